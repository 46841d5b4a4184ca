// Control characters but tabs and line ends, marks that can make a name look like another name, and
// those of annotations. LRM and RLM stay, because Hebrew needs them.
const controls =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
  /[\u0000-\u0008\v\f\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]/g
const invisible = /[\u200B\u2060\uFEFF]/g
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g

// Fillers, tag characters and the empty Braille cell (U+2800) are invisible. A combining mark needs a letter.
const ink = /[^\p{Default_Ignorable_Code_Point}\p{C}\p{M}\p{Z}\u2800]/u

/** For a text that is shown as it was typed. */
export const withoutControls = (text: string): string => text.replace(controls, '')

/** Removes characters that could manipulate a mail program or a page. Invisible text becomes ''. */
export function cleanText(text: string): string {
  const cleaned = text
    .toWellFormed()
    .replace(lineBreaks, '\n')
    .replaceAll('\t', ' ')
    .replace(controls, '')
    .replace(invisible, '')
    .normalize('NFC')
    .trim()
  return ink.test(cleaned) ? cleaned : ''
}

/** As `cleanText`, on one line, e.g. for the subject of a mail. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}
