import { isPlotName, Plot } from '#src/plots/index.ts'

/** Nothing for an unknown name, so that a post may be written before its plot. */
export function PostPlot({ name }: { name: string }) {
  return isPlotName(name) ? (
    <div className="my-4">
      <Plot name={name} />
    </div>
  ) : null
}
