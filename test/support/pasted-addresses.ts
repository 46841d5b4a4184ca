/** What comes along with a copied text and nobody sees. */
export const carried: Record<string, string> = {
  'left-to-right mark': '\u200E',
  'right-to-left mark': '\u200F',
  'Arabic letter mark': '\u061C',
  'left-to-right embedding': '\u202A',
  'right-to-left embedding': '\u202B',
  'pop directional formatting': '\u202C',
  'left-to-right override': '\u202D',
  'right-to-left override': '\u202E',
  'left-to-right isolate': '\u2066',
  'right-to-left isolate': '\u2067',
  'first strong isolate': '\u2068',
  'pop directional isolate': '\u2069',
  'zero-width space': '\u200B',
  'zero-width non-joiner': '\u200C',
  'zero-width joiner': '\u200D',
  'word joiner': '\u2060',
  'byte order mark': '\uFEFF',
  'soft hyphen': '\u00AD',
  'no-break space': '\u00A0',
  'narrow no-break space': '\u202F',
  'figure space': '\u2007',
  'thin space': '\u2009',
  'ideographic space': '\u3000',
}

export const hebrewAddress = { typed: 'dana@דוגמה.ישראל', ascii: 'dana@xn--6dbbec0c.xn--4dbrk0ce' }

/** As mail programs, chats and texts give an address, and the address. */
export const wrapped: [text: string, address: string][] = [
  ['mailto:dana@lab.example', 'dana@lab.example'],
  ['MAILTO:dana@lab.example?subject=Trial&body=x@y', 'dana@lab.example'],
  ['Dana <dana@lab.example>', 'dana@lab.example'],
  ['"Levi, Dana" <dana@lab.example>;', 'dana@lab.example'],
  ['דנה לוי <dana@lab.example>', 'dana@lab.example'],
  ['dana@lab.example<mailto:dana@lab.example>', 'dana@lab.example'],
  ['<dana@lab.example>', 'dana@lab.example'],
  ['dana@lab.example,', 'dana@lab.example'],
  ['dana@lab.example;', 'dana@lab.example'],
  [' dana@lab.example. ', 'dana@lab.example'],
  ['"dana@lab.example"', 'dana@lab.example'],
  ["'dana@lab.example',", 'dana@lab.example'],
  ['“dana@lab.example”', 'dana@lab.example'],
  ['„dana@lab.example“', 'dana@lab.example'],
  ['(dana@lab.example)', 'dana@lab.example'],
  ['\u202Adana@lab.example\u202C.', 'dana@lab.example'],
  ['דנה <dana@דוגמה.ישראל>\u200F', 'dana@דוגמה.ישראל'],
]
