import type { OutputSources, TracedRow } from './data-files.ts'
import type { Participant } from './participant-file.ts'

type Layer = 'form' | 'sdtm' | 'adam'

/** The layer of a value. @param ref its name without the participant, e.g. `ADSL.1.AGE` */
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
  value: TracedRow['values'][string]
}

/** A value with its name. @param ref its name without the participant; its value is null if it is not there */
export function linkOf(person: Participant, ref: string): Link {
  const { id, dataset, variable } = splitRef(ref)
  return { ref, dataset, variable, value: person.value(id, variable) }
}

const usedBy = (person: Participant, ref: string): readonly string[] => {
  const { id, variable } = splitRef(ref)
  return person.used(id, variable)
}

/** The layers of all values that a value was made from. */
export function layersBehind(person: Participant, start: string): Set<Layer> {
  const refs = new Set([start])
  for (const ref of refs) for (const used of usedBy(person, ref)) refs.add(used)
  refs.delete(start)
  return new Set([...refs].map(layerOf))
}

/** The steps inside the layer of the value, from the value back, and the values before the layer. */
export function chainOf(person: Participant, start: string): { steps: Link[]; sources: Link[] } {
  const steps = new Set([start])
  const sources = new Set<string>()
  for (const ref of steps)
    for (const used of usedBy(person, ref)) (layerOf(used) === layerOf(start) ? steps : sources).add(used)
  const links = (refs: Set<string>) => [...refs].map((ref) => linkOf(person, ref))
  return { steps: links(steps), sources: links(sources) }
}

interface Forward {
  /** The names of values that read this one. */
  direct: string[]
  /** Numbers that count a row by this value, as `output.cell`. */
  cells: string[]
  /** Numbers that read this value and do not count its row: it decides who counts. */
  looking: string[]
  /** Outputs that read this value to decide which lines they have. */
  outputs: string[]
}

/**
 * Everything that can change with a value.
 * @param start the name of the value without the participant
 * @param names of all numbers and outputs: those of the same study as the file of the participant
 */
export function forwardOf(person: Participant, start: string, names: OutputSources['names']): Forward {
  const { id, variable } = splitRef(start)
  const { counts, read, readers } = person.file
  const counting = new Set<number>()
  const reading = new Set<number>()
  for (const [row, variables] of person.madeFrom(id, variable)) {
    const counted = counts[row] ?? []
    for (const name of variables)
      for (const reader of readers[read[`${row}.${name}`] ?? -1] ?? []) {
        reading.add(reader)
        if (counted.includes(reader)) counting.add(reader)
      }
  }
  const named = (places: Iterable<number>) => [...places].map((place) => names[place] ?? '').sort()
  const isCell = (name: string) => name.includes('.')
  return {
    direct: person.readersOf(id, variable),
    cells: named(counting),
    looking: named(reading.difference(counting)).filter(isCell),
    outputs: named(reading).filter((name) => !isCell(name)),
  }
}
