import type { ComponentType } from 'react'
import { AntibodyTitresPlot } from './antibody-titres-plot.tsx'
import { DepotStockPlot } from './depot-stock-plot.tsx'
import { DomainsByPhase } from './domains-by-phase.tsx'
import { KaplanMeierPlot } from './kaplan-meier-plot.tsx'

/** The plots that need nothing but a language, by the names that posts and pages call them. */
export const plots = {
  'kaplan-meier': KaplanMeierPlot,
  'supply-chain': DepotStockPlot,
  'domains-by-phase': DomainsByPhase,
  'antibody-titres': AntibodyTitresPlot,
} satisfies Record<string, ComponentType>

export type PlotName = keyof typeof plots
