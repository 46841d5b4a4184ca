import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { words as findings, wordsFile as findingsFile } from './explained.ts'
import { type Listed, recordsIn, requireIn } from './listed.ts'
import type { Translation } from './results.ts'
import { sentence } from './rule.ts'
import { words as rules, wordsFile as rulesFile } from './rules.ts'

const ruleShape = z.strictObject({ id: z.string(), says: sentence })
const findingShape = ruleShape.extend({ why: sentence })

const valuesOf = <Value>(list: Listed<Value>): ReadonlyMap<string, Value> =>
  new Map([...list].map(([id, { value }]) => [id, value]))

function translated<Value extends { id: string }>(
  file: string,
  shape: z.ZodType<Value>,
  [original, originalFile]: readonly [original: Listed<unknown>, file: string],
): ReadonlyMap<string, Value> {
  const found = recordsIn(file, readFileSync(file, 'utf8'), shape)
  requireIn(original, found, originalFile)
  requireIn(found, original, file)
  return valuesOf(found)
}

/**
 * The sentences of another language, from JSON files with a record on each line.
 *
 * @param files of the rules, as `rules.json` without `also`, and of what the engine found
 * @throws with file and line if an id has no sentence, or is not known
 */
export const readTranslation = (files: { rules: string; findings: string }): Translation => ({
  rules: translated(files.rules, ruleShape, [rules, rulesFile]),
  findings: translated(files.findings, findingShape, [findings, findingsFile]),
})
