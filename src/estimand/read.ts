import { cleanLine } from '#client/text/clean-text.ts'
import type { Fault, Texts } from '#src/study-design/index.ts'
import { isStrategy, isSummary, type StrategyName, type SummaryName } from './choices.ts'
import { namesDeath } from './death.ts'
import { addressFaults } from './form-faults.ts'

/** An event after the start of treatment, and the strategy for it. */
export interface IntercurrentEvent {
  event: string
  strategy: StrategyName
  /** The scenario, the stratum or the meaning in the variable; may be empty. */
  detail: string
}

/** The five attributes of ICH E9(R1). Treatment and comparator are one of them. */
export interface Estimand {
  population: string
  treatment: string
  /** Empty for the summary of a single arm. */
  comparator: string
  variable: string
  summary: SummaryName
  events: IntercurrentEvent[]
}

export type EstimandAnswer =
  | { state: 'empty'; texts: Texts }
  | { state: 'faulty'; texts: Texts; faults: readonly Fault[] }
  | { state: 'stated'; texts: Texts; estimand: Estimand }

export const attributeNames = ['population', 'treatment', 'comparator', 'variable'] as const
export const eventNumbers = [1, 2, 3, 4, 5, 6] as const

/** In UTF-16 units. A Hebrew letter takes six bytes of an address, which has 16 KB. */
export const longestText = { attribute: 160, event: 80, detail: 100 } as const

const eventParameters = eventNumbers.flatMap((at) => [`event${at}`, `strategy${at}`, `detail${at}`])

/** In the order of the address. */
export const estimandParameters: readonly string[] = [...attributeNames, 'summary', ...eventParameters]

function tooLong(field: string, text: string, max: number): Fault[] {
  return text.length > max ? [{ field, code: 'tooLong', facts: { max, length: text.length } }] : []
}

function eventFaults(texts: Texts, at: number): Fault[] {
  const [event = '', strategy = '', detail = ''] = [
    texts[`event${at}`],
    texts[`strategy${at}`],
    texts[`detail${at}`],
  ]
  if (event === '' && strategy === '' && detail === '') return []
  const lacking: Fault[] = [
    ...(event === '' ? [{ field: `event${at}`, code: 'eventMissing' }] : []),
    ...(isStrategy(strategy) ? [] : [{ field: `strategy${at}`, code: 'strategyMissing' }]),
    // ICH E9(R1), A.3.2: values after a terminal event do not exist.
    ...(strategy === 'treatment-policy' && namesDeath(event)
      ? [{ field: `strategy${at}`, code: 'deathPolicy' }]
      : []),
  ]
  return [
    ...lacking,
    ...tooLong(`event${at}`, event, longestText.event),
    ...tooLong(`detail${at}`, detail, longestText.detail),
  ]
}

function attributeFaults(texts: Texts): Fault[] {
  const faults = attributeNames.flatMap((field): Fault[] => {
    const text = texts[field] ?? ''
    if (text !== '') return tooLong(field, text, longestText.attribute)
    if (field !== 'comparator') return [{ field, code: 'missing' }]
    return texts.summary === 'proportion' ? [] : [{ field, code: 'needsComparator' }]
  })
  return isSummary(texts.summary ?? '') ? faults : [...faults, { field: 'summary', code: 'notAnOption' }]
}

function eventsOf(texts: Texts): IntercurrentEvent[] {
  return eventNumbers.flatMap((at) => {
    const strategy = texts[`strategy${at}`] ?? ''
    if (!isStrategy(strategy)) return []
    return [{ event: texts[`event${at}`] ?? '', strategy, detail: texts[`detail${at}`] ?? '' }]
  })
}

/**
 * `texts` are for the form. Characters that could steer a page, such as bidi controls, are removed.
 */
export function readEstimand(given: Texts): EstimandAnswer {
  const texts = Object.fromEntries(estimandParameters.map((name) => [name, cleanLine(given[name] ?? '')]))
  if (!estimandParameters.some((name) => given[name] !== undefined)) return { state: 'empty', texts }
  const faults = [
    ...addressFaults(new URLSearchParams(parametersOfEstimand(texts)).toString()),
    ...attributeFaults(texts),
    ...eventNumbers.flatMap((at) => eventFaults(texts, at)),
  ]
  const { population = '', treatment = '', comparator = '', variable = '', summary = '' } = texts
  if (faults.length > 0 || !isSummary(summary)) return { state: 'faulty', texts, faults }
  const compared = summary === 'proportion' ? '' : comparator
  const events = eventsOf(texts)
  return {
    state: 'stated',
    texts,
    estimand: { population, treatment, comparator: compared, variable, summary, events },
  }
}

/** Without empty values, in the order of the address. */
export function parametersOfEstimand(texts: Texts): Record<string, string> {
  const entries = estimandParameters.map((name) => [name, texts[name] ?? ''] as const)
  return Object.fromEntries(entries.filter(([, text]) => text !== ''))
}
