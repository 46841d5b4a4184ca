import { fold } from '#client/ui/fold.ts'

interface Token {
  stem: string
  start: number
  end: number
}

const words = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}'’‘׳״"`´]*/gu

const stopWords = new Set('a an the of and in to for on with by is של את על עם'.split(' '))

/** Removes plural and gender in Hebrew, and plural and British spelling in English. */
function stemOf(word: string): string {
  if (/[א-ת]/.test(word)) {
    const single = word.replace(/יי+/g, 'י').replace(/וו+/g, 'ו')
    if (single.length < 4) return single
    const bare = single.replace(/(?:ימ|ות)$/, '')
    return bare !== single ? bare : single.replace(/[התי]$/, '')
  }
  if (word.length < 4) return word
  return word
    .replace(/(yse|the[st]e)s$/, (end) => `${end.slice(0, -2)}is`)
    .replace(/is(ation|ed|e)s?$/, 'iz$1')
    .replace(/ies$/, 'y')
    .replace(/([^siu])s$/, '$1')
}

/** A folded word with letters and digits only. */
export const bare = (word: string): string => fold(word).replace(/[^\p{L}\p{N}]/gu, '')

/** Stop words are left out, unless the text has no other words. */
export function tokensOf(text: string): Token[] {
  const found = [...text.toWellFormed().matchAll(words)].map((match) => ({
    word: bare(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
  const telling = found.filter(({ word }) => !stopWords.has(word))
  return (telling.length > 0 ? telling : found).map(({ word, start, end }) => ({
    stem: stemOf(word),
    start,
    end,
  }))
}

/** Hyphenated words as one word, because many readers write them without a hyphen. */
export function joinedOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}']+(?:-[\p{L}\p{N}']+)+/gu) ?? []).map((word) => stemOf(bare(word)))
}
