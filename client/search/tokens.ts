import { once } from '#client/once.ts'
import { fold } from '#client/text/fold.ts'

interface Token {
  /** Folded. */
  word: string
  stem: string
  /** In capitals beside other letters, as `OR` and `BE` among words. */
  isAbbreviation: boolean
  start: number
  end: number
}

/** A folded word with letters and digits only. */
export const bare = (word: string): string => fold(word).replace(/[^\p{L}\p{N}]/gu, '')

const words = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}'’‘׳״"`´]*/gu

/** The place in a list is the number. */
const numerals = [
  ['one', 'first', 'חד', 'אחד', 'אחת', 'ראשון', 'ראשונה', 'i'],
  ['two', 'second', 'דו', 'שני', 'שתי', 'שניים', 'שתיים', 'שנייה', 'ii'],
  ['three', 'third', 'תלת', 'שלוש', 'שלושה', 'שלישי', 'שלישית', 'iii'],
  ['four', 'fourth', 'ארבע', 'ארבעה', 'רביעי', 'רביעית', 'iv'],
]

const digits = once(
  () => new Map(numerals.flatMap((names, index) => names.map((name) => [bare(name), `${index + 1}`]))),
)

/** Before these `I` is a numeral, not a pronoun. */
const numbered = /^(?:types?|phases?|class|stages?|[בהמל]?(?:סוג|שלב|פאזה))$/

function numeralOf(word: string, before: string | undefined): string {
  if (word === 'i' && !numbered.test(before ?? '')) return word
  return digits().get(word) ?? digits().get(word.replace(/^ה/, '')) ?? word
}

/** Removes plural and gender in Hebrew, and plural and British spelling in English. */
function stemOf(word: string): string {
  if (/[א-ת]/.test(word)) {
    const single = word.replace(/יי+/g, 'י').replace(/וו+/g, 'ו')
    if (single.length < 4) return single
    const bare = single.replace(/(?:ימ|ות)$/, '')
    return bare !== single ? bare : single.replace(/[התיא]$/, '')
  }
  if (word.length < 4) return word
  return word
    .replace(/(yse|the[st]e)s$/, (end) => `${end.slice(0, -2)}is`)
    .replace(/is(ation|ed|e)s?$/, 'iz$1')
    .replace(/ies$/, 'y')
    .replace(/([^siu])s$/, '$1')
}

export function tokensOf(text: string): Token[] {
  const matches = [...text.toWellFormed().matchAll(words)]
  const hasOtherLetters = /[\p{Ll}\p{Lo}]/u.test(text)
  return matches.map((match, index) => {
    const word = numeralOf(bare(match[0]), matches[index - 1]?.[0].toLowerCase())
    const isAbbreviation = hasOtherLetters && /^[A-Z]{2,}$/.test(match[0])
    const end = match.index + match[0].length
    return { word, stem: stemOf(word), isAbbreviation, start: match.index, end }
  })
}

/**
 * Stop words are left out, unless there are no other words.
 * @param stops folded words, not stems: `איך` and `איכות` have one
 */
export function telling(tokens: Token[], stops: ReadonlySet<string>): Token[] {
  const others = tokens.filter(({ word, isAbbreviation }) => isAbbreviation || !stops.has(word))
  return others.length > 0 ? others : tokens
}

/** Hyphenated words as one word, because many readers write them without a hyphen. */
export function joinedOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}']+(?:-[\p{L}\p{N}']+)+/gu) ?? []).map((word) => stemOf(bare(word)))
}

/**
 * What different forms of a word have in common: `hosting` and `hosted`, `כתיבה` and `לכתוב`. Empty
 * if too little remains. Words of another meaning may have the same, so it counts little.
 */
export function rootOf(stem: string): string {
  if (/[א-ת]/.test(stem)) {
    const root = stem.replace(/(?<=.)[ויה]/g, '').replace(/^(?:[ילמנ]|הת)(?=.{3})/, '')
    return root.length < 3 ? '' : root
  }
  const root = stem.replace(/(?:ations?|ating|ated|ate|ings?|ed|ers?|ors?|ions?|ive|able|ment|e)$/, '')
  return root.length < 4 ? '' : root.replace(/([^aeiouls])\1$/, '$1')
}
