import { isComplete } from '../days.ts'
import { type Read, type Row, type Table, type Variable, variable as v } from '../derive.ts'

/** The epoch of the last element that started on or before a day. */
function epochOn(read: Read, elements: Table, day: string): string {
  const element = read.rows(elements).findLast((row) => read.text(row, 'SESTDTC') <= day)
  return read.text(element, 'EPOCH')
}

/**
 * The epoch of a date. Empty before the consent, and for a date without its day in a month of two epochs.
 * @param date the field of the form that holds the date
 */
export function epochVariable<Source extends { entry: Row; elements: Table }>(
  date: string | ((source: Source) => string),
): Variable<Source> {
  const epochOf = (read: Read, source: Source) => {
    const day = read.text(source.entry, typeof date === 'string' ? date : date(source))
    if (!day) return ''
    const [first, last] = ['-01', '-31'].map((end) =>
      epochOn(read, source.elements, isComplete(day) ? day : day + end),
    )
    return first === last ? (first ?? '') : ''
  }
  return v('EPOCH', 'Epoch', 'epoch', epochOf, { codeList: 'EPOCH' })
}
