import { criteria } from '../criteria.ts'
import { type Dataset, makeTable, type Read, type Row, type Table } from '../derive.ts'
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
  const make = <Source>(
    dataset: Dataset<Source>,
    sources: readonly Source[],
    isThere?: (read: Read, source: Source) => boolean,
    partOf?: (source: Source) => string,
  ) => makeTable(dataset, subject, sources, isThere, partOf)
  return {
    DM: demographics,
    SE: passed,
    SUPPDM: make(suppdm, [{ book }]),
    CM: make(cm, [...each('form-ps'), ...each('form-cm')]),
    SUPPCM: make(suppcm, each('form-ps'), (read, { entry }) => read.text(entry, 'CMBRESP') !== ''),
    EX: make(ex, each('form-ex')),
    PR: make(pr, each('form-pr')),
    AE: make(ae, each('form-ae')),
    DS: make(ds, ends, (read, { entry, kind }) => read.text(entry, dispositionItem(kind)) !== ''),
    MH: make(mh, each('form-mh').flatMap(conditionsOf), isAnswered),
    IE: make(ie, each('form-ie').flatMap(criteriaOf), isException),
    LB: make(lb, resultsOf(each('form-lb')), hasResult, ({ analyte }) => analyte),
    RS: make(
      rs,
      [...classificationsOf(each('form-cc')), ...responsesOf(each('form-tr'))],
      isAssessed,
      itemOf,
    ),
    SV: make(
      sv,
      [...each('form-vs'), ...each('form-tr').slice(1), ...each('form-lb')],
      (read, source) => source.entry.dataset !== 'form-lb' || isUnscheduled(read, source),
    ),
    TU: make(tu, each('form-tu')),
    TR: make(tr, each('form-tr').flatMap(measuresOf), isMeasured),
    DV: make(dv, each('form-dv')),
    DD: make(dd, each('form-ds'), (read, { entry }) => read.text(entry, 'DTHCAUS') !== ''),
    SS: make(
      ss,
      statusForms.flatMap((form) => each(form).map((source) => ({ ...source, form }))),
    ),
    VS: make(vs, measured, hasSign),
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
