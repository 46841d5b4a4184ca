import type { ReactNode } from 'react'
import { cardPlots, plots } from '#src/plots/index.ts'

/**
 * The picture of a card, by the card's id: a `<figure>` that stands between its description and its
 * text.
 */
export const serviceFigures: Readonly<Partial<Record<string, () => ReactNode>>> = Object.fromEntries(
  Object.entries(cardPlots).flatMap(([id, name]) => (name ? [[id, plots[name]]] : [])),
)
