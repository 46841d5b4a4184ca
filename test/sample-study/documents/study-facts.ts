import type { DatabaseSync } from 'node:sqlite'
import { fill } from '#client/text/fill.ts'
import { dayInWords } from '#content/dates.ts'
import { en as datasetWords } from '#content/sample-study/datasets/en.ts'
import { en as synopsis } from '#content/sample-study/synopsis/en.ts'
import { type DatasetDescription, type Model, models } from '#src/packages/sample-trial/metadata.ts'
import { study } from '#src/packages/sample-trial/protocol.ts'
import { standards } from '#src/packages/sample-trial/standards.ts'
import { guides as words } from '#src/packages/sample-trial/words/submission.ts'
import { type Block, type TextRow, table } from './guide.tsx'
import type { adamIssues } from './issues.ts'

/** One number. */
export const countIn = (database: DatabaseSync, query: string): number =>
  Number(Object.values(database.prepare(query).get() ?? {})[0])

export const datasetsOf = (model: Model): readonly DatasetDescription[] => models[model].datasets

/** Records, and participants if there are any. */
function sizeOf(database: DatabaseSync, { name, variables }: DatasetDescription): [string, string] {
  const isOfSubjects = variables.some((variable) => variable.name === 'USUBJID')
  const participants = isOfSubjects ? countIn(database, `select count(distinct USUBJID) from ${name}`) : ''
  return [String(countIn(database, `select count(*) from ${name}`)), String(participants)]
}

const classOf = (name: string) => name.charAt(0) + name.slice(1).toLowerCase()

/** Datasets of the design have no participants. */
export const datasetTable = (database: DatabaseSync, datasets: readonly DatasetDescription[]): Block => {
  const described = datasets.map((one) => [one.name, one.label, classOf(one.class), ...sizeOf(database, one)])
  const width = described.some((row) => row[4] !== '') ? 5 : 4
  return table(
    words.columns.datasets.slice(0, width),
    described.map((row) => row.slice(0, width)),
    [3, 4],
  )
}

/** Only what there is in these data. */
export const issueTable = (database: DatabaseSync, issues: typeof adamIssues): Block => {
  const found = issues.flatMap(([dataset, name, query]): TextRow[] => {
    const count = countIn(database, query)
    const [issue, explanation] = words.issues[name]
    return count > 0 ? [[dataset, issue, String(count), explanation]] : []
  })
  return table(words.columns.issues, found, [2])
}

const filled = {
  cut: dayInWords(study.dataCut, 'en'),
  lock: dayInWords(study.lock, 'en'),
  unblinded: dayInWords(study.unblinded, 'en'),
}

export const fillIn = (template: string, more: Record<string, string | number> = {}): string =>
  fill(template, { ...filled, ...more })

/** A link of the page, without its address. */
const withoutLinks = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')

/** The rows of the guide on the datasets page, by the section that they belong to. */
export function pageRows<Place extends string>(
  model: Model,
  places: Readonly<Record<string, Place>>,
  otherwise: Place,
): (place: Place) => TextRow[] {
  const guide = datasetWords.guides[model === 'sdtm' ? 0 : 1]
  const all = guide?.rows ?? []
  return (place) =>
    all.flatMap(([term = '', text = '']) =>
      (places[term] ?? otherwise) === place ? [[term, withoutLinks(text)]] : [],
    )
}

/** Of the synopsis, by the title of its section. */
export const synopsisRows = (title: string): readonly TextRow[] => {
  const section = synopsis.sections.find((one) => one.title === title)
  if (!section) throw new Error(`The synopsis has no section "${title}".`)
  return section.rows
}

export const standardsTable = (model: Model): Block =>
  table(words.columns.standard, [
    ['SDTM', standards.sdtm],
    ['SDTMIG', standards.sdtmGuide],
    ...(model === 'adam' ? [['ADaMIG', standards.adamGuide]] : []),
    [
      model === 'sdtm' ? 'CDISC controlled terminology, SDTM' : 'CDISC controlled terminology, SDTM and ADaM',
      standards.terminology,
    ],
    ['Define-XML', model === 'sdtm' ? '2.1' : '2.1, with Analysis Results Metadata 1.0'],
    words.standards.eventsDictionary,
    words.standards.medicationDictionary,
    words.standards.grades,
    words.standards.responses,
    words.standards.transport,
  ])
