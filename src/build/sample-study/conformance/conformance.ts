import type { DatabaseSync } from 'node:sqlite'
import { csvText } from '#src/machine/csv.ts'
import type { ConformanceFacts, RuleResult } from '#src/sample-study/conformance-facts.ts'
import { countOf } from './database.ts'
import { engineRun } from './engine.ts'
import { explained } from './explained.ts'
import { notQueried } from './not-queried.ts'
import { checksumOf } from './read-files.ts'
import type { Rule } from './rule.ts'
import { rules } from './rules.ts'

const ofEngine = (id: string) => (id in engineRun.found ? { engine: engineRun.found[id] ?? null } : {})

const reasonOf = (id: string) => {
  const why = explained[id]
  return why ? { why: { en: why.en, he: why.he } } : {}
}

const resultOf = (database: DatabaseSync, { id, also, says, query }: Rule): RuleResult => ({
  id,
  also,
  says,
  query,
  found: countOf(database, query),
  ...ofEngine(id),
  ...reasonOf(id),
})

function engineFacts(files: Readonly<Record<string, string>>): ConformanceFacts['engine'] {
  const { version, terminology, day, dataVersion, notApplicable } = engineRun
  const found = Object.values(engineRun.found)
  const read = Object.keys({ ...engineRun.files, ...files })
  return {
    version,
    terminology,
    day,
    dataVersion,
    checksum: checksumOf(engineRun.files),
    files: Object.keys(engineRun.files).length,
    changed: read.filter((name) => files[name] !== engineRun.files[name]).sort(),
    ran: found.length,
    clean: found.filter((one) => one === 0).length,
    stopped: found.filter((one) => one === null).length,
    notApplicable,
  }
}

/**
 * Runs every query.
 *
 * @param files the checksums of the files that the engine would read now
 */
export const conformanceOf = (
  database: DatabaseSync,
  files: Readonly<Record<string, string>>,
): ConformanceFacts => ({
  engine: engineFacts(files),
  groups: Object.entries(rules).map(([id, list]) => ({
    id,
    rules: list.map((rule) => resultOf(database, rule)),
  })),
  others: notQueried.map((one) => ({ ...one, ...ofEngine(one.id), ...reasonOf(one.id) })),
})

/** The same as a table, in English. */
export const conformanceCsv = ({ groups, others }: ConformanceFacts): string =>
  csvText([
    ['id', 'also', 'group', 'says', 'found', 'engine', 'explanation', 'query'],
    ...groups.flatMap((group) =>
      group.rules.map(({ id, also, says, found, engine, why, query }) => [
        ...[id, also.join(' '), group.id, says.en, found],
        ...[engine === null ? 'error' : engine, why?.en, query],
      ]),
    ),
    ...others.map(({ id, also, says, reason, engine, why }) => [
      ...[id, also.join(' '), `not queried: ${reason}`, says.en, null],
      ...[engine === null ? 'error' : engine, why?.en, null],
    ]),
  ])
