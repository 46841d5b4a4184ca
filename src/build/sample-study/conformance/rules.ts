import { readFileSync } from 'node:fs'
import { fill } from '#client/ui/fill.ts'
import { study } from '#src/sample-study/protocol.ts'
import { type Listed, queriesIn, recordsIn, requireIn } from './listed.ts'
import { type Rule, ruleWords } from './rule.ts'

const folder = 'src/build/sample-study/conformance/own/'
const wordsFile = 'content/sample-study/conformance/rules.json'

const words = recordsIn(wordsFile, readFileSync(wordsFile, 'utf8'), ruleWords)

const groups = ['trial', 'adam', 'medicine'].map((group): [string, Listed<string>] => {
  const file = `${folder}${group}.sql`
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
