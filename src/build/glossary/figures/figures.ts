import type { FigureSlug } from '#content/glossary/figures/index.ts'
import { adaptingFigures } from './adapting.tsx'
import { agreementFigures } from './agreement.tsx'
import { allocationFigures } from './allocation.tsx'
import { armFigures } from './arms.tsx'
import { attributeFigures } from './attributes.tsx'
import { causeFigures } from './causes.tsx'
import { cleaningFigures } from './cleaning.tsx'
import { clockFigures } from './clocks.tsx'
import { clusterFigures } from './clusters.tsx'
import { controlChartFigures } from './control-chart.tsx'
import { cumulativeFigures } from './cumulative.tsx'
import { diagnosticFigures } from './diagnostics.tsx'
import { doseFigures } from './doses.tsx'
import { effectFigures } from './effects.tsx'
import { errorRateFigures } from './error-rates.tsx'
import { estimandFigures } from './estimands.tsx'
import { evidenceFigures } from './evidence.tsx'
import { factorFigures } from './factors.tsx'
import type { Figure } from './figure.ts'
import { followedFigures } from './followed.tsx'
import { hazardFigures } from './hazards.tsx'
import { imputationFigures } from './imputation.tsx'
import { kineticFigures } from './kinetics.tsx'
import { lawFigures } from './laws.tsx'
import { likelihoodFigures } from './likelihoods.tsx'
import { marginFigures } from './margins.tsx'
import { missingFigures } from './missing.tsx'
import { multiplicityFigures } from './multiplicity.tsx'
import { noEffectFigures } from './no-effect.tsx'
import { outcomeFigures } from './outcomes.tsx'
import { periodFigures } from './periods.tsx'
import { planningFigures } from './planning.tsx'
import { quartileFigures } from './quartiles.tsx'
import { rankFigures } from './ranks.tsx'
import { recordFigures } from './records.tsx'
import { recruitingFigures } from './recruiting.tsx'
import { referenceFigures } from './reference.tsx'
import { resamplingFigures } from './resampling.tsx'
import { responseFigures } from './responses.tsx'
import { riskFigures } from './risks.tsx'
import { scatterFigures } from './scatter.tsx'
import { scheduleFigures } from './schedules.tsx'
import { sequenceFigures } from './sequences.tsx'
import { sequentialFigures } from './sequential.tsx'
import { shapeFigures } from './shapes.tsx'
import { spreadFigures } from './spread.tsx'
import { stratumFigures } from './strata.tsx'
import { survivalFigures } from './survival.tsx'
import { targetFigures } from './targets.tsx'
import { tippingFigures } from './tipping.tsx'
import { toxicityFigures } from './toxicity.tsx'

/** By the slug of the term. */
export const figures: Readonly<Record<FigureSlug, Figure>> = {
  ...errorRateFigures,
  ...noEffectFigures,
  ...effectFigures,
  ...spreadFigures,
  ...lawFigures,
  ...diagnosticFigures,
  ...riskFigures,
  ...survivalFigures,
  ...hazardFigures,
  ...cumulativeFigures,
  ...followedFigures,
  ...sequentialFigures,
  ...marginFigures,
  ...multiplicityFigures,
  ...kineticFigures,
  ...evidenceFigures,
  ...scatterFigures,
  ...allocationFigures,
  ...quartileFigures,
  ...shapeFigures,
  ...agreementFigures,
  ...resamplingFigures,
  ...targetFigures,
  ...rankFigures,
  ...scheduleFigures,
  ...periodFigures,
  ...sequenceFigures,
  ...planningFigures,
  ...factorFigures,
  ...clusterFigures,
  ...missingFigures,
  ...imputationFigures,
  ...tippingFigures,
  ...causeFigures,
  ...clockFigures,
  ...doseFigures,
  ...estimandFigures,
  ...recordFigures,
  ...cleaningFigures,
  ...likelihoodFigures,
  ...outcomeFigures,
  ...stratumFigures,
  ...toxicityFigures,
  ...referenceFigures,
  ...recruitingFigures,
  ...controlChartFigures,
  ...attributeFigures,
  ...armFigures,
  ...adaptingFigures,
  ...responseFigures,
}
