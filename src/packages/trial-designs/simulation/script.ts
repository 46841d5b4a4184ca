import type { Breaks } from './measured.ts'
import type { Planned } from './planned.ts'

/** A simulation without the code that runs it. */
export interface Script {
  breaks: Breaks
  /** The body of the R script. */
  inR: (planned: Planned) => string
}
