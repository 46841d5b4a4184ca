import { readFileSync } from 'node:fs'
import type * as z from 'zod'
import { queriesIn, recordsIn, requireIn } from './listed.ts'
import { ruleWords, sentences } from './rule.ts'

const wordsFile = 'content/sample-study/conformance/findings.json'
const restsFile = 'src/build/sample-study/conformance/explained.sql'

const findingWords = ruleWords.extend({ why: sentences })

interface Explanation extends z.infer<typeof findingWords> {
  /** Counts what the rule is about and the explanation does not cover: nothing. */
  rest: string | undefined
}

const words = recordsIn(wordsFile, readFileSync(wordsFile, 'utf8'), findingWords)
const rests = queriesIn(restsFile, readFileSync(restsFile, 'utf8'))
requireIn(words, rests, wordsFile)

/** Why the engine found something, or stopped, by the id of the rule. */
export const explained: Readonly<Record<string, Explanation>> = Object.fromEntries(
  [...words].map(([id, { value }]) => [id, { ...value, rest: rests.get(id)?.value }]),
)
