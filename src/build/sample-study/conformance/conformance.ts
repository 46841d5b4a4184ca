import type { DatabaseSync } from 'node:sqlite'
import { csvText } from '@marom/tables'
import type { ConformanceFacts, EngineFinding, RuleResult } from '#src/sample-study/conformance-facts.ts'
import { countOf } from './database.ts'
import { engineRun } from './engine.ts'
import { explained } from './explained.ts'
import { checksumOf } from './read-files.ts'
import type { Rule } from './rule.ts'
import { rules } from './rules.ts'

function resultOf(database: DatabaseSync, rule: Rule): RuleResult {
  try {
    return { ...rule, found: countOf(database, rule.query) }
  } catch (cause) {
    throw new Error(`The query of ${rule.id} does not run.`, { cause })
  }
}

function findingOf([id, found]: readonly [string, number | null]): EngineFinding {
  const explanation = explained[id]
  if (!explanation)
    throw new Error(
      `The engine found something by ${id}. Explain it in content/sample-study/conformance/findings.json.`,
    )
  const { also, says, why } = explanation
  return { id, also, says, found, why }
}

function engineFacts(files: Readonly<Record<string, string>>): ConformanceFacts['engine'] {
  const { version, terminology, day, dataVersion, notApplicable, found: rulesRun } = engineRun
  const found = Object.values(rulesRun)
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
    rules: rulesRun,
  }
}

/**
 * What the engine found, and what our own queries count.
 *
 * @param files the checksums of the files that the engine would read now
 */
export const conformanceOf = (
  database: DatabaseSync,
  files: Readonly<Record<string, string>>,
): ConformanceFacts => ({
  engine: engineFacts(files),
  findings: Object.entries(engineRun.found)
    .filter(([, found]) => found !== 0)
    .map(findingOf),
  groups: Object.entries(rules).map(([id, list]) => ({
    id,
    rules: list.map((rule) => resultOf(database, rule)),
  })),
})

/** The same as a table, in English, without the rules by which the engine found nothing. */
export const conformanceCsv = ({ findings, groups }: ConformanceFacts): string =>
  csvText([
    ['id', 'also', 'group', 'says', 'found', 'explanation', 'query'],
    ...findings.map(({ id, also, says, found, why }) => [
      ...[id, also.join(' '), 'engine', says.en, found ?? 'error', why.en, null],
    ]),
    ...groups.flatMap((group) =>
      group.rules.map(({ id, also, says, found, query }) => [
        ...[id, also.join(' '), group.id, says.en, found, null, query],
      ]),
    ),
  ])
