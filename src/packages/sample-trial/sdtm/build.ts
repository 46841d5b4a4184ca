import { criteria } from '../criteria.ts'
import { type Dataset, makeTable, type Row, type Table } from '../derive.ts'
import { elements, plannedVisits } from '../design.ts'
import { type Casebook, entriesOf } from '../forms/entry.ts'
import { dm, suppdm } from './dm.ts'
import { isStarted, passedThrough, se } from './elements.ts'
import { ae, dispositionItem, dispositionKinds, ds, dv } from './events.ts'
import { hasSign, isUnscheduled, signsAt, sv, vs } from './findings.ts'
import { conditionsOf, criteriaOf, ie, isAnswered, isException, mh, pr, suppcm } from './history.ts'
import { cm, ex } from './interventions.ts'
import { hasResult, lb, resultsOf } from './laboratory.ts'
import { classificationsOf, isAssessed, itemOf, responsesOf, rs } from './response.ts'
import { dd, ss, statusForms } from './status.ts'
import { armElements, ta, te, ti, tv } from './trial-design.ts'
import { trialParameters, ts } from './ts.ts'
import { isMeasured, measuresOf, tr, tu } from './tumor.ts'

/** In the order of the submission. */
export const domains: readonly Dataset<never>[] = [
  ...[ta, te, ti, ts, tv, dm, se, suppdm, cm, suppcm, ex, pr],
  ...[ae, ds, dv, mh, dd, ie, lb, rs, ss, sv, tu, tr, vs],
]

/** The records of a participant, by the name of their domain. */
export type Records = Readonly<Record<string, Table>>

export function makeRecords(book: Casebook): Records {
  const { subject } = book
  const demographics = makeTable(dm, subject, [{ book }])
  const [person] = demographics.rows
  if (!person) throw new Error(`${subject} has no record in DM.`)
  const passed = makeTable(se, subject, passedThrough(book, person), isStarted)
  const each = (form: string) =>
    entriesOf(book, form).map((entry) => ({ book, dm: person, elements: passed, entry }))
  const ends = (['form-dm', 'form-ds'] as const).flatMap((form) =>
    each(form).flatMap((source) => dispositionKinds[form].map((kind) => ({ ...source, kind }))),
  )
  const measured = each('form-vs').flatMap((source) =>
    signsAt(source.entry).map((sign) => ({ ...source, sign })),
  )
  return {
    DM: demographics,
    SE: passed,
    SUPPDM: makeTable(suppdm, subject, [{ book }]),
    CM: makeTable(cm, subject, [...each('form-ps'), ...each('form-cm')]),
    SUPPCM: makeTable(
      suppcm,
      subject,
      each('form-ps'),
      (read, { entry }) => read.text(entry, 'CMBRESP') !== '',
    ),
    EX: makeTable(ex, subject, each('form-ex')),
    PR: makeTable(pr, subject, each('form-pr')),
    AE: makeTable(ae, subject, each('form-ae')),
    DS: makeTable(
      ds,
      subject,
      ends,
      (read, { entry, kind }) => read.text(entry, dispositionItem(kind)) !== '',
    ),
    MH: makeTable(mh, subject, each('form-mh').flatMap(conditionsOf), isAnswered),
    IE: makeTable(ie, subject, each('form-ie').flatMap(criteriaOf), isException),
    LB: makeTable(lb, subject, resultsOf(each('form-lb')), hasResult, ({ analyte }) => analyte),
    RS: makeTable(
      rs,
      subject,
      [...classificationsOf(each('form-cc')), ...responsesOf(each('form-tr'))],
      isAssessed,
      itemOf,
    ),
    SV: makeTable(
      sv,
      subject,
      [...each('form-vs'), ...each('form-tr').slice(1), ...each('form-lb')],
      (read, source) => source.entry.dataset !== 'form-lb' || isUnscheduled(read, source),
    ),
    TU: makeTable(tu, subject, each('form-tu')),
    TR: makeTable(tr, subject, each('form-tr').flatMap(measuresOf), isMeasured),
    DV: makeTable(dv, subject, each('form-dv')),
    DD: makeTable(dd, subject, each('form-ds'), (read, { entry }) => read.text(entry, 'DTHCAUS') !== ''),
    SS: makeTable(
      ss,
      subject,
      statusForms.flatMap((form) => each(form).map((source) => ({ ...source, form }))),
    ),
    VS: makeTable(vs, subject, measured, hasSign),
  }
}

export const rowsOf = (records: Records): Row[] => Object.values(records).flatMap(({ rows }) => rows)

const trialTable = <Source>(dataset: Dataset<Source>, sources: readonly Source[]): readonly Row[] =>
  makeTable(dataset, '', sources).rows

/** The records about the trial itself. */
export const trialRecords = (books: readonly Casebook[]): Row[] => [
  ...trialTable(ta, armElements),
  ...trialTable(te, elements),
  ...trialTable(ti, criteria),
  ...trialTable(ts, trialParameters(books)),
  ...trialTable(tv, plannedVisits),
]
