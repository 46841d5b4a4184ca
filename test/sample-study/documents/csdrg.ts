import type { DatabaseSync } from 'node:sqlite'
import { en as formWords } from '#content/sample-study/forms/en.ts'
import { criteria } from '#src/packages/sample-trial/criteria.ts'
import { type Form, forms } from '#src/packages/sample-trial/forms/forms.ts'
import { guides as words } from '#src/packages/sample-trial/words/submission.ts'
import { engineSummary, findingsTable } from './findings.ts'
import { rows, type Section, table, text } from './guide.tsx'
import { sdtmIssues } from './issues.ts'
import {
  countIn,
  datasetsOf,
  datasetTable,
  fillIn,
  issueTable,
  pageRows,
  standardsTable,
  synopsisRows,
} from './study-facts.ts'

/** Rows of the datasets page that are not on the domains. */
const places = {
  Standards: 'standards',
  'Randomized only': 'overview',
  'Ongoing treatment': 'overview',
  'Trial summary': 'trialDesign',
  'Eligibility criteria': 'trialDesign',
  'Relations between records': 'details',
  'Events after the last disposition': 'details',
  Conformance: 'details',
  Dictionary: 'details',
} as const

/** E.g. `SSSRC (Who gave the information?)`. */
function fieldsNotSubmitted(): string {
  const names: Readonly<Record<string, string>> = formWords.items
  return forms
    .flatMap((form: Form) => form.items)
    .filter(({ annotation }) => annotation === '[NOT SUBMITTED]')
    .map(({ name }) => `${name} (${names[name]})`)
    .join(', ')
}

const isDesign = ({ class: name }: { class: string }) => name === 'TRIAL DESIGN'

/** The clinical study data reviewer's guide. */
export function csdrg(database: DatabaseSync): Section[] {
  const { sections: titles, sdtm, columns } = words
  const datasets = datasetsOf('sdtm')
  const of = pageRows('sdtm', places, 'domains')
  const participants = countIn(database, 'select count(*) from dm')
  const ongoing =
    participants -
    countIn(database, "select count(distinct USUBJID) from ds where DSSCAT = 'STUDY PARTICIPATION'")
  const overview = sdtm.overview.map((row) => row.map((part) => fillIn(part, { participants, ongoing })))
  return [
    {
      title: titles.introduction,
      sections: [
        { title: titles.purpose, blocks: text(sdtm.purpose) },
        { title: titles.acronyms, blocks: [table(columns.acronym, words.acronyms)] },
        { title: titles.inventory, blocks: [standardsTable('sdtm')] },
      ],
    },
    {
      title: titles.protocol,
      sections: [
        { title: titles.number, blocks: [...rows(synopsisRows('The trial')), ...text(sdtm.versions)] },
        {
          title: titles.design,
          blocks: rows([...synopsisRows('Objective and endpoint'), ...synopsisRows('Design')]),
        },
        {
          title: titles.trialDesign,
          blocks: [
            ...text(sdtm.trialDesign),
            datasetTable(database, datasets.filter(isDesign)),
            ...rows(of('trialDesign')),
          ],
        },
      ],
    },
    {
      title: titles.subjectData,
      sections: [
        { title: titles.overview, blocks: rows([...overview, ...of('overview')]) },
        {
          title: titles.forms,
          blocks: text(fillIn(sdtm.forms, { forms: forms.length, fields: fieldsNotSubmitted() })),
        },
        {
          title: titles.domains,
          blocks: [
            datasetTable(
              database,
              datasets.filter((one) => !isDesign(one)),
            ),
            ...text(sdtm.noMore),
            ...rows(of('domains')),
          ],
        },
      ],
    },
    {
      title: titles.conformance,
      sections: [
        { title: titles.inputs, blocks: text(...words.inputs, engineSummary()) },
        {
          title: titles.issues,
          blocks: [findingsTable(), ...text(sdtm.others), issueTable(database, sdtmIssues)],
        },
        { title: titles.details, blocks: rows(of('details')) },
      ],
    },
    {
      title: sdtm.appendix,
      blocks: [
        table(
          columns.criteria,
          criteria.map(({ code, kind, text: criterion }) => [code, kind, criterion]),
        ),
      ],
    },
  ]
}
