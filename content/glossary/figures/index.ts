import { tests } from './tests.ts'
import type { FigureTexts } from './words.ts'

const all = { ...tests }

export type FigureSlug = keyof typeof all

/** The words of the figures of terms. Only the build reads them: what it draws holds them. */
export const figureTexts: Record<FigureSlug, FigureTexts[string]> = all

export const showWords = { en: 'Show', he: 'הצגה' }
