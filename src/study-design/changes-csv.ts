import { csvForPeople } from '@marom/tables'
import {
  type Change,
  type Changes,
  type DesignName,
  designs,
  gridOf,
  gridQuestion,
  parametersOf,
  sensitivityOf,
  type Texts,
} from '@marom/trial-designs'
import type { Language } from '#content/locales.ts'
import { frameWords, lexiconOf } from './words.ts'

function changesIn(changes: Changes, parameters: Texts): readonly Change[] | null {
  const asked = gridQuestion(parameters)
  if (asked) return gridOf(changes, asked, true)?.cells.flat() ?? null
  const { planned, rows } = sensitivityOf(changes)
  return [planned, ...rows.flatMap(({ less, more }) => [less, more])]
}

/**
 * A row for each changed plan: its address, the texts of the fields that change, the headline, and
 * what the planned size gives. The second column names the assumptions that were not given.
 * @returns what is wrong if there is no result, or no such grid
 */
export function changesCsv(
  name: DesignName,
  parameters: Texts,
  language: Language,
  addressOf: (inputs: Readonly<Record<string, string>>) => string,
): { text: string } | { wrong: readonly string[] } {
  const design = designs[name]
  const changes = design.changes(parameters)
  if (!changes) {
    const answer = design.answer(parameters)
    const { fault } = lexiconOf(name, language)
    return { wrong: answer.isResult ? [] : answer.faults.map(fault) }
  }
  const rows = changesIn(changes, parameters)
  if (!rows) return { wrong: [frameWords(language).grid.same] }
  const { texts, headline, left } = changes
  const defaulted = design.leftOut(parameters).defaulted.join(' ')
  const changed = design.fields
    .map((field) => field.name)
    .filter((field) => rows.some((row) => row.texts[field] !== undefined))
  const lines = rows.map((row) => {
    const inputs = { ...texts, ...row.texts }
    const fields = changed.map((field) => inputs[field])
    const values = [row.value, ...(left ? [row.left] : [])]
    return [addressOf(parametersOf(design.fields, inputs)), defaulted, ...fields, ...values]
  })
  const numbers = [headline, ...(left ? [`${left} with the planned size`] : [])]
  const head = ['address', 'defaulted', ...changed, ...numbers]
  return { text: csvForPeople([head, ...lines]) }
}
