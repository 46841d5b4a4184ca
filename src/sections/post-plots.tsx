import type { ComponentType } from 'react'

/** The pictures that an article may name in a line `::plot name`. */
const plots = new Map<string, ComponentType>([])

/** The plot of that name; nothing where there is none, so that a post may be ahead of its picture. */
export function PostPlot({ name }: { name: string }) {
  const Plot = plots.get(name)
  return Plot ? <Plot /> : null
}
