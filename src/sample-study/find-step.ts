import {
  type CellSources,
  cellPlaces,
  formNamed,
  type OutputSources,
  outputIds,
  type Participant,
  type PlacedCell,
  type RowSet,
  type StoredCell,
  type Study,
  type TracedEntry,
  type TracedRow,
} from '@marom/sample-trial'
import type { Bindings } from '#src/env.ts'
import { outputSourcesOf, participantOf, studyOf } from './read-study.ts'

export interface CellStep extends PlacedCell {
  kind: 'cell'
  at: string
  output: string
  behind: Pick<CellSources, 'statistic' | 'program' | 'given'>
  counted: RowSet
  /** The rest of the rows among which they were counted. */
  others: RowSet
}

export interface ValueStep {
  kind: 'value'
  at: string
  subject: string
  row: TracedRow
  dataset: string
  variable: string
  person: Participant
}

export interface FieldStep {
  kind: 'field'
  at: string
  subject: string
  entry: TracedEntry
  form: string
  item: string
  person: Participant
}

export type Step = CellStep | ValueStep | FieldStep

/** The data for finding steps. */
export interface Found extends Study, OutputSources {
  /** Only the participants of the steps, by number. */
  participants: ReadonlyMap<string, Participant>
}

export async function findable(env: Bindings, addresses: readonly string[]): Promise<Found> {
  const subjects = [...new Set(addresses.map((at) => at.split('.')[0] ?? ''))]
  const [study, sources, ...people] = await Promise.all([
    studyOf(env),
    outputSourcesOf(env),
    ...subjects.map((subject) => participantOf(env, subject)),
  ])
  const participants = new Map(
    subjects.flatMap((subject, index): [string, Participant][] => {
      const person = people[index]
      return person ? [[subject, person]] : []
    }),
  )
  return { ...study, ...sources, participants }
}

function sourcesOf(
  { kinds }: OutputSources,
  [place, given, counted, group]: StoredCell,
): CellSources | undefined {
  const kind = kinds[place]
  return (
    kind && {
      ...kind,
      given,
      counted: { ...kind.counted, list: counted },
      group: { ...kind.group, list: group },
    }
  )
}

/** The rows of a cell. If a group is of another dataset, e.g. the participants of a share of events, it is whole. */
function rowsBehind(
  { lists }: OutputSources,
  { counted, group }: CellSources,
): Pick<CellStep, 'counted' | 'others'> {
  const [own = [], all = []] = [lists[counted.list], lists[group.list]]
  const counts = new Set(own)
  const rest = counted.dataset === group.dataset ? all.filter((row) => !counts.has(row)) : all
  return { counted: { ...counted, rows: own }, others: { ...group, rows: rest } }
}

export function findCell(found: Study & OutputSources, output: string, id: string): CellStep | undefined {
  const stored = outputIds.includes(output) ? found.outputs[output] : undefined
  const place = stored && cellPlaces(stored).find(({ cell }) => cell.id === id)
  const cell = place && found.cells[output]?.[id]
  const behind = cell && sourcesOf(found, cell)
  return (
    behind && { kind: 'cell', at: `${output}.${id}`, output, ...place, behind, ...rowsBehind(found, behind) }
  )
}

/** @param at e.g. `t-14-2-1.hazardRatio` or `101-003.AE.2.AETERM` */
export function findStep(found: Found, at: string): Step | undefined {
  const parts = at.split('.')
  const [first = '', dataset = '', seq = '', variable = ''] = parts
  if (parts.length === 2) return findCell(found, first, dataset)
  const person = parts.length === 4 ? found.participants.get(first) : undefined
  if (!person) return undefined
  const id = `${dataset}.${seq}`
  if (formNamed(dataset)) {
    const entry = person.entry(id)
    if (!entry || !Object.hasOwn(entry.values, variable)) return undefined
    return { kind: 'field', at, subject: first, entry, form: dataset, item: variable, person }
  }
  const row = person.row(id)
  if (!row || !Object.hasOwn(row.values, variable)) return undefined
  return { kind: 'value', at, subject: first, row, dataset, variable, person }
}
