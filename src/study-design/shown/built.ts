import type { DesignName, Texts } from '@marom/trial-designs'
import type { Break } from '@marom/trial-designs/simulation'
import type { ShownPaths } from '#client/study-design/shown-paths.ts'
import type { Shown, ShownRow } from '#client/study-design/shown-simulation.ts'
import { keptFile } from '#src/words/static-files.ts'

/** A state that is known to be difficult for its formula. */
export interface BuiltCase {
  inputs: Texts
  broken: Break | null
  rows: readonly ShownRow[]
}

/** What the build simulated for a design: its example, and difficult cases. */
export interface Built {
  trials: number
  example: Shown
  cases: readonly BuiltCase[]
  /** The trials in the picture of the example, where the design has boundaries. */
  paths: ShownPaths | null
}

export const builtSimulations = keptFile<Readonly<Record<DesignName, Built>>>('/data/simulations/built.json')
