// Overrides and isolates can make a name read as another; the plain marks LRM and RLM stay, Hebrew
// needs them.
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g
const invisible = /[\u200B\u2060\uFEFF]/g
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
const controls = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g

// Fillers and tag characters are letters to some properties and nothing to the eye; so is the empty
// Braille cell.
const ink = /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/u

/**
 * A text without what could steer a mail program or a page: control characters, bidi overrides,
 * lone surrogates. Empty when there is nothing in it to see.
 */
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

/** As `cleanText`, on one line: what may stand in a mail's subject, in a sentence or a table. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}
