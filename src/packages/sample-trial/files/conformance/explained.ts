import { readFileSync } from 'node:fs'
import type * as z from 'zod'
import { ownFile } from '../package-files.ts'
import { queriesIn, recordsIn, requireIn } from './listed.ts'
import { ruleWords, sentence } from './rule.ts'

export const wordsFile = ownFile('files/conformance/findings.json')
const restsFile = ownFile('files/conformance/explained.sql')

const findingWords = ruleWords.extend({ why: sentence })

interface Explanation extends z.infer<typeof findingWords> {
  /** Counts what the rule is about and the explanation does not cover: nothing. */
  rest: string | undefined
}

export const words = recordsIn(wordsFile, readFileSync(wordsFile, 'utf8'), findingWords)
const rests = queriesIn(restsFile, readFileSync(restsFile, 'utf8'))
requireIn(words, rests, wordsFile)

/** Why the engine found something, or stopped, by the id of the rule. */
export const explained: Readonly<Record<string, Explanation>> = Object.fromEntries(
  [...words].map(([id, { value }]) => [id, { ...value, rest: rests.get(id)?.value }]),
)
