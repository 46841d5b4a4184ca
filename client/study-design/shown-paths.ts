import { atom } from 'jotai'

/** Simulated trials and the boundaries that they cross, as the page shows them. */
export interface ShownPaths {
  /** By name, also what the sentence says. */
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

/** Sentences. */
export interface PathsWords {
  planned: string
  none: string
  /** Where an analysis is. */
  at: string
  failed: string
}

/** What the worker has drawn last, also for an earlier answer. */
export const drawnAtom = atom<ShownPaths>()

/** Their texts follow in the next frame. */
export const writtenAtom = atom<ShownPaths['texts']>()

/** Why nothing was drawn, as a sentence. */
export const failureAtom = atom('')
