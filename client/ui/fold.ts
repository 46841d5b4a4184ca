import { once } from './once.ts'

/** Characters that readers take for one another, each list standing for the character after it. */
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

/** Accents and niqqud, Hebrew's punctuation of chant, and characters that are not seen at all. */
const unseen = once(() => /[\p{M}\p{Cf}\u05c0\u05c3\u05c6]|(?!\s)\p{Cc}/gu)

/**
 * A text as it is compared: without case, accents, niqqud and control characters; final letters as
 * their common forms; one kind of apostrophe, quotation mark, hyphen and space; trimmed. Half a
 * surrogate pair becomes U+FFFD, as it does in an address.
 */
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

/**
 * Whether a text that was folded before holds what was typed, as it stands: nothing in it is a
 * pattern.
 */
export function matches(haystackFolded: string, query: string): boolean {
  return haystackFolded.includes(fold(query))
}

/** The fields of a record as one text to search; what is typed never matches across two of them. */
export function foldFields(fields: readonly string[]): string {
  return fields.map(fold).join('\n')
}
