import type { ComponentType } from 'react'
import { plots } from '#src/plots/index.ts'

const byName = new Map<string, ComponentType>(Object.entries(plots))

/** Nothing for an unknown name, so that a post may be written before its plot. */
export function PostPlot({ name }: { name: string }) {
  const Plot = byName.get(name)
  return Plot ? (
    <div className="my-4">
      <Plot />
    </div>
  ) : null
}
