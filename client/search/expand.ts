import { differing, distance, lettersOf } from './distance.ts'
import { firstFrom, type SearchIndex } from './index-file.ts'
import { rootOf } from './tokens.ts'

/** From the place of a stem in the index to its fit, 0 to 1. */
export type Meanings = Map<number, number>

const single = ['ו', 'ה', 'ב', 'כ', 'ל', 'מ', 'ש']
const double = ['וה', 'וב', 'ול', 'ומ', 'וש', 'וכ', 'שה', 'שב', 'של', 'שמ', 'מה', 'כש', 'לכ', 'בה']
export const hebrewPrefixes: readonly string[] = [
  ...single,
  ...double,
  'כשה',
  'ושה',
  'שמה',
  'ושב',
  'וכש',
  'וכשה',
]

/** Of the stems that begin with the typed word. */
const mostBegun = 40

const fits = {
  prefix: 0.85,
  otherPrefix: 0.8,
  longer: 0.75,
  root: 0.62,
  prefixedRoot: 0.55,
  near: 0.6,
  far: 0.45,
  shorter: 0.4,
} as const

function note(meanings: Meanings, place: number | undefined, fit: number): void {
  if (place !== undefined && fit > (meanings.get(place) ?? 0)) meanings.set(place, fit)
}

/** The word itself, and with Hebrew prefixes removed or added. */
function noteForms({ places }: SearchIndex, word: string, meanings: Meanings): void {
  note(meanings, places.get(word), 1)
  if (!/^[א-ת]/.test(word)) return
  for (const prefix of hebrewPrefixes) {
    note(meanings, places.get(prefix + word), fits.prefix)
    if (!word.startsWith(prefix) || word.length - prefix.length < 2) continue
    const rest = word.slice(prefix.length)
    note(meanings, places.get(rest), fits.prefix)
    // Hebrew doubles a vav after a prefix: `לוועדה`.
    note(meanings, places.get(`ו${rest}`), fits.prefix - 0.05)
  }
}

/** Hebrew changes a root inside, English only at its end. */
function placesOfRoot({ stems, isName, rooted }: SearchIndex, root: string): readonly number[] {
  if (root === '') return []
  if (root > '\u0590') return rooted().get(root) ?? []
  const places: number[] = []
  for (let place = firstFrom(stems, root); stems[place]?.startsWith(root); place += 1)
    if (isName[place] && rootOf(stems[place] ?? '') === root) places.push(place)
  return places
}

/** Other words of its root. An unknown word may have a Hebrew prefix: `שעוזבים` finds `עזב`. */
function noteRoots(index: SearchIndex, word: string, meanings: Meanings): void {
  const noteOf = (part: string, fit: number) => {
    for (const place of placesOfRoot(index, rootOf(part))) note(meanings, place, fit)
  }
  noteOf(word, fits.root)
  if (meanings.size > 0 || !/^[א-ת]/.test(word)) return
  for (const prefix of hebrewPrefixes)
    if (word.startsWith(prefix)) noteOf(word.slice(prefix.length), fits.prefixedRoot)
}

/** With another Hebrew prefix: `שבפרוטוקול` also finds `מהפרוטוקול`. */
function noteOtherPrefixes({ places }: SearchIndex, word: string, meanings: Meanings): void {
  for (const prefix of hebrewPrefixes) {
    if (!word.startsWith(prefix) || word.length - prefix.length < 3) continue
    for (const other of hebrewPrefixes)
      note(meanings, places.get(other + word.slice(prefix.length)), fits.otherPrefix)
  }
}

function noteLonger({ stems }: SearchIndex, word: string, meanings: Meanings): void {
  if (word.length < 2) return
  const start = firstFrom(stems, word)
  for (let place = start; place < start + mostBegun && stems[place]?.startsWith(word); place += 1)
    note(meanings, place, fits.longer * (0.7 + (0.3 * word.length) / (stems[place]?.length ?? 1)))
}

/**
 * The stems of names that can be within `limit` changes, by length and letters only. Calling
 * `distance` for each stem would take most of a query's time.
 */
export function placesNear({ stems, isName, letters }: SearchIndex, word: string, limit: number): number[] {
  const sets = letters()
  const own = lettersOf(word)
  const isHebrew = /[א-ת]/.test(word)
  const near: number[] = []
  stems.forEach((stem, place) => {
    if (!isName[place] || stem.length < 3 || Math.abs(stem.length - word.length) > limit) return
    if (isHebrew !== stem > '\u0590' || differing(own, sets[place] ?? 0) > 2 * limit) return
    near.push(place)
  })
  return near
}

function noteMisspelled(index: SearchIndex, word: string, meanings: Meanings): void {
  if (word.length < 4) return
  const limit = word.length < 7 ? 1 : 2
  for (const place of placesNear(index, word, limit)) {
    const away = distance(word, index.stems[place] ?? '', limit)
    if (away <= limit) note(meanings, place, away === 1 ? fits.near : fits.far)
  }
  // The typed word may have an ending that the stem does not have.
  for (let length = word.length - 1; length >= 5 && length >= word.length * 0.6; length -= 1)
    for (const [place, fit] of shortened(index, word.slice(0, length))) note(meanings, place, fit)
}

function shortened({ stems, isName }: Pick<SearchIndex, 'stems' | 'isName'>, word: string): Meanings {
  const place = firstFrom(stems, word)
  return new Map(stems[place] === word && isName[place] ? [[place, fits.shorter]] : [])
}

/** @param word a result of `stemOf` */
export function meaningsOf(index: SearchIndex, word: string): { meanings: Meanings; isMisspelled: boolean } {
  const meanings: Meanings = new Map()
  noteForms(index, word, meanings)
  const isKnown = meanings.size > 0
  noteLonger(index, word, meanings)
  noteRoots(index, word, meanings)
  const isBegun = meanings.size > 0
  if (!index.isName[index.places.get(word) ?? -1]) noteOtherPrefixes(index, word, meanings)
  if (!isKnown) noteMisspelled(index, word, meanings)
  return { meanings, isMisspelled: !isBegun && meanings.size > 0 }
}
