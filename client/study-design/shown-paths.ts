import { hasTexts } from './has-texts.ts'

/** Simulated trials and the boundaries that they cross, as the page shows them. */
export interface ShownPaths {
  /** By `data-text`, also what the sentence says. */
  texts: Readonly<Record<string, string>>
  /** For each boundary its line, then its dots. */
  bounds: readonly string[]
  /** By outcome, a path for each trial. */
  lines: Readonly<Record<string, readonly string[]>>
}

/** What the worker is asked. */
export interface AskedPaths {
  /** As the form has them. */
  texts: Readonly<Record<string, string>>
  /** The planned effect, or none. */
  hasEffect: boolean
  seed: number
}

/** Sentences of the page, as JSON in its part. */
export interface PathsWords {
  planned: string
  none: string
  /** Where an analysis is. */
  at: string
  failed: string
}

const noWords: PathsWords = { planned: '', none: '', at: '', failed: '' }

const isWords = (value: unknown): value is PathsWords => hasTexts(value, Object.keys(noWords))

/** Empty if they are of another release. @param json of the page */
export function wordsIn(json: string | undefined): PathsWords {
  const found: unknown = JSON.parse(json ?? 'null')
  return isWords(found) ? found : noWords
}
