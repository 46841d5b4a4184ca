import type { FigureSlug } from '#content/glossary/figures/index.ts'
import type { Figure } from './figure.ts'
import { testFigures } from './tests.tsx'

/** By the slug of the term. */
export const figures: Readonly<Record<FigureSlug, Figure>> = { ...testFigures }
