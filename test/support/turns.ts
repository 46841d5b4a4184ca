import { hash } from 'node:crypto'
import type { Fixtures } from '@playwright/test'
import { isWhole } from './extent.ts'

/**
 * Whether a journey that is alike in both languages is tried in the one that its title names: its
 * other words decide, so that about half of the journeys are tried in each.
 */
function isItsTurn(titlePath: readonly string[]): boolean {
  const title = titlePath.join(' ')
  const [language] = /\b(?:en|he)\b/.exec(title) ?? []
  if (isWhole || !language) return true
  const journey = title.replace(/\b(?:en|he)\b|\d+ px/g, '')
  return hash('md5', journey) < '8' === (language === 'en')
}

export interface Turns {
  /** Whether each journey is tried in one language only: `test.use` in a file or a group. */
  takesTurns: boolean
  turn: undefined
}

export const turns: Fixtures<Turns> = {
  takesTurns: [false, { option: true }],
  turn: [
    async ({ takesTurns }, use, testInfo) => {
      testInfo.skip(takesTurns && !isItsTurn(testInfo.titlePath), 'tried in the other language')
      await use(undefined)
    },
    { auto: true },
  ],
}
