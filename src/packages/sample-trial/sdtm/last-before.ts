import { type Read, type Row, type Variable, variable as v } from '../derive.ts'
import { type Casebook, type Entry, entriesOf } from '../forms/entry.ts'

interface Source {
  book: Casebook
  entry: Entry
  dm: Row
}

/**
 * Whether a later form of the same kind, on or before the day of the first dose, has a result.
 * @param answers whether a form has a result of the same test
 */
function isLastBefore<One extends Source>(
  read: Read,
  source: One,
  answers: (read: Read, source: One) => boolean,
): boolean {
  const { book, entry, dm } = source
  const day = read.text(entry, 'VISDAT')
  const first = read.text(dm, 'RFSTDTC')
  if (!first || !day || day > first) return false
  return !entriesOf(book, entry.dataset).some(
    (other) =>
      other.seq > entry.seq &&
      answers(read, { ...source, entry: other }) &&
      read.text(other, 'VISDAT') <= first,
  )
}

export const lastBefore = <One extends Source>(
  name: string,
  answers: (read: Read, source: One) => boolean,
): Variable<One> =>
  v(
    name,
    'Last Observation Before Exposure Flag',
    'lastBefore',
    (read, source) => (isLastBefore(read, source, answers) ? 'Y' : ''),
    { codeList: 'NY' },
  )
