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
import { FoldRisePlot } from './fold-rise-plot.tsx'
import { ForestPlot } from './forest-plot.tsx'
import { KaplanMeierPlot } from './kaplan-meier-plot.tsx'
import type { PlotName } from './names.ts'
import { PlanOrRetrofitPlot } from './plan-or-retrofit-plot.tsx'
import { ReorderPointPlot } from './reorder-point-plot.tsx'
import { SafetyBars } from './safety-bars.tsx'

/** What the build draws each plot with. The Worker must not import it. */
export const plots: Readonly<Record<PlotName, ComponentType>> = {
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
  'reorder-point': ReorderPointPlot,
  'fold-rise': FoldRisePlot,
  'plan-or-retrofit': PlanOrRetrofitPlot,
}
