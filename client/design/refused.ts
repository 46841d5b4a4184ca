const logicalTwins = [
  [/^(.*:)?-?ml-/, 'ms-'],
  [/^(.*:)?-?mr-/, 'me-'],
  [/^(.*:)?pl-/, 'ps-'],
  [/^(.*:)?pr-/, 'pe-'],
  [/^(.*:)?-?left-/, 'inset-is-'],
  [/^(.*:)?-?right-/, 'inset-ie-'],
  [/^(.*:)?text-left$/, 'text-start'],
  [/^(.*:)?text-right$/, 'text-end'],
  [/^(.*:)?border-l(-|$)/, 'border-is'],
  [/^(.*:)?border-r(-|$)/, 'border-ie'],
  [/^(.*:)?(rounded-l|rounded-tl|rounded-bl)(-|$)/, 'rounded-is'],
  [/^(.*:)?(rounded-r|rounded-tr|rounded-br)(-|$)/, 'rounded-ie'],
  [/^(.*:)?float-left$/, 'float-start'],
  [/^(.*:)?float-right$/, 'float-end'],
] as const

/**
 * Of these each sets a part of a property, through variables that every element of every page would
 * have to carry.
 */
export const composed = {
  pattern:
    /^(?:.*:)?-?(?:transform|filter|shadow|ring|blur|(?:translate|rotate|scale|skew|shadow|ring|blur|touch-pan)-.+)$/,
  message: 'write the property itself, e.g. "[rotate:180deg]"',
}

/**
 * What no class may be, and what to write instead. Physical directions are wrong in one of the two
 * languages.
 */
export const refused: [RegExp, { message: string }][] = [
  ...logicalTwins.map(([pattern, twin]): [RegExp, { message: string }] => [
    pattern,
    { message: `use the logical "${twin}" instead` },
  ]),
  [composed.pattern, { message: composed.message }],
]
