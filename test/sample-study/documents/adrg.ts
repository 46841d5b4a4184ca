import type { DatabaseSync } from 'node:sqlite'
import { tables } from '@marom/sample-trial/words'
import { en as plan } from '#content/sample-study/analysis-plan/en.ts'
import { en as estimand } from '#content/sample-study/estimand/en.ts'
import { textName } from '#src/packages/sample-trial/files/submission/names.ts'
import type { Column } from '#src/packages/sample-trial/metadata.ts'
import type { Study } from '#src/packages/sample-trial/trace/data-files.ts'
import { guides as words } from '#src/packages/sample-trial/words/submission.ts'
import { type Block, rows, type Section, type TextRow, table, text } from './guide.tsx'
import { adamIssues } from './issues.ts'
import {
  datasetsOf,
  datasetTable,
  fillIn,
  issueTable,
  pageRows,
  standardsTable,
  synopsisRows,
} from './study-facts.ts'

/** Rows of the datasets page that are not on the datasets. */
const places = {
  Standards: 'standards',
  'Dates in the XPT files': 'conventions',
  Order: 'dependencies',
  'Sponsor-defined variables': 'conventions',
  'Analysis results': 'outputs',
  Traceability: 'source',
} as const

function sectionOf(
  sections: readonly { title: string; rows: readonly TextRow[] }[],
  title: string,
): readonly TextRow[] {
  const found = sections.find((one) => one.title === title)
  if (!found) throw new Error(`There is no section "${title}".`)
  return found.rows
}

const planned = (title: string) => sectionOf(plan.sections, title)

/** Variables of ADSL. */
function variablesOf(isMeant: (name: string) => boolean): Block {
  const [adsl] = datasetsOf('adam')
  const found: readonly Column[] = adsl?.variables.filter(({ name }) => isMeant(name)) ?? []
  return table(
    words.columns.variables,
    found.map(({ name, label }) => [name, label]),
  )
}

const isEverywhere = (name: string): boolean =>
  datasetsOf('adam').every(({ variables }) => variables.some((one) => one.name === name))

function programRows(outputs: Study['outputs']): TextRow[] {
  const titles: Readonly<Record<string, { number: string; title: string }>> = tables.titles
  return Object.entries(outputs).map(([id, { file }]) => [
    titles[id]?.number ?? id,
    titles[id]?.title ?? '',
    textName(file),
    textName(`${id}.sql`),
  ])
}

/** The analysis data reviewer's guide. */
export function adrg(database: DatabaseSync, { outputs }: Study): Section[] {
  const { sections: titles, adam, sdtm } = words
  const of = pageRows('adam', places, 'datasets')
  return [
    {
      title: titles.introduction,
      sections: [
        { title: titles.purpose, blocks: text(adam.purpose) },
        { title: titles.acronyms, blocks: [table(words.columns.acronym, words.acronyms)] },
        { title: titles.inventory, blocks: [standardsTable('adam')] },
        { title: titles.source, blocks: [...text(fillIn(adam.source)), ...rows(of('source'))] },
      ],
    },
    {
      title: titles.protocol,
      sections: [
        { title: titles.number, blocks: [...rows(synopsisRows('The trial')), ...text(sdtm.versions)] },
        {
          title: titles.designOfAnalysis,
          blocks: rows([...sectionOf(estimand.sections, 'Primary estimand'), ...planned('Primary analysis')]),
        },
      ],
    },
    {
      title: titles.considerations,
      sections: [
        { title: titles.core, blocks: [...text(adam.core), variablesOf(isEverywhere)] },
        {
          title: titles.treatment,
          blocks: [...text(adam.treatment), variablesOf((name) => /^(TRT|ACTARM$|ARM$)/.test(name))],
        },
        { title: titles.special, blocks: rows(planned('Analysis sets')) },
        { title: titles.visits, blocks: text(adam.visits) },
        {
          title: titles.imputation,
          blocks: rows([
            ...planned('Adverse events, deaths, exposure'),
            ...planned('Progression, response, laboratory'),
          ]),
        },
      ],
    },
    {
      title: titles.creation,
      sections: [
        { title: titles.split, blocks: text(adam.split) },
        { title: titles.dependencies, blocks: rows(of('dependencies')) },
        { title: titles.intermediate, blocks: text(adam.intermediate) },
        { title: titles.conventions, blocks: rows(of('conventions')) },
      ],
    },
    {
      title: titles.descriptions,
      sections: [
        {
          title: titles.overview,
          blocks: [datasetTable(database, datasetsOf('adam')), ...text(adam.endpoint)],
        },
        { title: titles.datasets, blocks: rows(of('datasets')) },
      ],
    },
    {
      title: titles.conformance,
      sections: [
        { title: titles.inputs, blocks: text(...words.inputs, adam.noEngine) },
        { title: titles.issues, blocks: [issueTable(database, adamIssues)] },
      ],
    },
    {
      title: titles.programs,
      sections: [
        { title: titles.description, blocks: text(adam.software, adam.names) },
        {
          title: titles.outputs,
          blocks: [table(words.columns.programs, programRows(outputs)), ...rows(of('outputs'))],
        },
      ],
    },
  ]
}
