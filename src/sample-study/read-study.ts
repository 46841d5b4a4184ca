import {
  type Arm,
  type ConformanceResults,
  conformanceFile,
  type OutputSources,
  Participant,
  type ParticipantFile,
  type PlantedFile,
  type Study,
  type SubmissionZip,
} from '@marom/sample-trial'
import type { Language } from '#content/locales.ts'
import type { Bindings } from '#src/env.ts'
import { jsonFile, keptFile, staticFile } from '#src/words/static-files.ts'
import type { BreakSummary } from './break/prepared.ts'
import { dataPath } from './data-files.ts'

export const studyOf = keptFile<Study>('/data/sample-study/study.json')

export const outputSourcesOf = keptFile<OutputSources>('/data/sample-study/lineage.json')

export const packageOf = keptFile<SubmissionZip>('/data/sample-study/package.json')

export const plantedOf = keptFile<PlantedFile>('/data/sample-study/planted.json')

export const breaksOf = keptFile<BreakSummary[]>('/data/study-drawings/breaks.json')

/** A participant in the list of all. */
export interface ParticipantSummary {
  subject: string
  arm: Arm
  /** From randomization to death or the last contact. */
  days: number
  /** The same, as it is printed. */
  months: string
  end: 'died' | 'left' | 'alive'
  /** Adverse events of grade 3 or more. */
  severe: number
}

export type Conformance = ConformanceResults<Readonly<Record<Language, string>>>

export const conformanceOf = keptFile<Conformance>(`${dataPath}${conformanceFile}.json`)

/** In the order of their numbers. */
export const summariesOf = keptFile<ParticipantSummary[]>('/data/study-drawings/participants.json')

/** How many entries of each form there are. */
export const filledFormsOf = keptFile<Record<string, number>>('/data/study-drawings/forms.json')

/**
 * A figure as the build drew it: the inside of its `<figure>`.
 * @param name `participants`, `flow`, an output, or the number of a participant
 */
export async function drawingOf(env: Bindings, language: Language, name: string): Promise<string> {
  const file = await staticFile(env, `/data/study-drawings/${language}/${name}.html`)
  if (!file) throw new Error(`There is no drawing ${name}. Run "npm run build".`)
  return file.text()
}

/** Undefined if `subject` is not the number of a participant. */
export async function participantOf(env: Bindings, subject: string): Promise<Participant | undefined> {
  if (!/^\d{3}-\d{3}$/.test(subject)) return undefined
  const file = await jsonFile<ParticipantFile>(env, `/data/sample-study/participants/${subject}.json`)
  return file && new Participant(file)
}
