import { readFileSync } from 'node:fs'
import { study } from '../../protocol.ts'
import { fill } from '../fill.ts'
import { ownFile } from '../package-files.ts'
import { ruleGroups } from './groups.ts'
import { type Listed, queriesIn, recordsIn, requireIn } from './listed.ts'
import { type Rule, ruleWords } from './rule.ts'

const folder = 'files/conformance/own/'
export const wordsFile = ownFile('files/conformance/rules.json')

export const words = recordsIn(wordsFile, readFileSync(wordsFile, 'utf8'), ruleWords)

const groups = ruleGroups.map((group): [string, Listed<string>] => {
  const file = ownFile(`${folder}${group}.sql`)
  return [group, queriesIn(file, readFileSync(file, 'utf8'))]
})
requireIn(new Map(groups.flatMap(([, queries]) => [...queries])), words, folder)

const rulesOf = (queries: Listed<string>): Rule[] =>
  [...queries].map(([id, { value, place }]) => {
    const found = words.get(id)
    if (!found) throw new Error(`${place}: ${id} is not in ${wordsFile}.`)
    return { ...found.value, query: fill(value, { dataCut: study.dataCut }) }
  })

/** Our own rules by what they are about. The words name the groups. */
export const rules: Readonly<Record<string, readonly Rule[]>> = Object.fromEntries(
  groups.map(([group, queries]) => [group, rulesOf(queries)]),
)
