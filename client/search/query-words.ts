import { type Meanings, meaningsOf } from './expand.ts'
import type { Alike, SearchIndex } from './index-file.ts'
import { spelledOut } from './letter-names.ts'
import { telling, tokensOf } from './tokens.ts'

export interface Word {
  meanings: Meanings
  isMisspelled: boolean
  /** It says what for, whatever else is said: a price, a job. */
  isDecisive?: boolean
  start: number
  end: number
}

/** In UTF-16 code units. */
export const longestQuery = 200
const mostWords = 12

/** The fit of a word that means the same to a reader. */
const alikeFit = { whole: 0.88, prefixed: 0.75 }

/** Before a word they make its opposite, which a text may write as one word: `not inferior`. */
const negations = new Set([
  'non',
  'not',
  'no',
  'without',
  'לא',
  'אי',
  'ללא',
  'בלי',
  'אינ',
  'אינו',
  'אינה',
  'א',
])
const opposites = ['non', 'un', 'in', 'אי', 'א', 'לא']

/** Hebrew prefixes before a hyphen and a Latin word: `ב־EDC`. */
export const loosePrefix = /^(?:[ובהלכשמ]|מה|וב|וה|ול|ומ|כש|שה)$/

/** `0.04` is not the number `004`. */
const isDigits = /^\d+$/

/** Adjacent words also get the meaning of their compound and of a spelled-out abbreviation. */
export function wordsOf(index: SearchIndex, query: string): Word[] {
  const all = telling(tokensOf(query.slice(0, longestQuery)), index.stops).slice(0, mostWords)
  const whole = all.filter(({ stem }) => !loosePrefix.test(stem))
  const tokens = whole.length > 0 ? whole : all
  const words = tokens.map(({ stem, start, end }) => ({
    ...meaningsOf(index, stem),
    isDecisive: index.decisive.includes(stem),
    start,
    end,
  }))
  const mean = (from: number, to: number, stem: string, fit: number) => {
    const place = index.places.get(stem)
    if (place === undefined) return
    for (const word of words.slice(from, to)) {
      word.meanings.set(place, Math.max(fit, word.meanings.get(place) ?? 0))
      word.isMisspelled = false
    }
  }
  tokens.forEach(({ stem }, from) => {
    const next = tokens[from + 1]
    if (next && !isDigits.test(stem + next.stem)) mean(from, from + 2, stem + next.stem, 0.95)
    if (next && negations.has(stem))
      for (const opposite of opposites) mean(from, from + 2, opposite + next.stem, 0.95)
    const following = tokens.slice(from + 1).map((token) => token.stem)
    const { ways, fit } = alikeTo(index, stem)
    for (const { stems, others } of ways) {
      if (!stems.slice(1).every((one, at) => one === following[at])) continue
      for (const [at, same] of others.entries())
        for (const other of same) mean(from + at, from + at + 1, other, fit)
    }
    for (let to = from + 2; to <= tokens.length; to += 1)
      for (const abbreviation of spelledOut(tokens.slice(from, to).map((token) => token.stem)))
        mean(from, to, abbreviation, 0.9 + 0.01 * (to - from))
  })
  return words
}

/** What means the same as the phrases that begin with a stem, also after a Hebrew prefix: `לנבדקים`. */
function alikeTo(index: SearchIndex, stem: string): { ways: readonly Alike[]; fit: number } {
  const ways = index.alikeFrom(stem)
  if (ways.length > 0 || !/^[ובהלכשמ]/.test(stem)) return { ways, fit: alikeFit.whole }
  return { ways: index.alikeFrom(stem.slice(1)), fit: alikeFit.prefixed }
}
