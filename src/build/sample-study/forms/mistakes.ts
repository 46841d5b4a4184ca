import { dayNumber, isComplete, isoDay } from '#src/sample-study/days.ts'
import type { Casebook, Entry } from '#src/sample-study/forms/entry.ts'
import { study } from '#src/sample-study/protocol.ts'
import { type Value, valuesOf } from '#src/sample-study/row.ts'
import { type Random, seededRandom } from '#src/statistics/random.ts'

interface Slip {
  form: string
  /** Probability in a form. */
  risk: number
  /** The wrong values; undefined where this mistake is not possible. */
  typed: (values: Record<string, Value>, seq: number) => Record<string, Value> | undefined
}

const shifted = (value: Value | undefined, days: number): Value | undefined =>
  typeof value === 'string' && isComplete(value) ? isoDay(dayNumber(value) + days) : undefined

const field = (name: string, value: Value | undefined) =>
  value === undefined ? undefined : { [name]: value }

const slips: readonly Slip[] = [
  { form: 'form-dm', risk: 0.03, typed: (values) => ({ AGE: Number(values.AGE) + 10 }) },
  { form: 'form-dm', risk: 0.02, typed: (values) => field('RANDDAT', shifted(values.RANDDAT, -30)) },
  {
    form: 'form-vs',
    risk: 0.008,
    typed: (values) =>
      values.VISDONE === 'Y' ? { SYSBP: values.DIABP ?? null, DIABP: values.SYSBP ?? null } : undefined,
  },
  {
    form: 'form-vs',
    risk: 0.008,
    typed: (values, seq) =>
      values.VISDONE === 'Y' && seq > 1
        ? { WEIGHT: Math.round(22.046 * Number(values.WEIGHT)) / 10 }
        : undefined,
  },
  {
    form: 'form-vs',
    risk: 1,
    typed: (values) => (values.VISDONE === 'N' ? { VISDONE: null, VISREAS: null } : undefined),
  },
  { form: 'form-ex', risk: 0.03, typed: (values) => ({ EXDOSE: Number(values.EXDOSE) / 10 }) },
  { form: 'form-ex', risk: 0.02, typed: (values) => field('EXENDAT', shifted(values.EXENDAT, -365)) },
  { form: 'form-ae', risk: 0.015, typed: (values) => field('AEENDAT', shifted(values.AEENDAT, -120)) },
  {
    form: 'form-ae',
    risk: 0.03,
    typed: (values) => ({ AESEV: values.AESEV === 'MILD' ? 'MODERATE' : 'MILD' }),
  },
  {
    form: 'form-ae',
    risk: 0.25,
    typed: (values) => (values.AEOUT === 'FATAL' ? { AESER: 'N' } : undefined),
  },
  { form: 'form-ds', risk: 0.03, typed: (values) => field('SURVDAT', shifted(values.SURVDAT, -365)) },
  {
    form: 'form-ds',
    risk: 0.2,
    typed: (values) => (values.EOTREAS === 'ADVERSE EVENT' ? { EOTREAS: 'PHYSICIAN DECISION' } : undefined),
  },
]

function slipOn(random: Random, entry: Entry): Record<string, Value> {
  const found = slips.flatMap((slip) => {
    if (slip.form !== entry.dataset || random() >= slip.risk) return []
    const typed = slip.typed(valuesOf(entry), entry.seq)
    return typed ? [typed] : []
  })
  return found[0] ?? {}
}

/** The wrong values that were typed first, for every form of a participant. */
export function firstTyped(book: Casebook, index: number): Map<Entry, Record<string, Value>> {
  const random = seededRandom(study.seed * 7000 + index)
  return new Map(book.entries.map((entry) => [entry, slipOn(random, entry)]))
}
