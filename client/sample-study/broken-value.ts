import type { Change, ChangedRow, Pair } from '@marom/sample-trial/recompute'
import type { Language } from '#content/locales.ts'
import type { OutcomeWords } from './outcome-words.ts'

/** A number of an output. An added one was in no line before, a removed one is in none. */
export interface ChangedCell extends Pick<ChangedRow, 'state'> {
  output: string
  cell: string
  /** E.g. `Table 14.2.1`. */
  title: string
  /** Line and column. */
  place: string
  texts: Pair
}

/** A sentence of the report. `was` is the number before. */
export type ChangedSentence = readonly { text: string; was?: string }[]

/** Lines of the Kaplan-Meier curve of an arm, as paths. */
export interface ChangedCurve {
  arm: 'treatment' | 'control'
  before: string
  after: string
}

/** What follows from a changed value, in the words of a language. */
export interface Outcome {
  change: Change
  /** Of the field. */
  texts: Pair
  records: readonly ChangedRow[]
  rows: readonly ChangedRow[]
  cells: readonly ChangedCell[]
  /** Of the primary analysis: as printed, and with five digits. */
  primary: Readonly<Record<'ratio' | 'p', { printed: Pair; exact: Pair }>>
  curves: readonly ChangedCurve[]
  sentences: readonly ChangedSentence[]
  /** How many numbers the trace of the field announces. */
  announced: number
  /** Values and numbers that changed and were not announced. */
  missed: readonly string[]
}

/** What the worker answers. */
export interface BreakAnswer {
  outcome: Outcome
  words: OutcomeWords
}

/** Files of the study as they are served, and the change. */
export interface BreakInput {
  change: Change
  language: Language
  forms: ArrayBuffer
  /** Of the participant. */
  person: ArrayBuffer
  /** In the language. */
  words: ArrayBuffer
}

/** The frame of the curve, in units of its view box. `last` is the end of the axis, in months. */
export const curveBox = { left: 36, top: 8, right: 352, bottom: 180, last: 27 } as const

/** Of a list of what changed. */
export const mostLines = 50

/** Of report and curve, in lines of a list. */
export const textCost = 10

/** The budget of lines at which an outcome is shown whole. */
export const wholeOutcome = textCost + 3 * mostLines
