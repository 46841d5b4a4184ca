/** A row of the table of a simulation, as texts. */
export interface ShownRow {
  quantity: string
  formula: string
  value: string
  lower: string
  upper: string
}

/** A chance and its interval by the number of trials, as paths of the picture. */
export interface Course {
  quantity: string
  line: string
  band: string
  formula: string
}

/** What a page shows of a simulation so far. */
export interface Shown {
  /** Trials so far. */
  done: number
  rows: readonly ShownRow[]
  courses: readonly Course[]
}

/** What the worker is asked. */
export interface AskedSimulation {
  /** The worker reads it. */
  plan: unknown
  /** An assumption that the data break, or null. */
  broken: string | null
  trials: number
  seed: number
}
