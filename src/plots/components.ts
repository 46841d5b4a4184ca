import type { ComponentType } from 'react'
import { AllocationPlot } from './allocation-plot.tsx'
import { AntibodyTitersPlot } from './antibody-titers-plot.tsx'
import { BalancePlot } from './balance-plot.tsx'
import { CodingBars } from './coding-bars.tsx'
import { ConcentrationTimePlot } from './concentration-time-plot.tsx'
import { CoveragePlot } from './coverage-plot.tsx'
import { DataFlow } from './data-flow.tsx'
import { DepotStockPlot } from './depot-stock-plot.tsx'
import { DiaryPlot } from './diary-plot.tsx'
import { DocumentTimeline } from './document-timeline.tsx'
import { DomainsByPhase } from './domains-by-phase.tsx'
import { DoseResponsePlot } from './dose-response-plot.tsx'
import { EnrollmentPlot } from './enrollment-plot.tsx'
import { FoldRisePlot } from './fold-rise-plot.tsx'
import { ForestPlot } from './forest-plot.tsx'
import { KaplanMeierPlot } from './kaplan-meier-plot.tsx'
import type { PlotName } from './names.ts'
import { PlanOrRetrofitPlot } from './plan-or-retrofit-plot.tsx'
import { QuantilePlot } from './quantile-plot.tsx'
import { QueriesPlot } from './queries-plot.tsx'
import { ReorderPointPlot } from './reorder-point-plot.tsx'
import { SafetyBars } from './safety-bars.tsx'
import { SiteFunnelPlot } from './site-funnel-plot.tsx'
import { VitalSignsForm } from './vital-signs-form.tsx'

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
  allocation: AllocationPlot,
  'site-funnel': SiteFunnelPlot,
  diary: DiaryPlot,
  quantiles: QuantilePlot,
  coverage: CoveragePlot,
  queries: QueriesPlot,
  coding: CodingBars,
  'vital-signs': VitalSignsForm,
}
