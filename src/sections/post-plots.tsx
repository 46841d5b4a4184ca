import { plots } from '../plots/index.ts'

function isPlotName(name: string): name is keyof typeof plots {
  return Object.hasOwn(plots, name)
}

/** The plot that an article names in a line `::plot name`; nothing where there is none yet. */
export function PostPlot({ name }: { name: string }) {
  if (!isPlotName(name)) return null
  const Plot = plots[name]
  return <Plot />
}
