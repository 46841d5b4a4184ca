import type { DesignName, Texts } from '#src/study-design/index.ts'

/** Why a design fits only in part; a key of `designs.notes` in the words. */
export type FitNote = 'equality' | 'logarithms' | 'bioequivalence'

/** A design, and the fields of its form that the summary sets. */
interface FittingDesign {
  name: DesignName
  parameters: Texts
  note?: FitNote
}

interface Summary {
  /** Slug in the glossary. */
  term: string
  designs: readonly FittingDesign[]
}

const fits = (name: DesignName, parameters: Texts = {}): FittingDesign => ({ name, parameters })

const meansOf = fits('two-means', { comparison: 'two', goal: 'superiority' })
const proportionsOf = fits('two-proportions', { goal: 'superiority' })
const clustersOf = (outcome: string) => fits('cluster-randomized', { outcome })
/** Its test asks whether a ratio is 1, and about no other value. */
const equalProportions: FittingDesign = { ...proportionsOf, note: 'equality' }

/** In the order of the form's list. A design tests its summary, or its note says what it tests. */
export const summaries = {
  'mean-difference': { term: 'mean', designs: [meansOf, clustersOf('means')] },
  'geometric-mean-ratio': {
    term: 'geometric-mean',
    designs: [
      { ...fits('two-means', { comparison: 'two' }), note: 'logarithms' },
      { ...fits('bioequivalence'), note: 'bioequivalence' },
    ],
  },
  'risk-difference': {
    term: 'absolute-risk-reduction',
    designs: [proportionsOf, clustersOf('proportions')],
  },
  'risk-ratio': { term: 'relative-risk-rr', designs: [equalProportions] },
  'odds-ratio': { term: 'odds-ratio-or', designs: [equalProportions] },
  'vaccine-efficacy': { term: 'vaccine-efficacy-ve', designs: [equalProportions] },
  'vaccine-efficacy-rate': { term: 'vaccine-efficacy-ve', designs: [] },
  'rate-ratio': { term: 'incidence-rate', designs: [] },
  'hazard-ratio': {
    term: 'hazard-ratio-hr',
    designs: [fits('time-to-event', { goal: 'superiority' }), fits('group-sequential', { unit: 'survival' })],
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

/** They count participants up to one time point, whether each was observed until then or not. */
export const riskSummaries: ReadonlySet<SummaryName> = new Set([
  'risk-difference',
  'risk-ratio',
  'odds-ratio',
  'vaccine-efficacy',
  'proportion',
])

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
