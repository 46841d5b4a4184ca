import type { DesignName } from '#content/study-design/routes.ts'
import type { Texts } from '#src/study-design/index.ts'

/** A design of the workbench, and what of its form the summary settles. */
interface FittingDesign {
  name: DesignName
  parameters: Texts
}

interface Summary {
  /** The glossary's entry on it. */
  term: string
  designs: readonly FittingDesign[]
}

const fits = (name: DesignName, parameters: Texts = {}): FittingDesign => ({ name, parameters })

const twoMeans = fits('two-means', { comparison: 'two', goal: 'superiority' })
const twoProportions = fits('two-proportions', { goal: 'superiority' })
const clustersOf = (outcome: string) => fits('cluster-randomized', { outcome })

/** Population-level summaries, in the order of the list. */
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

/** Where attributes and strategies stand, as a reference list writes it. */
export const estimandSource =
  'ICH E9(R1), Addendum on Estimands and Sensitivity Analysis in Clinical Trials, Step 4, November 2019.'

export type SummaryName = keyof typeof summaries

interface Strategy {
  term: string
  /** Without its detail (the scenario, the stratum) the strategy says nothing definite. */
  needsDetail: boolean
}

/** The five strategies of ICH E9(R1), in its order. */
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

/** The designs that plan a summary. */
export function designsFor(summary: SummaryName): readonly FittingDesign[] {
  return summaries[summary].designs
}

/** Entries of the glossary that an estimand touches. */
export function termsOf(summary: SummaryName, used: readonly StrategyName[]): string[] {
  const own = [...new Set(used)].map((name) => strategies[name].term)
  return ['estimand', 'intercurrent-event', ...own, 'population-level-summary', summaries[summary].term]
}
