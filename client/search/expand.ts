import { differing, distance, lettersOf } from './distance.ts'
import type { SearchIndex } from './index-file.ts'

/**
 * Words of the index that a typed word may mean, by their place, with how well each fits, 0 to 1.
 */
export type Meanings = Map<number, number>

const single = ['ו', 'ה', 'ב', 'כ', 'ל', 'מ', 'ש']
const double = ['וה', 'וב', 'ול', 'ומ', 'וש', 'וכ', 'שה', 'שב', 'של', 'שמ', 'מה', 'כש', 'לכ', 'בה']
const prefixes = [...single, ...double, 'כשה', 'ושה', 'שמה']

/** So many words of the index may begin with what was typed. */
const mostBegun = 40

const fits = { prefix: 0.85, longer: 0.75, near: 0.6, far: 0.45, shorter: 0.4 } as const

/** The place of the first stem that does not come before a text. */
function firstFrom(stems: readonly string[], text: string): number {
  let low = 0
  let high = stems.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((stems[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

function note(meanings: Meanings, place: number | undefined, fit: number): void {
  if (place !== undefined && fit > (meanings.get(place) ?? 0)) meanings.set(place, fit)
}

/** A word as it stands, and with Hebrew prefixes taken off or put before it. */
function noteForms({ places }: SearchIndex, word: string, meanings: Meanings): void {
  note(meanings, places.get(word), 1)
  if (!/^[א-ת]/.test(word)) return
  for (const prefix of prefixes) {
    note(meanings, places.get(prefix + word), fits.prefix)
    if (!word.startsWith(prefix) || word.length - prefix.length < 2) continue
    const rest = word.slice(prefix.length)
    note(meanings, places.get(rest), fits.prefix)
    // A vav that is doubled behind a prefix: `לוועדה`.
    note(meanings, places.get(`ו${rest}`), fits.prefix - 0.05)
  }
}

/** Words that begin with what was typed: who types is not done yet. */
function noteLonger({ stems }: SearchIndex, word: string, meanings: Meanings): void {
  if (word.length < 2) return
  const start = firstFrom(stems, word)
  for (let place = start; place < start + mostBegun && stems[place]?.startsWith(word); place += 1)
    note(meanings, place, fits.longer * (0.7 + (0.3 * word.length) / (stems[place]?.length ?? 1)))
}

/**
 * The words of names that can be within `limit` changed letters of a word, judged by their length and
 * by the letters in them. Comparing every word letter by letter would take most of a query's time.
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

/** Words of names that differ by one letter, or by two where they are long. */
function noteMisspelt(index: SearchIndex, word: string, meanings: Meanings): void {
  if (word.length < 4) return
  const limit = word.length < 7 ? 1 : 2
  for (const place of placesNear(index, word, limit)) {
    const away = distance(word, index.stems[place] ?? '', limit)
    if (away <= limit) note(meanings, place, away === 1 ? fits.near : fits.far)
  }
  // An ending that the word does not have.
  for (let length = word.length - 1; length >= 5 && length >= word.length * 0.6; length -= 1)
    for (const [place, fit] of shortened(index, word.slice(0, length))) note(meanings, place, fit)
}

function shortened({ stems, isName }: Pick<SearchIndex, 'stems' | 'isName'>, word: string): Meanings {
  const place = firstFrom(stems, word)
  return new Map(stems[place] === word && isName[place] ? [[place, fits.shorter]] : [])
}

/** What a typed word, as `stemOf` leaves it, may mean. */
export function meaningsOf(index: SearchIndex, word: string): { meanings: Meanings; isMisspelt: boolean } {
  const meanings: Meanings = new Map()
  noteForms(index, word, meanings)
  const isKnown = meanings.size > 0
  noteLonger(index, word, meanings)
  const isBegun = meanings.size > 0
  if (!isKnown) noteMisspelt(index, word, meanings)
  return { meanings, isMisspelt: !isBegun && meanings.size > 0 }
}
