import type { Lineage, ParticipantFacts, RowFacts } from './facts.ts'

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
    for (const variable of Object.keys(row.values))
      for (const ref of [...(row.used[variable] ?? []), ...(row.because ?? [])]) {
        const list = readers.get(ref) ?? []
        if (list.length === 0) readers.set(ref, list)
        list.push(`${row.id}.${variable}`)
      }
  const all = new Set([start])
  for (const ref of all) for (const reader of readers.get(ref) ?? []) all.add(reader)
  // A value may be the reason for its record as well.
  const direct = [...new Set(readers.get(start))].filter((ref) => usedBy(person, ref).includes(start))
  return { direct, all }
}

interface Forward {
  /** Values that read this one. */
  direct: Link[]
  /** Numbers that count a row by this value, as `output.cell`. */
  cells: string[]
  /** Numbers that read this value and do not count its row: it decides who counts. */
  looking: string[]
  /** Outputs that read this value to decide which lines they have. */
  outputs: string[]
}

/** Everything that can change with the value. */
export function forwardOf(person: ParticipantFacts, start: string, names: Lineage['names']): Forward {
  const { direct, all } = madeFrom(person, start)
  const counting = new Set<number>()
  const reading = new Set<number>()
  for (const ref of all) {
    const counts = person.counts[splitRef(ref).id] ?? []
    for (const reader of person.readers[person.read[ref] ?? -1] ?? []) {
      reading.add(reader)
      if (counts.includes(reader)) counting.add(reader)
    }
  }
  const named = (places: Iterable<number>) => [...places].map((place) => names[place] ?? '').sort()
  const isCell = (name: string) => name.includes('.')
  return {
    direct: direct.map((ref) => linkOf(person, ref)),
    cells: named(counting),
    looking: named(reading.difference(counting)).filter(isCell),
    outputs: named(reading).filter((name) => !isCell(name)),
  }
}
