import type { Texts } from '../frame/fields.ts'
import type { NoteLevel } from '../frame/result.ts'

export type { NoteLevel }

/** What monitoring says. As of a design, the words are where an answer is shown. */
export interface MonitoringCodes {
  faults:
    | 'missing'
    | 'notInformation'
    | 'notZ'
    | 'impossibleZ'
    | 'tooSmall'
    | 'tooLarge'
    | 'tooLong'
    | 'falls'
    | 'tooClose'
    | 'afterMaximum'
  decisions:
    | 'waiting'
    | 'waitingFutility'
    | 'waitingHarm'
    | 'goOn'
    | 'efficacy'
    | 'harm'
    | 'futility'
    | 'mustStop'
    | 'shown'
    | 'notShown'
    | 'finalHarm'
  notes:
    | 'afterMustStop'
    | 'afterFutility'
    | 'afterHarm'
    | 'afterEfficacy'
    | 'surprise'
    | 'above'
    | 'reached'
    | 'early'
    | 'more'
    | 'noEfficacy'
    | 'binding'
    | 'late'
    | 'remaining'
    | 'lastRemains'
  figures:
    | 'conditionalPlanned'
    | 'conditionalTrend'
    | 'predictive'
    | 'upper'
    | 'futility'
    | 'harm'
    | 'effect'
    | 'interval'
    | 'hr'
    | 'hrInterval'
  columns:
    | 'fraction'
    | 'participants'
    | 'events'
    | 'z'
    | 'upper'
    | 'futility'
    | 'harm'
    | 'spent'
    | 'effect'
    | 'interval'
    | 'hr'
    | 'hrInterval'
}

/** A code, and what fills the places of its sentence: numbers, the same in every language. */
interface Said<Key extends string> {
  key: Key
  facts: Texts
}

export interface MonitoringFault {
  field: string
  code: MonitoringCodes['faults']
  facts: Readonly<Record<string, string | number>>
}

export interface MonitoringNote extends Said<MonitoringCodes['notes']> {
  level: NoteLevel
}

export interface MonitoringResult {
  state: 'answered'
  decision: Said<MonitoringCodes['decisions']>
  notes: readonly MonitoringNote[]
  /** Of the latest analysis. */
  figures: readonly { name: MonitoringCodes['figures']; text: string }[]
  columns: readonly MonitoringCodes['columns'][]
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
