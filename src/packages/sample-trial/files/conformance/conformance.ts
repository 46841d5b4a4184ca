import type { DatabaseSync } from 'node:sqlite'
import { csvText } from '@marom/tables'
import { countOf } from './database.ts'
import { engineRun } from './engine.ts'
import { explained, wordsFile } from './explained.ts'
import { checksumOf, define } from './read-files.ts'
import type { ConformanceResults, EngineFinding, InLanguages, RuleResult, Translation } from './results.ts'
import type { Rule } from './rule.ts'
import { rules } from './rules.ts'

/** Checksums of what the engine would read now. */
interface FilesToRead {
  files: Readonly<Record<string, string>>
  /** Of the Define-XML without the programs that it quotes. */
  metadata: string
}

type Translations = Readonly<Record<string, Translation>>

/** @throws if a language has no such sentence */
function inLanguages(
  en: string,
  translations: Translations,
  sentenceOf: (translation: Translation) => string | undefined,
): InLanguages {
  const others = Object.entries(translations).map(([language, translation]) => {
    const sentence = sentenceOf(translation)
    if (sentence === undefined) throw new Error(`Translate "${en}" to ${language}.`)
    return [language, sentence]
  })
  return { en, ...Object.fromEntries(others) }
}

function resultOf(database: DatabaseSync, rule: Rule, translations: Translations): RuleResult {
  const { id, also, query } = rule
  const says = inLanguages(rule.says, translations, ({ rules }) => rules.get(id)?.says)
  try {
    return { id, also, says, query, found: countOf(database, query) }
  } catch (cause) {
    throw new Error(`The query of ${rule.id} does not run.`, { cause })
  }
}

function findingOf(id: string, found: number | null, translations: Translations): EngineFinding {
  const explanation = explained[id]
  if (!explanation) throw new Error(`The engine found something by ${id}. Explain it in ${wordsFile}.`)
  const says = inLanguages(explanation.says, translations, ({ findings }) => findings.get(id)?.says)
  const why = inLanguages(explanation.why, translations, ({ findings }) => findings.get(id)?.why)
  return { id, also: explanation.also, says, found, why }
}

function engineResults({ files, metadata }: FilesToRead): ConformanceResults['engine'] {
  const { version, terminology, day, dataVersion, notApplicable, found: rulesRun } = engineRun
  const found = Object.values(rulesRun)
  const read = Object.keys({ ...engineRun.files, ...files })
  const changed = read.filter((name) => files[name] !== engineRun.files[name]).sort()
  return {
    version,
    terminology,
    day,
    dataVersion,
    checksum: checksumOf(engineRun.files),
    files: Object.keys(engineRun.files).length,
    changed,
    onlyPrograms: changed.join() === define && metadata === engineRun.metadata,
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
 * @param translations of the sentences, by language
 */
export const conformanceOf = (
  database: DatabaseSync,
  read: FilesToRead,
  translations: Translations,
): ConformanceResults => ({
  engine: engineResults(read),
  findings: Object.entries(engineRun.found)
    .filter(([, found]) => found !== 0)
    .map(([id, found]) => findingOf(id, found, translations)),
  groups: Object.entries(rules).map(([id, list]) => ({
    id,
    rules: list.map((rule) => resultOf(database, rule, translations)),
  })),
})

/** The same as a table, in English, without the rules by which the engine found nothing. */
export const conformanceCsv = ({ findings, groups }: ConformanceResults): string =>
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
