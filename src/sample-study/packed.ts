import participants from '#build/participants.bin'
import packed from '#build/sample-study.bin'
import { once } from '#client/ui/once.ts'
import type { Trial } from '#src/plots/simulated/trial.ts'
import { inflatedTextOf, partsIn, textOf } from '#src/words/packed.ts'
import type {
  PackedCell,
  PackedDataset,
  PackedOutput,
  PackedRule,
  PackedSubject,
  PackedTable,
  StudyFacts,
} from './parts.ts'

/** The outputs in the order of their numbers. */
export const outputIds: readonly string[] = [
  't-14-1-1',
  't-14-1-2',
  't-14-2-1',
  'f-14-2-1',
  't-14-2-2',
  't-14-3-1',
  't-14-3-2',
  'l-16-2-7',
]

const bytesOf = partsIn(packed)
const bytesOfPerson = partsIn(participants)

/** A part of what the build packed; undefined where there is none of the name. */
function part(name: string): ReturnType<typeof JSON.parse> {
  const bytes = bytesOf(name)
  return bytes && JSON.parse(textOf(bytes))
}

export const studyFacts = once((): StudyFacts => part('facts'))

/** The datasets in the order of the submission, with their variables. */
export const studyDatasetsList = once((): PackedDataset[] => part('datasets'))

/** How each variable comes to its value, by dataset and name. */
export const studyRules = once((): Record<string, PackedRule> => part('rules'))

export const outputNamed = (id: string): PackedOutput | undefined => part(`output/${id}`)

const cells = new Map<string, Record<string, PackedCell>>()

/** What stands behind the cells of an output; read once. */
export function cellsOf(output: string): Record<string, PackedCell> {
  const known = cells.get(output) ?? part(`cells/${output}`) ?? {}
  if (outputIds.includes(output)) cells.set(output, known)
  return known
}

export const tableNamed = (dataset: string): PackedTable | undefined => part(`table/${dataset}`)

/** Everything about one participant. */
export function subjectNamed(subject: string): PackedSubject | undefined {
  const bytes = bytesOfPerson(subject)
  return bytes && JSON.parse(inflatedTextOf(bytes))
}

/** The times and events of the primary analysis, by arm: the data of the figure. */
export const studyTrial = once((): Trial => {
  const { variables, rows } = tableNamed('ADTTE') ?? { variables: [], rows: [] }
  const at = (name: string) => variables.indexOf(name)
  const [arm, parameter, time, censor] = ['TRTPN', 'PARAMCD', 'AVAL', 'CNSR'].map(at)
  const of = (number: number) =>
    rows
      .filter(({ values }) => values[parameter ?? -1] === 'OS' && values[arm ?? -1] === number)
      .map(({ values }) => ({ time: Number(values[time ?? -1]), isEvent: values[censor ?? -1] === 0 }))
  return { treatment: of(1), control: of(2) }
})
