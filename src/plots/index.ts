import type { ComponentType } from 'react'
import { KaplanMeierPlot } from './kaplan-meier-plot.tsx'

/** The plots that need nothing but a language, by the names that posts and pages call them. */
export const plots = {
  'kaplan-meier': KaplanMeierPlot,
} satisfies Record<string, ComponentType>

export type PlotName = keyof typeof plots
