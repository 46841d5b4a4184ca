import { cellPlaces, type PlacedCell } from '../trace/cell-places.ts'
import type { Study } from '../trace/data-files.ts'
import type { ChangedCell, Pair } from './change.ts'

type Outputs = Study['outputs']

/** The cells whose text differs, with those that only one of the two has. */
export function changedCells(before: Outputs, after: Outputs): ChangedCell[] {
  return Object.entries(after).flatMap(([output, stored]) => {
    const old = before[output]
    const [places, was] = [cellPlaces(stored), old ? cellPlaces(old) : []]
    const texts = new Map(was.map(({ cell }) => [cell.id, cell.text]))
    const left = new Set(places.map(({ cell }) => cell.id))
    const changed = (place: PlacedCell, state: ChangedCell['state'], texts: Pair): ChangedCell => ({
      ...{ output, cell: place.cell.id, place, state, texts },
    })
    return [
      ...places.flatMap((place) => {
        const { id, text } = place.cell
        const before = texts.get(id)
        if (before === text) return []
        return changed(place, before === undefined ? 'added' : 'changed', [before ?? '', text])
      }),
      ...was
        .filter(({ cell }) => !left.has(cell.id))
        .map((place) => changed(place, 'removed', [place.cell.text, ''])),
    ]
  })
}

const linesOf = (output: Outputs[string] | undefined) => String(output?.lines.map(({ label }) => label))

/** The outputs with other lines, or with lines in another order. */
export const outputsWithOtherLines = (before: Outputs, after: Outputs): string[] =>
  Object.keys(after).filter((id) => linesOf(before[id]) !== linesOf(after[id]))
