import type { DesignName } from '#content/study-design/routes.ts'
import type { Texts } from '#src/study-design/index.ts'

/** A design, and the fields of its form that the summary sets. */
interface FittingDesign {
  name: DesignName
  parameters: Texts
}

interface Summary {
  /** Slug in the glossary. */
  term: string
  designs: readonly FittingDesign[]
}

const fits = (name: DesignName, parameters: Texts = {}): FittingDesign => ({ name, parameters })

const twoMeans = fits('two-means', { comparison: 'two', goal: 'superiority' })
const twoProportions = fits('two-proportions', { goal: 'superiority' })
const clustersOf = (outcome: string) => fits('cluster-randomized', { outcome })

/** In the order of the form's list. */
export const summaries = {
  'mean-difference': { term: 'mean', designs: [twoMeans, clustersOf('means')] },
  'geometric-mean-ratio': { term: 'geometric-mean', designs: [fits('bioequivalence')] },
  'risk-difference': {
    term: 'absolute-risk-reduction',
    designs: [twoProportions, clustersOf('proportions')],
  },
  'risk-ratio': { term: 'relative-risk-rr', designs: [twoProportions] },
  'odds-ratio': { term: 'odds-ratio-or', designs: [twoProportions] },
  'vaccine-efficacy': { term: 'vaccine-efficacy-ve', designs: [twoProportions] },
  'rate-ratio': { term: 'incidence-rate', designs: [] },
  'hazard-ratio': {
    term: 'hazard-ratio-hr',
    designs: [fits('time-to-event', { goal: 'superiority' }), fits('group-sequential', { unit: 'events' })],
  },
  'rmst-difference': { term: 'restricted-mean-survival-time-rmst', designs: [] },
  proportion: {
    term: 'objective-response-rate-orr',
    designs: [fits('one-proportion'), fits('simon-two-stage'), fits('precision', { measure: 'proportion' })],
  },
} as const satisfies Record<string, Summary>

/** As a reference list cites it. */
export const estimandSource =
  'ICH E9(R1), Addendum on Estimands and Sensitivity Analysis in Clinical Trials, Step 4, November 2019.'

export type SummaryName = keyof typeof summaries

interface Strategy {
  term: string
  /** Without its detail (the scenario, the stratum) the strategy is not defined. */
  needsDetail: boolean
}

/** ICH E9(R1), in its order. */
export const strategies = {
  'treatment-policy': { term: 'treatment-policy-strategy', needsDetail: false },
  hypothetical: { term: 'hypothetical-strategy', needsDetail: true },
  composite: { term: 'composite-variable-strategy', needsDetail: true },
  'while-on-treatment': { term: 'while-on-treatment-strategy', needsDetail: false },
  'principal-stratum': { term: 'principal-stratum-strategy', needsDetail: true },
} as const satisfies Record<string, Strategy>

export type StrategyName = keyof typeof strategies

export function isSummary(name: string): name is SummaryName {
  return Object.hasOwn(summaries, name)
}

export function isStrategy(name: string): name is StrategyName {
  return Object.hasOwn(strategies, name)
}

export const summaryNames: readonly SummaryName[] = Object.keys(summaries).filter(isSummary)
export const strategyNames: readonly StrategyName[] = Object.keys(strategies).filter(isStrategy)

export function designsFor(summary: SummaryName): readonly FittingDesign[] {
  return summaries[summary].designs
}

export function termsOf(summary: SummaryName, used: readonly StrategyName[]): string[] {
  const own = [...new Set(used)].map((name) => strategies[name].term)
  return ['estimand', 'intercurrent-event', ...own, 'population-level-summary', summaries[summary].term]
}
