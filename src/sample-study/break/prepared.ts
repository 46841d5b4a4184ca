import type { Outcome } from '#client/sample-study/broken-value.ts'
import type { Language } from '#content/locales.ts'

/** Breaks whose results the build makes, so that they need no script. */
export const preparedBreaks = ['death', 'stratum', 'query'] as const

export type PreparedBreak = (typeof preparedBreaks)[number]

export const isPrepared = (name: string): name is PreparedBreak => preparedBreaks.some((one) => one === name)

/** Of the list of all. */
export interface BreakSummary {
  name: PreparedBreak
  /** The changed field. */
  at: string
  /** After the change, as printed. */
  ratio: string
  p: string
  /** Numbers of outputs that change. */
  count: number
}

export type PreparedOutcomes = Record<PreparedBreak, Record<Language, Outcome>>
