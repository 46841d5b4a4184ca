import { keyed, type Line, linesIn } from '@marom/tables'
import { type Benchmark, type BenchmarkNote, benchmarkNotes } from '../frame/benchmark.ts'
import { inputsIn, inputsText } from './inputs-text.ts'
import type { Cited } from './read-sources.ts'

const columns = ['inputs', 'quantity', 'printed', 'tolerance', 'note', 'source', 'place'] as const

type Cell = Line<(typeof columns)[number]>['cell']

const noteOf = (text: string): BenchmarkNote | undefined => benchmarkNotes.find((note) => note === text)

const isNumber = (text: string) => /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/.test(text)

const isPlaceRead = (place: string) => /\b(?:table|pages?|section) [\dIVXA-Z]/i.test(place)

function placeFault(place: string, cited: Cited): string {
  if (cited.hasPlace && place === '') return 'place: the cell is empty'
  if (!cited.hasPlace && place !== '') return `place: the text of ${cited.at} has no {place}`
  if (cited.kind === 'paper' && !isPlaceRead(place))
    return `place: "${place}" names no table, page or section of the publication`
  return ''
}

/** What is wrong with the cells that mean the same in every table. */
function cellFaults(cell: Cell, cited: Cited | undefined): string[] {
  const [printed, tolerance, note] = [cell('printed'), cell('tolerance'), cell('note')]
  const isAbove0 = isNumber(tolerance) && Number(tolerance) > 0
  return [
    isNumber(printed) ? '' : `printed: "${printed}" is no number`,
    tolerance === '' || isAbove0 ? '' : `tolerance: "${tolerance}" is no number above 0`,
    note === '' || noteOf(note) ? '' : `note: "${note}" is none of ${benchmarkNotes.join(', ')}`,
    cited ? placeFault(cell('place'), cited) : `source: designs/sources.csv has no "${cell('source')}"`,
  ]
}

function benchmarkOf(at: string, cell: Cell, inputs: Benchmark['inputs'], cited: Cited): Benchmark {
  const [tolerance, note] = [cell('tolerance'), noteOf(cell('note'))]
  return {
    at,
    inputs,
    quantity: cell('quantity'),
    printed: cell('printed'),
    ...(tolerance && { tolerance: Number(tolerance) }),
    ...(note && { note }),
    source: cited.sourceAt(cell('place')),
  }
}

/**
 * @param faultsOf what is wrong with inputs and quantity; an empty text is no fault
 * @throws with file and line of each fault
 */
export function readTable(
  text: string,
  file: string,
  sources: ReadonlyMap<string, Cited>,
  faultsOf: (inputs: Benchmark['inputs'], quantity: string) => readonly string[],
): readonly Benchmark[] {
  const found = linesIn(text, file, columns, ({ at, cell }, say) => {
    const cited = sources.get(cell('source'))
    const inputs = inputsIn(cell('inputs'))
    const wrong = inputs ? faultsOf(inputs, cell('quantity')) : ['inputs: write them as difference=0.5&sd=1']
    for (const fault of [...wrong, ...cellFaults(cell, cited)].filter(Boolean)) say(fault)
    return inputs && cited && benchmarkOf(at, cell, inputs, cited)
  })
  // An address of the page names them.
  keyed(found, ({ inputs, quantity, source }) => `${inputsText(inputs)} ${quantity} ${source.by}`)
  return found
}
