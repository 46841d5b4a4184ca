import { isPlotName, plots } from '../plots/index.ts'

/** The picture that an article names in a line `::plot name`; nothing for an unknown name, so that a post may be ahead of its picture. */
export function PostPlot({ name }: { name: string }) {
  if (!isPlotName(name)) return null
  const Plot = plots[name]
  return (
    <div className="my-4">
      <Plot />
    </div>
  )
}
