import type { en } from '#content/study-design/monitoring/en.ts'

export type MonitoringWords = Pick<
  typeof en,
  'form' | 'errors' | 'faults' | 'result' | 'decisions' | 'notes' | 'levels' | 'columns' | 'figures'
>

type Texts = Readonly<Record<string, string>>

/** A key of the words, and what fills the places of its sentence: numbers, the same in every language. */
export interface Said<Key extends string> {
  key: Key
  facts: Texts
}

export interface MonitoringFault {
  field: string
  code: keyof MonitoringWords['faults']
  facts: Readonly<Record<string, string | number>>
}

export type NoteLevel = 'info' | 'caution' | 'stop'

export interface MonitoringNote extends Said<keyof MonitoringWords['notes']> {
  level: NoteLevel
}

export interface MonitoringResult {
  state: 'answered'
  decision: Said<keyof MonitoringWords['decisions']>
  notes: readonly MonitoringNote[]
  /** Of the latest analysis. */
  figures: readonly { name: keyof MonitoringWords['figures']; text: string }[]
  columns: readonly (keyof MonitoringWords['columns'])[]
  /** One for each analysis so far. */
  rows: readonly (readonly string[])[]
  /** Of the repeated confidence intervals, e.g. `95%`. */
  level: string
}

export type MonitoringAnswer =
  | { state: 'empty' }
  | { state: 'faulty'; faults: readonly MonitoringFault[] }
  | MonitoringResult

/** Texts of the plan's address and of the form. */
export interface MonitoringInput {
  plan: Texts
  typed: Texts
}

export type Monitor = (input: MonitoringInput) => MonitoringAnswer

/** Rows of the form. */
export const mostAnalyses = 6

export const informationField = (analysis: number) => `info${analysis}`
export const zField = (analysis: number) => `z${analysis}`
/** Whether the latest analysis is the final one. */
export const stageField = 'stage'
