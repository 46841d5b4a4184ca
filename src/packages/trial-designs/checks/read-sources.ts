import { keyed, linesIn } from '@marom/tables'
import { type Kind, kinds, type Source } from '../frame/benchmark.ts'

/** A line of the table of sources. */
export interface Cited {
  readonly at: string
  readonly by: string
  /** Without a place its text is the whole source. */
  readonly hasPlace: boolean
  readonly sourceAt: (place: string) => Source
}

/** In the text of a source: what the line of a value says, a call or e.g. a page. */
const mark = '{place}'

function citedOf(at: string, by: string, kind: Kind, text: string): Cited {
  const [before = '', after = ''] = text.split(mark)
  const program = kind === 'program' ? { program: before.replace(/, $/, '') } : {}
  return {
    at,
    by,
    hasPlace: text.includes(mark),
    sourceAt: (place) => ({ kind, by, text: `${before}${place}${after}`, ...program }),
  }
}

const isProgram = (text: string) => /^\S+ \d\S*, \{place\}$/.test(text)

/** @throws with file and line of each fault */
export function readSources(text: string, file: string): ReadonlyMap<string, Cited> {
  const found = linesIn(text, file, ['source', 'kind', 'text'], ({ at, cell }, say) => {
    const kind = kinds.find((one) => one === cell('kind'))
    if (!/^[A-Za-z0-9-]+$/.test(cell('source')))
      say('source: write letters, digits and hyphens, which an address may have')
    if (cell('text') === '') say('text: the cell is empty')
    if (kind === 'program' && !isProgram(cell('text')))
      say(`text: write a program as "name version, ${mark}"`)
    if (kind) return citedOf(at, cell('source'), kind, cell('text'))
    say(`kind: "${cell('kind')}" is none of ${kinds.join(', ')}`)
    return undefined
  })
  return keyed(found, ({ by }) => by)
}
