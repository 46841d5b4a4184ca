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

/** UnoCSS composes these of variables, which it would set on every element of every page. */
export const composed = {
  pattern:
    /^(?:.*:)?-?(?:transform|filter|shadow|ring|blur|(?:translate|rotate|scale|skew|shadow|ring|blur|touch-pan)-.+)$/,
  message: 'write the property itself, e.g. "[rotate:180deg]"',
}

/** Refused classes, each with its replacement. Physical directions are wrong in Hebrew or English. */
export const refused: [RegExp, { message: string }][] = [
  ...logicalTwins.map(([pattern, twin]): [RegExp, { message: string }] => [
    pattern,
    { message: `use the logical "${twin}" instead` },
  ]),
  [composed.pattern, { message: composed.message }],
]
