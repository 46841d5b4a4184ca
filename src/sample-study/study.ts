import type { Language } from '#content/locales.ts'
import type { Bindings } from '#src/env.ts'
import { jsonFile, keptFile, staticFile } from '#src/words/static-files.ts'
import type { BreakSummary } from './break/prepared.ts'
import type { ConformanceFacts } from './conformance-facts.ts'
import { conformanceFile, dataPath } from './data-files.ts'
import type { Lineage, PackageFacts, ParticipantSummary, PlantedFacts, Study } from './facts.ts'
import { Participant, type ParticipantFile } from './participant-file.ts'

export const outputIds: readonly string[] = [
  't-14-1-1',
  't-14-1-2',
  't-14-1-3',
  't-14-2-1',
  'f-14-2-1',
  'f-14-2-1-1',
  't-14-2-2',
  't-14-2-2-1',
  't-14-2-2-2',
  't-14-2-3',
  'f-14-2-3',
  't-14-2-4',
  't-14-3-1',
  't-14-3-2',
  't-14-3-1-3',
  't-14-3-2-1',
  'l-14-3-2-2',
  'f-14-3-4-1',
  'l-14-3-4-2',
  't-14-3-4-3',
  't-14-3-5',
  'l-16-2-7',
]

/** Groups of our own rules of conformance. */
export const ruleGroups: readonly string[] = ['trial', 'adam', 'medicine']

export const studyOf = keptFile<Study>('/data/sample-study/study.json')

export const lineageOf = keptFile<Lineage>('/data/sample-study/lineage.json')

export const packageOf = keptFile<PackageFacts>('/data/sample-study/package.json')

export const plantedOf = keptFile<PlantedFacts>('/data/sample-study/planted.json')

export const breaksOf = keptFile<BreakSummary[]>('/data/study-drawings/breaks.json')

export const conformanceOf = keptFile<ConformanceFacts>(`${dataPath}${conformanceFile}.json`)

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
