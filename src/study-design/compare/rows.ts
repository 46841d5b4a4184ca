import { amountText, counts, designs, type NamedField } from '@marom/trial-designs'
import { fill } from '#client/text/fill.ts'
import { defaultLanguage, type Language } from '#content/locales.ts'
import { shownOf } from '#src/study-design/shown-quantities.ts'
import { type Lexicon, lexiconOf } from '#src/study-design/words.ts'
import type { Scenario } from './scenarios.ts'
import { compareWords } from './words.ts'

export interface Row {
  label: string
  /** A cell for each scenario; null where its design has no such number. */
  cells: readonly (string | null)[]
  isDifferent: boolean
}

interface Entry {
  /** Designs may give one name two meanings, and then their English labels differ. */
  key: string
  label: string
  text: string
}

/** In the order of the first scenario, then what only others have. */
function rowsOf(columns: readonly (readonly Entry[])[]): (Row & { key: string })[] {
  const labels = new Map(
    columns
      .flat()
      .reverse()
      .map(({ key, label }) => [key, label]),
  )
  const keys = new Set(columns.flat().map(({ key }) => key))
  return [...keys].map((key) => {
    const cells = columns.map((entries) => entries.find((entry) => entry.key === key)?.text ?? null)
    return { key, label: labels.get(key) ?? '', cells, isDifferent: new Set(cells).size > 1 }
  })
}

function namesOf({ name }: Scenario, language: Language): [Lexicon, Lexicon] {
  return [lexiconOf(name, language), lexiconOf(name, defaultLanguage)]
}

function quantitiesOf(scenario: Scenario, language: Language, isDetail: boolean): Entry[] {
  const { name, answer } = scenario
  if (!answer.isResult) return []
  const [lexicon, english] = namesOf(scenario, language)
  return shownOf({ design: designs[name], answer }, isDetail).map((one) => ({
    key: `${one.name} ${english.quantity(one.name)}`,
    label: lexicon.quantity(one.name),
    text: one.text,
  }))
}

/** What each scenario was asked for is first. */
export function resultRows(scenarios: readonly Scenario[], language: Language): Row[] {
  const columns = scenarios.map((scenario) => quantitiesOf(scenario, language, false))
  const asked = new Set(columns.map(([headline]) => headline?.key))
  const rows = rowsOf(columns)
  return [...rows.filter(({ key }) => asked.has(key)), ...rows.filter(({ key }) => !asked.has(key))]
}

export const detailRows = (scenarios: readonly Scenario[], language: Language): Row[] =>
  rowsOf(scenarios.map((scenario) => quantitiesOf(scenario, language, true)))

/** What cannot be read is shown as it was typed, in quotation marks. */
function valueText(field: NamedField, text: string, lexicon: Lexicon, language: Language): string {
  const found = field.read(text)
  if (!('value' in found)) return fill(compareWords(language).quoted, { text })
  if (typeof found.value !== 'number') return lexicon.option(field.name, text)
  const value = amountText(Number.parseFloat(field.write(found.value)))
  return field.kind === 'percent' ? `${value}%` : value
}

function assumptionsOf(scenario: Scenario, language: Language): Entry[] {
  const { name, answer } = scenario
  const [lexicon, english] = namesOf(scenario, language)
  const assumed = answer.isResult ? answer.assumed : {}
  return designs[name].fields.flatMap((field) => {
    const text = (answer.texts[field.name] ?? '').trim() || (assumed[field.name] ?? '')
    if (!text || !counts(field, answer.texts)) return []
    return [
      {
        key: `${field.name} ${english.label(field.name)}`,
        label: lexicon.label(field.name),
        text: valueText(field, text, lexicon, language),
      },
    ]
  })
}

/** Those that differ first. */
export function assumptionRows(scenarios: readonly Scenario[], language: Language): Row[] {
  const rows = rowsOf(scenarios.map((scenario) => assumptionsOf(scenario, language)))
  return [...rows.filter(({ isDifferent }) => isDifferent), ...rows.filter(({ isDifferent }) => !isDifferent)]
}
