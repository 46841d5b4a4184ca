import { csvForPeople } from '@marom/tables'
import {
  type Change,
  type DesignName,
  designs,
  gridOf,
  gridQuestion,
  parametersOf,
  type Result,
  type Texts,
} from '@marom/trial-designs'
import type { Language } from '#content/locales.ts'
import { frameWords, lexiconOf } from './words.ts'

function changesIn({ changes, sensitivity }: Result, parameters: Texts): readonly Change[] | null {
  const asked = gridQuestion(parameters)
  if (asked) return gridOf(changes, asked, true)?.cells.flat() ?? null
  const { planned, rows } = sensitivity
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
  const answer = design.answer(parameters)
  if (!answer.isResult) return { wrong: answer.faults.map(lexiconOf(name, language).fault) }
  const rows = changesIn(answer, parameters)
  if (!rows) return { wrong: [frameWords(language).grid.same] }
  const { texts, headline, left } = answer.changes
  const defaulted = answer.leftOut.defaulted.join(' ')
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
