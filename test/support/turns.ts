import { hash } from 'node:crypto'
import type { Fixtures } from '@playwright/test'
import { isTranslated, isWhole } from './extent.ts'

const languageIn = /\b(?:en|he)\b/

export const journeyOf = (titles: readonly string[]): string =>
  titles.join(' ').replace(/\b(?:en|he)\b|\d+ px/g, '')

/**
 * For journeys that are alike in both languages: a hash of the other words of the title chooses the
 * language.
 */
function isItsTurn(titles: readonly string[]): boolean {
  const [language] = languageIn.exec(titles.join(' ')) ?? []
  if (isWhole || !language) return true
  return hash('md5', journeyOf(titles)) < '8' === (language === 'en')
}

export interface Turns {
  /** Try each journey in one language only: `test.use` in a file or a group. A translator's always do. */
  takesTurns: boolean
  turn: undefined
}

export const turns: Fixtures<Turns> = {
  takesTurns: [false, { option: true }],
  turn: [
    async ({ takesTurns }, use, testInfo) => {
      testInfo.skip(
        (takesTurns || isTranslated) && !isItsTurn(testInfo.titlePath),
        'tried in the other language',
      )
      await use(undefined)
    },
    { auto: true },
  ],
}
