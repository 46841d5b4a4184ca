import type { ReactNode } from 'react'
import { cardPlots, plots } from '#src/plots/index.ts'

/** By the card's id: the figure between its description and its text. */
export const serviceFigures: Readonly<Partial<Record<string, () => ReactNode>>> = Object.fromEntries(
  Object.entries(cardPlots).flatMap(([id, name]) => (name ? [[id, plots[name]]] : [])),
)
