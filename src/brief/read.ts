import { cleanLine, cleanText } from '#client/text/clean-text.ts'
import type { en } from '#content/brief/en.ts'
import type { Estimand } from '#src/estimand/index.ts'
import { addressFaults, parametersOfEstimand, readEstimand } from '#src/estimand/index.ts'
import { unnested } from '#src/site/nested-parameters.ts'
import type { DesignName, Result } from '#src/study-design/index.ts'
import {
  designs,
  type Fault,
  faultOf,
  optionalNumber,
  type QuestionName,
  questionParameter,
  readDesignParameter,
  readQuestion,
  type Texts,
} from '#src/study-design/index.ts'

export type BriefWords = typeof en

export type Lists = Readonly<Record<string, readonly string[]>>

interface BriefDesign {
  parameter: string
  name: DesignName
  answer: Result
  /** The example of the estimand builder that it is for. */
  question: QuestionName | null
}

/** `texts` and `lists` are the values that the form shows again. */
export interface Brief {
  texts: Texts
  lists: Lists
  designs: readonly BriefDesign[]
  estimand: Estimand | null
  faults: readonly Fault[]
  /** Something in the address was not recognized and is left out. */
  isUnknown: boolean
  /** Parameters of an estimand that its builder refuses and that is left out. */
  refusedEstimand: Readonly<Record<string, string>> | null
  isEmpty: boolean
}

/** In UTF-16 units. The address must also hold six designs. */
export const longestTexts = {
  subject: 100,
  population: 160,
  start: 40,
  lock: 40,
  report: 40,
  notes: 300,
} as const

const largestCounts = {
  participants: 1_000_000,
  sites: 5000,
  countries: 200,
  tables: 9999,
  listings: 9999,
  figures: 9999,
} as const

export type TextName = keyof typeof longestTexts
export type CountName = keyof typeof largestCounts

/** Parameters that occur once. */
export const briefTexts = [
  'subject',
  'phase',
  'type',
  'population',
  'participants',
  'sites',
  'countries',
  'start',
  'lock',
  'report',
  'estimand',
  'tables',
  'listings',
  'figures',
  'notes',
  'twin',
] as const

/** Parameters that may occur several times. */
export const briefLists = ['region', 'service', 'deliverable', 'design', 'standard', 'document'] as const

/** A message has no room for more. */
export const mostDesigns = 6

function cleanTexts(query: Texts): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const name of briefTexts) {
    const clean = name === 'notes' ? cleanText : cleanLine
    texts[name] = name === 'estimand' ? (query[name] ?? '') : clean(query[name] ?? '')
  }
  return texts
}

function textFaults(texts: Texts): Fault[] {
  return Object.entries(longestTexts).flatMap(([field, max]) => {
    const { length } = texts[field] ?? ''
    return length > max ? [{ field, code: 'tooLong', facts: { max, length } }] : []
  })
}

function countFaults(texts: Texts): Fault[] {
  return Object.entries(largestCounts).flatMap(([field, max]) => {
    const read = optionalNumber({ min: 0, max, isWhole: true }).read(texts[field] ?? '')
    return 'value' in read ? [] : [faultOf(field, read)]
  })
}

function choiceFaults(texts: Texts, options: BriefWords['options']): Fault[] {
  return (['phase', 'type'] as const)
    .filter((name) => texts[name] && !Object.hasOwn(options[name], texts[name]))
    .map((field) => ({ field, code: 'notAnOption' }))
}

function designsOf(parameters: readonly string[]): BriefDesign[] {
  return [...new Set(parameters)].slice(0, mostDesigns).flatMap((parameter) => {
    const found = readDesignParameter(parameter)
    const answer = found && designs[found.name].answer(found.parameters)
    if (!found || !answer?.isResult) return []
    const question = readQuestion(found.parameters[questionParameter])
    return [{ parameter, name: found.name, answer, question }]
  })
}

/**
 * Nothing is required. An unknown option is left out, and said.
 * @param known ids of the services and of the sample deliverables, in their order
 */
export function readBrief(
  given: { query: Texts; lists: Lists },
  { options }: Pick<BriefWords, 'options'>,
  known: { services: readonly string[]; deliverables: readonly string[] },
): Brief {
  const texts = cleanTexts(given.query)
  const asked = (name: string) => given.lists[name] ?? []
  const among = (name: string, options: readonly string[]) =>
    options.filter((one) => asked(name).includes(one))
  const found = designsOf(asked('design'))
  const lists: Record<string, readonly string[]> = {
    region: among('region', Object.keys(options.region)),
    service: among('service', known.services),
    deliverable: among('deliverable', known.deliverables),
    design: found.map(({ parameter }) => parameter),
    standard: among('standard', Object.keys(options.standard)),
    document: among('document', Object.keys(options.document)),
  }
  const estimand = texts.estimand ? readEstimand(unnested(texts.estimand)) : null
  const isStated = estimand?.state === 'stated'
  const refusedEstimand = estimand?.state === 'faulty' ? parametersOfEstimand(estimand.texts) : null
  const isUnknown =
    briefLists.some((name) => new Set(asked(name)).size > (lists[name]?.length ?? 0)) ||
    estimand?.state === 'empty'
  if (!isStated) texts.estimand = ''
  const faults = [
    ...addressFaults(queryOfBrief({ texts, lists }).toString()),
    ...textFaults(texts),
    ...countFaults(texts),
    ...choiceFaults(texts, options),
  ]
  const isEmpty =
    !Object.entries(texts).some(([name, text]) => name !== 'twin' && text) &&
    !Object.values(lists).some(({ length }) => length > 0)
  return {
    texts,
    lists,
    designs: found,
    estimand: isStated ? estimand.estimand : null,
    faults,
    isUnknown,
    refusedEstimand,
    isEmpty,
  }
}

/** In the order of the form, without empty values. */
export function queryOfBrief({ texts, lists }: Pick<Brief, 'texts' | 'lists'>): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of briefTexts) if (texts[name]) query.set(name, texts[name])
  for (const name of briefLists) for (const value of lists[name] ?? []) query.append(name, value)
  return query
}
