import type { FigureSlug } from '#content/glossary/figures/index.ts'
import { diagnosticFigures } from './diagnostics.tsx'
import type { Figure } from './figure.ts'
import { followedFigures } from './followed.tsx'
import { lawFigures } from './laws.tsx'
import { riskFigures } from './risks.tsx'
import { spreadFigures } from './spread.tsx'
import { survivalFigures } from './survival.tsx'
import { testFigures } from './tests.tsx'

/** By the slug of the term. */
export const figures: Readonly<Record<FigureSlug, Figure>> = {
  ...testFigures,
  ...spreadFigures,
  ...lawFigures,
  ...diagnosticFigures,
  ...riskFigures,
  ...survivalFigures,
  ...followedFigures,
}
