export interface StyleSheet {
  text: string
  /** Its source in the policy `style-src`. */
  hash: string
}

/** The lines that have the mark `1`. */
export const markedLines = (lines: readonly string[], marks: string) =>
  lines.filter((_, index) => marks[index] === '1').join('')

/** In the order of a document. The utilities are last, because a class at the element wins. */
export interface StyleSheets {
  design: StyleSheet
  /** By the folder in `client/`: of a subject, then of the parts of a subject. Only their pages have it. */
  own: Readonly<Record<string, StyleSheet>>
  /** The picture of the icons that the code names; `all` has also those that the content names. */
  icons: { few: StyleSheet; all: StyleSheet }
  /** For each subject and part, which lines its pages have, e.g. `110`. All pages of the site: `all`. */
  utilities: { lines: readonly string[]; pages: Readonly<Record<string, { lines: string; hash: string }>> }
}
