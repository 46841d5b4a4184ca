/** Plots that need only a language, by the names that posts and pages use. */
export const plotNames = [
  'kaplan-meier',
  'supply-chain',
  'domains-by-phase',
  'antibody-titers',
  'forest',
  'balance',
  'dose-response',
  'concentration-time',
  'enrollment',
  'data-flow',
  'document-timeline',
  'safety-bars',
  'reorder-point',
  'fold-rise',
  'plan-or-retrofit',
  'allocation',
  'site-funnel',
  'diary',
  'quantiles',
  'coverage',
  'queries',
  'coding',
  'vital-signs',
] as const

export type PlotName = (typeof plotNames)[number]

/** What the build draws: the plots, and two that no post names. */
export type BuiltPlotName = PlotName | 'regions' | 'participant-curves'

export function isPlotName(name: string): name is PlotName {
  return plotNames.some((one) => one === name)
}

/** The plot of each service card, by the card's id in English. */
export const cardPlots: Readonly<Partial<Record<string, PlotName>>> = {
  cdisc: 'data-flow',
  inventory: 'supply-chain',
  ctms: 'enrollment',
  'medical-writing': 'document-timeline',
  pharmacovigilance: 'safety-bars',
  'statistical-consulting': 'dose-response',
  'statistical-analysis': 'forest',
  'real-world-data': 'balance',
  'pk-pd': 'concentration-time',
  randomization: 'allocation',
  'data-quality': 'site-funnel',
  epro: 'diary',
  bioinformatics: 'quantiles',
  training: 'coverage',
  'edc-systems': 'queries',
  'medical-coding': 'coding',
  'ecrf-design': 'vital-signs',
}
