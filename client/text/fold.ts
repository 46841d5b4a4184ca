import { once } from '#client/once.ts'

const alike: [RegExp, string][] = [
  [/[\u2010-\u2015\u2212\u05be]/g, '-'],
  [/[\u2018\u2019\u201b\u2032\u05f3`\u00b4]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u05f4\u00ab\u00bb]/g, '"'],
  [/ך/g, 'כ'],
  [/ם/g, 'מ'],
  [/ן/g, 'נ'],
  [/ף/g, 'פ'],
  [/ץ/g, 'צ'],
  [/ς/g, 'σ'],
  [/\s+/g, ' '],
]

const unseen = once(() => /[\p{M}\p{Cf}\u05c0\u05c3\u05c6]|(?!\s)\p{Cc}/gu)

/** Normalizes a text for comparison. A lone surrogate becomes U+FFFD, as in a URL. */
export function fold(text: string): string {
  if (text === '') return ''
  const bare = text
    .toWellFormed()
    .replace(/\u00b4/g, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(unseen(), '')
  return alike.reduce((folded, [pattern, one]) => folded.replace(pattern, one), bare).trim()
}

export function matches(haystackFolded: string, query: string): boolean {
  return haystackFolded.includes(fold(query))
}

/** Joins fields with line breaks, so that a query never matches across two fields. */
export function foldFields(fields: readonly string[]): string {
  return fields.map(fold).join('\n')
}
