// Invisible characters. A joiner stays before a letter of the Arabic or an Indic script, which needs it.
const marks = /(?![\u200C\u200D][\u0620-\u06D5\u0900-\u0EFF])\p{Cf}/gu
const oddSpaces = /[^\S\t\n\r ]/g

/**
 * What a copy from a mail, a chat or a document brings along and nobody sees: marks of direction,
 * joiners, soft hyphens. Other spaces than the usual one become `space`.
 */
export function withoutMarks(text: string, space = ' '): string {
  return text.replace(marks, '').replace(oddSpaces, space)
}
