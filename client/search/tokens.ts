import { fold } from '#client/ui/fold.ts'

/** A word of a text as the index knows it, and where it stands in the text. */
export interface Token {
  stem: string
  /** The word as it is written. */
  start: number
  end: number
}

const words = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}'’‘׳״"`´]*/gu

/** Words that say nothing by themselves. */
const idle = new Set('a an the of and in to for on with by is של את על עם'.split(' '))

/**
 * A word without its ending: plural and gender in Hebrew, plural and British spelling in English.
 */
export function stemOf(word: string): string {
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

/** What is compared of a word: folded, without the marks that stand in it. */
export const bare = (word: string): string => fold(word).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The words of a text in their order; without those that say nothing, unless there are no others.
 */
export function tokensOf(text: string): Token[] {
  const found = [...text.toWellFormed().matchAll(words)].map((match) => ({
    word: bare(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
  const telling = found.filter(({ word }) => !idle.has(word))
  return (telling.length > 0 ? telling : found).map(({ word, start, end }) => ({
    stem: stemOf(word),
    start,
    end,
  }))
}

/** Words that a hyphen joins, as one: many readers write them so. */
export function joinedOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}']+(?:-[\p{L}\p{N}']+)+/gu) ?? []).map((word) => stemOf(bare(word)))
}
