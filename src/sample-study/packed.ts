import participants from '#build/participants.bin'
import packed from '#build/sample-study.bin'
import { once } from '#client/ui/once.ts'
import type { Trial } from '#src/plots/simulated/trial.ts'
import { inflatedTextOf, partsIn, readerOf } from '#src/words/packed.ts'
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

/** What the build packed for the pages. */
interface StudyParts {
  facts: StudyFacts
  /** The datasets in the order of the submission, with their variables. */
  datasets: PackedDataset[]
  /** How each variable comes to its value, by dataset and name. */
  rules: Record<string, PackedRule>
  [output: `output/${string}`]: PackedOutput
  /** What stands behind the cells of an output. */
  [output: `cells/${string}`]: Record<string, PackedCell>
  [dataset: `table/${string}`]: PackedTable
}

const part = readerOf<StudyParts>(partsIn(packed), { isKept: true })
const person = readerOf<Record<string, PackedSubject>>(partsIn(participants), { textIn: inflatedTextOf })

function needed<Name extends keyof StudyParts & string>(name: Name): StudyParts[Name] {
  const found = part(name)
  if (!found) throw new Error(`The sample study holds no "${name}". Run "npm run build".`)
  return found
}

export const studyFacts = () => needed('facts')

export const studyDatasetsList = () => needed('datasets')

export const studyRules = () => needed('rules')

export const outputNamed = (id: string): PackedOutput | undefined => part(`output/${id}`)

/** Empty for an output that is none. */
export const cellsOf = (output: string): Record<string, PackedCell> => part(`cells/${output}`) ?? {}

export const tableNamed = (dataset: string): PackedTable | undefined => part(`table/${dataset}`)

/** Everything about one participant. */
export const subjectNamed = (subject: string): PackedSubject | undefined => person(subject)

/** The times and events of the primary analysis, by arm: the data of the figure. */
export const studyTrial = once((): Trial => {
  const { variables, rows } = needed('table/ADTTE')
  const at = (name: string) => variables.indexOf(name)
  const [arm, parameter, time, censor] = ['TRTPN', 'PARAMCD', 'AVAL', 'CNSR'].map(at)
  const of = (number: number) =>
    rows
      .filter(({ values }) => values[parameter ?? -1] === 'OS' && values[arm ?? -1] === number)
      .map(({ values }) => ({ time: Number(values[time ?? -1]), isEvent: values[censor ?? -1] === 0 }))
  return { treatment: of(1), control: of(2) }
})
