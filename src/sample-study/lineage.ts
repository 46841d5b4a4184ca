import type { Lineage, ParticipantFacts, RowFacts, Study } from './facts.ts'

type Layer = 'form' | 'sdtm' | 'adam'

export function layerOf(ref: string): Layer {
  if (ref.startsWith('form-')) return 'form'
  return ref.startsWith('AD') ? 'adam' : 'sdtm'
}

const splitRef = (ref: string) => {
  const [dataset = '', seq = '', variable = ''] = ref.split('.')
  return { id: `${dataset}.${seq}`, dataset, variable }
}

export interface Link {
  ref: string
  dataset: string
  variable: string
  value: RowFacts['values'][string]
}

/** @param ref the name of a value, without the participant */
function linkOf(person: ParticipantFacts, ref: string): Link {
  const { id, dataset, variable } = splitRef(ref)
  const row = [...person.entries, ...person.records, ...person.analysis].find((one) => one.id === id)
  return { ref, dataset, variable, value: row?.values[variable] ?? null }
}

const usedBy = (person: ParticipantFacts, ref: string): readonly string[] => {
  const { id, variable } = splitRef(ref)
  const row = [...person.records, ...person.analysis].find((one) => one.id === id)
  return row?.used[variable] ?? []
}

/** The steps inside the layer of the value, from the value back, and the values before the layer. */
export function chainOf(person: ParticipantFacts, start: string): { steps: Link[]; sources: Link[] } {
  const steps = new Set([start])
  const sources = new Set<string>()
  for (const ref of steps)
    for (const used of usedBy(person, ref)) (layerOf(used) === layerOf(start) ? steps : sources).add(used)
  const links = (refs: Set<string>) => [...refs].map((ref) => linkOf(person, ref))
  return { steps: links(steps), sources: links(sources) }
}

/** All values that are made from a value, directly or indirectly. */
function madeFrom(person: ParticipantFacts, start: string): { direct: string[]; all: Set<string> } {
  const readers = new Map<string, string[]>()
  for (const row of [...person.records, ...person.analysis])
    for (const [variable, used] of Object.entries(row.used))
      for (const ref of used) readers.set(ref, [...(readers.get(ref) ?? []), `${row.id}.${variable}`])
  const all = new Set([start])
  for (const ref of all) for (const reader of readers.get(ref) ?? []) all.add(reader)
  return { direct: readers.get(start) ?? [], all }
}

interface Forward {
  /** Values that read this one. */
  direct: Link[]
  /** Numbers that count a row by this value, as `output.cell`. */
  cells: string[]
  /** Outputs that read this value, also to exclude a row. */
  outputs: string[]
}

/** Everything that could change with the value. */
export function forwardOf(
  person: ParticipantFacts,
  start: string,
  { facts: { readers }, cells: cellsOf }: Pick<Study, 'facts'> & Pick<Lineage, 'cells'>,
): Forward {
  const { direct, all } = madeFrom(person, start)
  const cells = new Set<string>()
  const outputs = new Set<string>()
  for (const ref of all) {
    const { id, dataset, variable } = splitRef(ref)
    if (layerOf(ref) !== 'adam') continue
    for (const output of readers[`${dataset}.${variable}`] ?? []) outputs.add(output)
    for (const name of person.counts[id] ?? []) {
      const [output = '', cell = ''] = name.split('.')
      if (cellsOf[output]?.[cell]?.variables.includes(variable)) cells.add(name)
    }
  }
  return {
    direct: direct.map((ref) => linkOf(person, ref)),
    cells: [...cells].sort(),
    outputs: [...outputs].sort(),
  }
}
