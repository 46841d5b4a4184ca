import type { ComponentType } from 'react'
import { AntibodyTitersPlot } from './antibody-titers-plot.tsx'
import { BalancePlot } from './balance-plot.tsx'
import { ConcentrationTimePlot } from './concentration-time-plot.tsx'
import { DataFlow } from './data-flow.tsx'
import { DepotStockPlot } from './depot-stock-plot.tsx'
import { DocumentTimeline } from './document-timeline.tsx'
import { DomainsByPhase } from './domains-by-phase.tsx'
import { DoseResponsePlot } from './dose-response-plot.tsx'
import { EnrollmentPlot } from './enrollment-plot.tsx'
import { ForestPlot } from './forest-plot.tsx'
import { KaplanMeierPlot } from './kaplan-meier-plot.tsx'
import { SafetyBars } from './safety-bars.tsx'

/** Plots that need only a language, by the names that posts and pages use. */
export const plots = {
  'kaplan-meier': KaplanMeierPlot,
  'supply-chain': DepotStockPlot,
  'domains-by-phase': DomainsByPhase,
  'antibody-titers': AntibodyTitersPlot,
  forest: ForestPlot,
  balance: BalancePlot,
  'dose-response': DoseResponsePlot,
  'concentration-time': ConcentrationTimePlot,
  enrollment: EnrollmentPlot,
  'data-flow': DataFlow,
  'document-timeline': DocumentTimeline,
  'safety-bars': SafetyBars,
} satisfies Record<string, ComponentType>

export type PlotName = keyof typeof plots

export function isPlotName(name: string): name is PlotName {
  return Object.hasOwn(plots, name)
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
}
