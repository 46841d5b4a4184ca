import type { FigureSlug } from '#content/glossary/figures/index.ts'
import { allocationFigures } from './allocation.tsx'
import { cumulativeFigures } from './cumulative.tsx'
import { diagnosticFigures } from './diagnostics.tsx'
import { effectFigures } from './effects.tsx'
import { errorRateFigures } from './error-rates.tsx'
import { evidenceFigures } from './evidence.tsx'
import type { Figure } from './figure.ts'
import { followedFigures } from './followed.tsx'
import { hazardFigures } from './hazards.tsx'
import { kineticFigures } from './kinetics.tsx'
import { lawFigures } from './laws.tsx'
import { marginFigures } from './margins.tsx'
import { multiplicityFigures } from './multiplicity.tsx'
import { noEffectFigures } from './no-effect.tsx'
import { riskFigures } from './risks.tsx'
import { scatterFigures } from './scatter.tsx'
import { sequentialFigures } from './sequential.tsx'
import { spreadFigures } from './spread.tsx'
import { survivalFigures } from './survival.tsx'

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
}
