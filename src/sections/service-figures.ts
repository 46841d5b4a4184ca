import type { ReactNode } from 'react'

/** The picture of a card, by the card's id: a `<figure>` that stands between its description and its text. */
export const serviceFigures: Record<string, () => ReactNode> = {}
