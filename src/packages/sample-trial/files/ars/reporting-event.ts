import type { Output } from '../../outputs/cell.ts'
import type { Statistic } from '../../outputs/statistic.ts'
import { study } from '../../protocol.ts'
import { purposeOf } from '../define/results.ts'
import { dataVersion } from '../names.ts'
import type { Publication } from '../publication.ts'
import type { Analysis, Analyzed } from './analyses.ts'
import { displayOf, titleOf } from './display.ts'
import { methodId, methodsOf, operationId, referencesOf } from './methods.ts'
import { pageTerm, purposeTerm, terminologyExtensions } from './terms.ts'
import { analysisSets, dataSubsets, groupId, groupingFactors, groupingId, setId } from './where.ts'

type Addresses = Publication['addresses']

/** The analysis plan. */
const plan = 'SAP'

const version = Number(dataVersion.number)

/** A number that is not finite has no raw value. */
const rawOf = ({ value }: Statistic): { rawValue?: string } =>
  typeof value === 'string' || Number.isFinite(value) ? { rawValue: String(value) } : {}

function resultsOf(analysis: Analysis, { cell, levels }: Analyzed) {
  const resultGroups = levels.map((level, place) => {
    const grouping = analysis.groupings[place]
    if (!grouping) throw new Error(`${cell.id} has more groups than its analysis.`)
    const group = grouping.isByData ? { groupValue: level } : { groupId: groupId(grouping, level) }
    return { groupingId: groupingId(grouping), ...group }
  })
  return cell.statistics.map((one) => ({
    operationId: operationId(analysis, one.name),
    ...(resultGroups.length > 0 ? { resultGroups } : {}),
    ...rawOf(one),
    formattedValue: one.text,
  }))
}

const kindNames = {
  'by group': 'by group',
  comparison: 'comparison of the groups',
  total: 'all groups',
} as const

/** A listing has no lines: the variable is its column. */
const nameOf = ({ line, variable, kind }: Analysis): string => `${line || variable}, ${kindNames[kind]}`

interface Whole {
  analyses: readonly Analysis[]
  subsetIdOf: (analysis: Analysis) => string | undefined
}

const filledList = <Item>(name: string, items: readonly Item[]) => (items.length > 0 ? { [name]: items } : {})

/** @param others e.g. `month 12` */
const argumentsOf = (others: readonly string[]) => ({
  context: 'TypeScript',
  parameters: others.map((text, index) => ({ name: `argument ${index + 1}`, value: [text] })),
})

function analysisOf(analysis: Analysis, { analyses, subsetIdOf }: Whole) {
  const { id, dataset, variable, set, groupings, kind, others, cells } = analysis
  const dataSubsetId = subsetIdOf(analysis)
  return {
    id,
    name: nameOf(analysis),
    version,
    reason: { controlledTerm: 'SPECIFIED IN SAP' },
    purpose: purposeTerm(purposeOf(analysis.output)),
    documentRefs: [{ referenceDocumentId: plan }],
    dataset,
    variable,
    ...(set ? { analysisSetId: setId(set) } : {}),
    ...(dataSubsetId ? { dataSubsetId } : {}),
    ...filledList(
      'orderedGroupings',
      groupings.map((one, index) => ({
        order: index + 1,
        groupingId: groupingId(one),
        resultsByGroup: kind === 'by group',
      })),
    ),
    methodId: methodId(analysis),
    ...filledList('referencedAnalysisOperations', referencesOf(analysis, analyses)),
    ...(others.length > 0 ? { programmingCode: argumentsOf(others) } : {}),
    results: cells.flatMap((one) => resultsOf(analysis, one)),
  }
}

const outputOf = (output: Output, { output: addressOf }: Addresses) => ({
  id: output.id,
  name: titleOf(output.id).number,
  version,
  programmingCode: { context: 'TypeScript', documentRef: { referenceDocumentId: output.file } },
  documentRefs: [{ referenceDocumentId: `${output.id}.sql` }],
  fileSpecifications: [
    {
      name: titleOf(output.id).number,
      fileType: pageTerm,
      location: addressOf(output.id),
    },
  ],
  displays: [{ order: 1, display: displayOf(output) }],
})

const documentsOf = (outputs: readonly Output[], addresses: Addresses) => [
  { id: plan, name: 'Statistical analysis plan', location: addresses.plan },
  ...[...new Set(outputs.map(({ file }) => file))].map((file) => ({
    id: file,
    name: `First program, ${file}`,
    location: `${addresses.programs}first/outputs/${file}`,
  })),
  ...outputs.map(({ id }) => ({
    id: `${id}.sql`,
    name: `Second program, ${id}.sql`,
    location: `${addresses.programs}${id}.sql`,
  })),
]

const contentsOf = (outputs: readonly Output[], analyses: readonly Analysis[]) => ({
  name: 'Outputs and their analyses',
  contentsList: {
    listItems: outputs.map(({ id }, index) => ({
      name: `${titleOf(id).number}: ${titleOf(id).title}`,
      level: 1,
      order: index + 1,
      outputId: id,
      sublist: {
        listItems: analyses
          .filter(({ output }) => output === id)
          .map((one, place) => ({ name: nameOf(one), level: 2, order: place + 1, analysisId: one.id })),
      },
    })),
  },
})

/** The outputs by the CDISC Analysis Results Standard 1.0. */
export function reportingEvent(
  outputs: readonly Output[],
  analyses: readonly Analysis[],
  addresses: Addresses,
): string {
  const { subsets, idOf } = dataSubsets(analyses)
  const event = {
    id: `${study.id}.CSR`,
    name: `Report of the simulated study ${study.id}`,
    version,
    mainListOfContents: contentsOf(outputs, analyses),
    referenceDocuments: documentsOf(outputs, addresses),
    terminologyExtensions: terminologyExtensions(outputs.map(({ id }) => purposeOf(id))),
    analysisSets: analysisSets(analyses),
    dataSubsets: subsets,
    analysisGroupings: groupingFactors(analyses),
    methods: methodsOf(analyses),
    analyses: analyses.map((one) => analysisOf(one, { analyses, subsetIdOf: idOf })),
    outputs: outputs.map((output) => outputOf(output, addresses)),
  }
  return `${JSON.stringify(event, null, 1)}\n`
}
