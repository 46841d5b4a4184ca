import type { Language } from '../../locales.ts'

/** The words of a term's figure. `{name}` is a number that the drawing computes. */
export interface FigureWords {
  title: string
  /** For those who do not see the drawing: what it shows and what follows from it. */
  description: string
  caption: string
  /** The quantity that the slider sets, with its unit. Only for a figure with a slider. */
  slider?: string
}

export type InLanguages<Words> = Readonly<Record<Language, Words>>

/** By the slug of the term. */
export type FigureTexts = Readonly<Record<string, InLanguages<FigureWords>>>
