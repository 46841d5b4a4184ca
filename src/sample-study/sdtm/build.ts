import { makeRow, type Row } from '#src/sample-study/derive.ts'
import { type Casebook, type Entry, entriesOf } from '#src/sample-study/forms/entry.ts'
import { dm, suppdm } from './dm.ts'
import { ae, type DispositionSource, ds } from './events.ts'
import { type Sign, signs, ss, sv, vs } from './findings.ts'
import { cm, ex } from './interventions.ts'
import { trialParameters, ts } from './ts.ts'

/** In the order of the submission. */
export const domains = [ts, dm, suppdm, cm, ex, ae, ds, ss, sv, vs] as const

const isSign = (name: string): name is Sign => Object.hasOwn(signs, name)

function dispositions(book: Casebook): { entry: Entry; kind: DispositionSource['kind'] }[] {
  const found = [
    ...entriesOf(book, 'form-dm').flatMap((entry) => [
      { entry, kind: 'CONSENT' as const },
      { entry, kind: 'RANDOMIZED' as const },
    ]),
    ...entriesOf(book, 'form-ds').flatMap((entry) => [
      ...(entry.values.EOTREAS ? [{ entry, kind: 'TREATMENT' as const }] : []),
      ...(entry.values.EOSREAS ? [{ entry, kind: 'PARTICIPATION' as const }] : []),
    ]),
  ]
  return found
}

export function makeRecords(book: Casebook): Row[] {
  const { subject } = book
  const demographics = makeRow(dm, subject, 1, { book })
  const source = { book, dm: demographics }
  const each = (form: string) => entriesOf(book, form)
  const measured = each('form-vs').flatMap((entry) =>
    Object.keys(signs)
      .filter(isSign)
      .flatMap((sign) => (entry.values[sign] == null ? [] : [{ ...source, entry, sign }])),
  )
  return [
    demographics,
    makeRow(suppdm, subject, 1, { book }),
    ...each('form-cm').map((entry, index) => makeRow(cm, subject, index + 1, { ...source, entry })),
    ...each('form-ex').map((entry, index) => makeRow(ex, subject, index + 1, { ...source, entry })),
    ...each('form-ae').map((entry, index) => makeRow(ae, subject, index + 1, { ...source, entry })),
    ...dispositions(book).map((one, index) => makeRow(ds, subject, index + 1, { ...source, ...one })),
    ...each('form-ds').map((entry, index) => makeRow(ss, subject, index + 1, { ...source, entry })),
    ...each('form-vs').map((entry, index) => makeRow(sv, subject, index + 1, { ...source, entry })),
    ...measured.map((one, index) => makeRow(vs, subject, index + 1, one)),
  ]
}

export const trialRecords = (books: readonly Casebook[]): Row[] =>
  trialParameters(books).map((parameter, index) => makeRow(ts, '', index + 1, parameter))
