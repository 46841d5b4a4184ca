import { csvForPeople } from '@marom/tables'
import type { Language } from '#content/locales.ts'
import { hrefWith } from '#content/routes.ts'
import { designWords } from '#src/study-design/words.ts'
import { assumptionRows, detailRows, type Row, resultRows } from './rows.ts'
import type { Scenario } from './scenarios.ts'
import { warningsOf } from './warnings.ts'
import { compareWords } from './words.ts'

/** Excel reads a file as UTF-8 only after this mark. */
const mark = '\ufeff'

/** Spreadsheets read a number only with a hyphen as its minus sign. */
const plain = (text: string) => text.replace(/^−/, '-')

/** The table with a column for each scenario, and where to find each. */
export function comparisonCsv(scenarios: readonly Scenario[], language: Language, origin: string): string {
  const { letters, table, csv } = compareWords(language)
  const lines = (section: string, rows: readonly Row[]) =>
    rows.map(({ label, cells, isDifferent }) => [
      section,
      label,
      isDifferent ? csv.yes : csv.no,
      ...cells.map((cell) => plain(cell ?? '')),
    ])
  const line = (label: string, textOf: (scenario: Scenario) => string) => [
    '',
    label,
    '',
    ...scenarios.map(textOf),
  ]
  const sentences = (scenario: Scenario) => warningsOf(scenario, language).map(({ text }) => text)
  return (
    mark +
    csvForPeople([
      [csv.section, csv.row, csv.differs, ...letters.slice(0, scenarios.length)],
      line(csv.design, ({ name }) => designWords(name, language).heading),
      ...lines(table.result, resultRows(scenarios, language)),
      line(table.warnings, (scenario) => sentences(scenario).join('\n')),
      ...lines(table.assumptions, assumptionRows(scenarios, language)),
      ...lines(table.details, detailRows(scenarios, language)),
      line(
        csv.address,
        ({ name, parameters }) => origin + hrefWith(`study-design/${name}`, language, { ...parameters }),
      ),
    ])
  )
}
