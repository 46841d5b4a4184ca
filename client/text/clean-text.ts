// These can make a name look like another name. LRM and RLM stay, because Hebrew needs them.
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g
// The last three mark notes between the lines of a text.
const invisible = /[\u200B\u2060\uFEFF\uFFF9-\uFFFB]/g
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
const controls = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g

// Fillers, tag characters and the empty Braille cell (U+2800) are invisible. A combining mark needs a letter.
const ink = /[^\p{Default_Ignorable_Code_Point}\p{C}\p{M}\p{Z}\u2800]/u

/** Removes characters that could manipulate a mail program or a page. Invisible text becomes ''. */
export function cleanText(text: string): string {
  const cleaned = text
    .toWellFormed()
    .replace(lineBreaks, '\n')
    .replaceAll('\t', ' ')
    .replace(controls, '')
    .replace(bidiControls, '')
    .replace(invisible, '')
    .normalize('NFC')
    .trim()
  return ink.test(cleaned) ? cleaned : ''
}

/** As `cleanText`, on one line, e.g. for the subject of a mail. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}
