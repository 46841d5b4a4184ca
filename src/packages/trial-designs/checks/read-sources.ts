import { keyed, linesIn } from '@marom/tables'
import type { Kind, Source } from '../frame/benchmark.ts'

/** A line of the table of sources. */
export interface Cited {
  readonly at: string
  readonly by: string
  readonly kind: Kind
  /** Without a place its text is the whole source. */
  readonly hasPlace: boolean
  readonly sourceAt: (place: string) => Source
}

/** In the text of a source: what the line of a value says, a call or e.g. a page. */
const mark = '{place}'

interface Cells {
  /** `doi:`, `isbn:` or `url:`, or empty. */
  identifier: string
  /** Where another project copied the publication, which nobody here has seen. */
  copy: string
  text: string
}

const isProgram = (text: string) => /^\S+ \d\S*, \{place\}$/.test(text)

/** Only a DOI or ISBN makes a publication, and only if no copy stands for it. */
export function kindOf({ identifier, copy, text }: Cells): Kind {
  if (copy) return 'transcription'
  if (/^(?:doi|isbn):/.test(identifier)) return 'paper'
  if (identifier) return 'page'
  return isProgram(text) ? 'program' : 'manual'
}

function citedOf(at: string, by: string, cells: Cells): Cited {
  const { identifier, copy, text } = cells
  const kind = kindOf(cells)
  const [before = '', after = ''] = text.split(mark)
  const ends = [identifier.replace(/^url:/, ''), copy && `as transcribed in ${copy}`].filter(Boolean)
  const program = kind === 'program' ? { program: before.replace(/, $/, '') } : {}
  return {
    ...{ at, by, kind, hasPlace: text.includes(mark) },
    sourceAt: (place) => ({
      ...{ kind, by, ...program },
      text: [`${before}${place}${after}`, ...ends].join(', '),
    }),
  }
}

function faultsOf({ identifier, copy, text }: Cells): string[] {
  const isIdentifier = /^(?:doi:10\.\d{4,}\/\S+|isbn:[\dX-]{10,17}|url:\S+)?$/.test(identifier)
  const isPublished = copy !== '' || /^(?:doi|isbn):/.test(identifier)
  return [
    isIdentifier ? '' : 'identifier: write doi:10.1000/1, isbn:978-…, url:…, or nothing',
    copy === '' || /^\S+\/\S+, \S+ at [0-9a-f]{7}$/.test(copy)
      ? ''
      : 'copy: write repository, file and commit',
    text === '' ? 'text: the cell is empty' : '',
    isPublished && !text.includes(mark) ? `text: say with ${mark} where a publication prints it` : '',
  ].filter(Boolean)
}

/** @throws with file and line of each fault */
export function readSources(text: string, file: string): ReadonlyMap<string, Cited> {
  const found = linesIn(text, file, ['source', 'identifier', 'copy', 'text'], ({ at, cell }, say) => {
    const cells = { identifier: cell('identifier'), copy: cell('copy'), text: cell('text') }
    if (!/^[A-Za-z0-9-]+$/.test(cell('source')))
      say('source: write letters, digits and hyphens, which an address may have')
    for (const fault of faultsOf(cells)) say(fault)
    return citedOf(at, cell('source'), cells)
  })
  return keyed(found, ({ by }) => by)
}
