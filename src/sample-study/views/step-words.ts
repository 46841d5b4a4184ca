import { type Participant, placeText, type TracedRow } from '@marom/sample-trial'
import { fill } from '#client/text/fill.ts'
import type { Language } from '#content/locales.ts'
import type { CellStep, FieldStep, Step, ValueStep } from '#src/sample-study/find-step.ts'
import { wordsOf } from '#src/words/words.ts'
import { named, outputWords } from './output-words.ts'

const formWords = wordsOf('sample-study/forms')
const traceWords = wordsOf('sample-study/trace')
const variableWords = wordsOf('sample-study/variables')

type Value = TracedRow['values'][string]

/** Decimals beyond the second are in the record, and in the JSON. */
export const shortValue = (value: Value | undefined): string =>
  typeof value === 'number' ? `${Math.round(value * 100) / 100}` : (value ?? '–')

/** As it is in the record. */
export const exactValue = (value: Value | undefined): string => String(value ?? '–')

const numberOf = (language: Language, output: string): string => {
  const titles: Record<string, { number: string }> = outputWords(language).titles
  return titles[output]?.number ?? output
}

const labelOf = (language: Language, { label, isTerm }: CellStep): string =>
  isTerm ? label : named(outputWords(language).lines, label)

/** E.g. `Table 14.2.1: Median survival, months (95% CI)`, or `DM.AGE: 101-001`. */
export function nameOf(language: Language, step: Step): string {
  if (step.kind === 'field') return `${named(formWords(language).items, step.item)}: ${step.subject}`
  if (step.kind === 'value') return `${step.dataset}.${step.variable}: ${step.subject}`
  return `${numberOf(language, step.output)}: ${labelOf(language, step)}`
}

/** What a dataset is, in words. */
export const datasetName = (language: Language, dataset: string): string =>
  named(variableWords(language).datasets, dataset)

/** E.g. `Time to event (ADTTE)`. */
export const datasetWithCode = (language: Language, dataset: string): string =>
  `${datasetName(language, dataset)} (${dataset})`

/** What a variable is, in words. @param test the parameter or test of its row */
export function variableName(language: Language, dataset: string, variable: string, test = ''): string {
  const words = variableWords(language)
  const names: Record<string, string> = words.names
  if (dataset === 'ADTTE' && variable === 'AVAL') return named(words.times, test)
  return names[variable] ?? names[`--${variable.slice(2)}`] ?? variable
}

/** As the head of a column, with the unit of times. */
export function columnName(language: Language, dataset: string, variable: string, test: string): string {
  const what = variableName(language, dataset, variable, test)
  const isTime = dataset === 'ADTTE' && variable === 'AVAL'
  return isTime ? fill(variableWords(language).inMonths, { what }) : what
}

/** The parameter or test that a row is about. @param ref a value of the row */
export function testOf(person: Participant, ref: string): string {
  const [dataset = '', seq = ''] = ref.split('.')
  const read = (variable: string) => person.value(`${dataset}.${seq}`, variable)
  return String(read('PARAMCD') ?? read(`${dataset}TESTCD`) ?? '')
}

function valueHeading(language: Language, step: ValueStep): string {
  const { subject, dataset, variable, row } = step
  const words = variableWords(language)
  const test = testOf(step.person, row.id)
  const name = variableName(language, dataset, variable, test)
  const isTime = dataset === 'ADTTE' && variable === 'AVAL'
  const isNamed = isTime || test === '' || row.values[variable] === test
  const value = row.values[variable]
  return fill(traceWords(language).ofParticipant, {
    what: isNamed ? name : `${name} (${test})`,
    subject,
    value: isTime
      ? fill(words.months, { months: Number(value).toFixed(1) })
      : value === null
        ? traceWords(language).empty
        : shortValue(value),
  })
}

const cellHeading = (language: Language, step: CellStep): string =>
  `${placeText(step, outputWords(language))}: ${step.cell.text}`

/** Before an answer. */
export const asked = (what: string): string => (what.endsWith('?') ? what : `${what}:`)

function fieldHeading(language: Language, { item, entry }: FieldStep): string {
  const what = named(formWords(language).items, item)
  return `${asked(what)} ${shortValue(entry.values[item])}`
}

/** The step in words, with its value. */
export function headingOf(language: Language, step: Step): string {
  if (step.kind === 'cell') return cellHeading(language, step)
  return step.kind === 'value' ? valueHeading(language, step) : fieldHeading(language, step)
}

/** Where a step is, beside its code. */
export function placeOf(language: Language, step: Step): string {
  if (step.kind === 'field') return named(formWords(language).forms, step.form)
  if (step.kind === 'value') return datasetName(language, step.dataset)
  const titles: Record<string, { title: string }> = outputWords(language).titles
  return `${numberOf(language, step.output)}: ${titles[step.output]?.title ?? ''}`
}

/** The code of a step: cell, variable, or field. */
export function codeOf(step: Step): string {
  if (step.kind === 'cell') return `${step.output}.${step.cell.id}`
  return step.kind === 'value' ? `${step.dataset}.${step.variable}` : step.item
}

interface Shown {
  what: string
  isCode: boolean
  /** The dataset in words, and the participant. */
  whose?: string
}

/** What was there, e.g. `0.53 (0.35–0.81)` or `ADTTE.AVAL = 12.5`. */
export function shownAt(language: Language, step: Step): Shown {
  if (step.kind === 'cell')
    return { what: `${numberOf(language, step.output)}: ${step.cell.text}`, isCode: false }
  const { subject } = step
  if (step.kind === 'value') {
    const what = `${codeOf(step)} = ${shortValue(step.row.values[step.variable])}`
    return { what, isCode: true, whose: `${datasetName(language, step.dataset)}, ${subject}` }
  }
  const item = named(formWords(language).items, step.item)
  return { what: `${item} ${shortValue(step.entry.values[step.item])}`, isCode: false, whose: subject }
}
