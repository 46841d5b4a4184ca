import { hasTexts } from './has-texts.ts'

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

/** What the worker is asked. The page holds the plan as JSON. */
export interface AskedSimulation {
  plan: unknown
  /** An assumption that the data break, or null. */
  broken: string | null
  trials: number
  seed: number
}

/** Words of the page, as JSON in its part. Sentences have places for `done` and `trials`. */
export interface SimulationWords {
  working: string
  stopped: string
  finished: string
  failed: string
  formula: string
  /** Of quantities. */
  names: Readonly<Record<string, string>>
}

const noWords: SimulationWords = {
  ...{ working: '', stopped: '', finished: '', failed: '', formula: '' },
  names: {},
}

const isWords = (value: unknown): value is SimulationWords => {
  const { names: _, ...sentences } = noWords
  if (!hasTexts(value, Object.keys(sentences))) return false
  const names: unknown = typeof value === 'object' && value && 'names' in value ? value.names : null
  return typeof names === 'object' && names !== null && hasTexts(names, Object.keys(names))
}

/** Empty if they are of another release. @param json of the page */
export function wordsIn(json: string | undefined): SimulationWords {
  const found: unknown = JSON.parse(json ?? 'null')
  return isWords(found) ? found : noWords
}
