import type { ReactNode } from 'react'
import type { Language } from '#content/locales.ts'

/** Its values are written as they are in an address: at most two digits, or one decimal below 10. */
export interface Slider {
  from: number
  to: number
  step: number
  start: number
}

export interface Drawing {
  /** For the places in the words of the term, and in the labels of the drawing. */
  facts: Readonly<Record<string, string>>
  marks: ReactNode
  /** In units of the view box. */
  height: number
}

export interface Figure {
  slider?: Slider
  source?: 'simulated' | 'schematic'
  /** @param value of the slider; 0 without one */
  draw: (value: number, language: Language) => Drawing
}

/** Without the error of adding steps of a tenth. */
export function positionsOf({ slider }: Figure): number[] {
  if (!slider) return [0]
  const { from, to, step } = slider
  const count = Math.round((to - from) / step)
  return Array.from({ length: count + 1 }, (_, i) => Number((from + i * step).toFixed(2)))
}
