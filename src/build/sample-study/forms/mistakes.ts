import { dayNumber, isComplete, isoDay } from '#src/sample-study/days.ts'
import { code } from '#src/sample-study/dictionary.ts'
import { type Casebook, type Entry, entriesOf } from '#src/sample-study/forms/entry.ts'
import { study } from '#src/sample-study/protocol.ts'
import { type Value, valuesOf } from '#src/sample-study/row.ts'
import { type Random, seededRandom } from '#src/statistics/random.ts'

type Values = Record<string, Value>

export interface Mistake {
  /** A key in the words. */
  kind: string
  /** The check that finds it, or `SDV` if only the monitor can. */
  check: string
  /** Why the field is changed: a key in the words. */
  reason: 'transcription' | 'omitted' | 'unit' | 'copied'
  form: string
  /** Probability in a form. */
  risk: number
  /** The wrong values; undefined where this mistake is not possible. */
  typed: (values: Values, entry: Entry, book: Casebook) => Values | undefined
}

/** A mistake in a form: the values that were typed first. */
export interface Slip {
  mistake: Mistake
  typed: Values
}

const shifted = (value: Value | undefined, days: number): Value | undefined =>
  typeof value === 'string' && isComplete(value) ? isoDay(dayNumber(value) + days) : undefined

const field = (name: string, value: Value | undefined) =>
  value === undefined ? undefined : { [name]: value }

const given = (isPossible: boolean, values: () => Values | undefined) => (isPossible ? values() : undefined)

const before = (entry: Entry, book: Casebook): Values | undefined => {
  const other = entriesOf(book, entry.dataset).find(({ seq }) => seq === entry.seq - 1)
  return other && valuesOf(other)
}

const doses = (book: Casebook) => entriesOf(book, 'form-ex').map(valuesOf)
const lastDose = (book: Casebook) => String(doses(book).at(-1)?.EXENDAT ?? '')

function isTreated(values: Values, book: Casebook): boolean {
  const [start, first] = [String(values.AESTDAT), String(doses(book)[0]?.EXSTDAT ?? '9')]
  return isComplete(start) && start >= first && start <= lastDose(book)
}

const isUntreatedThen = (values: Values, book: Casebook) =>
  isComplete(String(values.AESTDAT)) && !isTreated(values, book)

/** The day before the end of an earlier episode of the same term. */
function earlierEpisode(values: Values, { seq }: Entry, book: Casebook): Values | undefined {
  const term = code(String(values.AETERM)).term
  const other = entriesOf(book, 'form-ae')
    .filter((one) => one.seq < seq)
    .map(valuesOf)
    .find((one) => code(String(one.AETERM)).term === term && one.AEENDAT && isComplete(String(one.AESTDAT)))
  return other && isComplete(String(values.AESTDAT))
    ? field('AESTDAT', shifted(other.AEENDAT, -1))
    : undefined
}

const isNearDeath = ({ SURVSTAT, SURVDAT }: Values, book: Casebook) =>
  SURVSTAT === 'DEAD' &&
  lastDose(book) !== '' &&
  dayNumber(String(SURVDAT)) - dayNumber(lastDose(book)) <= study.emergentDays

const isHeld = ({ VISDONE }: Values) => VISDONE === 'Y'

const noCriteria = {
  AESDTH: null,
  AESLIFE: null,
  AESHOSP: null,
  AESDISAB: null,
  AESCONG: null,
  AESMIE: null,
}

type Line = [kind: string, check: string, risk: number, typed: Mistake['typed'], reason?: Mistake['reason']]

const lines: Readonly<Record<string, readonly Line[]>> = {
  'form-dm': [
    ['age', 'DM01', 0.04, ({ AGE }) => ({ AGE: Number(AGE) + 10 })],
    ['randomization', 'DM02', 0.03, ({ RANDDAT }) => field('RANDDAT', shifted(RANDDAT, -30))],
    ['race', 'SDV', 0.03, ({ RACE }) => given(RACE === 'WHITE', () => ({ RACE: 'NOT REPORTED' }))],
  ],
  'form-vs': [
    [
      'swapped',
      'VS03',
      0.012,
      (values) => given(isHeld(values), () => ({ SYSBP: values.DIABP ?? null, DIABP: values.SYSBP ?? null })),
    ],
    [
      'pounds',
      'VS04',
      0.008,
      (values, { seq }) =>
        given(isHeld(values) && seq > 1, () => ({
          WEIGHT: Math.round(22.046 * Number(values.WEIGHT)) / 10,
        })),
      'unit',
    ],
    [
      'notSaid',
      'VS02',
      0.6,
      (values) => given(values.VISDONE === 'N', () => ({ VISDONE: null, VISREAS: null })),
      'omitted',
    ],
    [
      'copiedVisit',
      'VS05',
      0.008,
      (values, entry, book) => {
        const { SYSBP = null, DIABP = null, PULSE = null } = before(entry, book) ?? {}
        return given(isHeld(values) && SYSBP !== null, () => ({ SYSBP, DIABP, PULSE }))
      },
      'copied',
    ],
    [
      'wrongDay',
      'VS01',
      0.008,
      ({ VISDAT }, { seq }) => given(seq > 2, () => field('VISDAT', shifted(VISDAT, 12))),
    ],
    ['noDate', 'VS06', 0.012, (values) => given(isHeld(values), () => ({ VISDAT: null })), 'omitted'],
    [
      'wrongMonth',
      'VS07',
      0.015,
      (values, entry, book) => {
        const early = shifted(values.VISDAT, -31)
        const last = before(entry, book)?.VISDAT
        return given(Boolean(early && last && early <= last), () => ({ VISDAT: early ?? null }))
      },
    ],
    [
      'pulseDigit',
      'VS08',
      0.006,
      (values) => given(isHeld(values), () => ({ PULSE: Math.floor(Number(values.PULSE) / 10) })),
    ],
    ['digits', 'SDV', 0.012, (values) => given(isHeld(values), () => ({ SYSBP: Number(values.SYSBP) + 10 }))],
  ],
  'form-ex': [
    ['tenth', 'EX02', 0.03, ({ EXDOSE }) => ({ EXDOSE: Number(EXDOSE) / 10 })],
    ['doseYear', 'EX01', 0.025, ({ EXENDAT }) => field('EXENDAT', shifted(EXENDAT, -365))],
    [
      'doseOverlap',
      'EX05',
      0.04,
      (_values, entry, book) => field('EXSTDAT', shifted(before(entry, book)?.EXENDAT, -2)),
    ],
    [
      'notReduced',
      'AE07',
      0.05,
      ({ EXDOSE }, entry, book) =>
        given(Number(before(entry, book)?.EXDOSE) > Number(EXDOSE), () => ({ EXDOSE: 400 })),
    ],
    [
      'noGap',
      'AE08',
      0.06,
      ({ EXSTDAT }, entry, book) => {
        const day = shifted(before(entry, book)?.EXENDAT, 1)
        return given(Boolean(day && day < String(EXSTDAT)), () => ({ EXSTDAT: day ?? null }))
      },
    ],
  ],
  'form-ae': [
    [
      'noDay',
      'AE02',
      0.012,
      ({ AESTDAT }) => given(isComplete(String(AESTDAT)), () => ({ AESTDAT: String(AESTDAT).slice(0, 7) })),
      'omitted',
    ],
    ['eventYear', 'AE01', 0.012, ({ AEENDAT }) => field('AEENDAT', shifted(AEENDAT, -365))],
    [
      'grade',
      'SDV',
      0.03,
      ({ AETOXGR }) => given(AETOXGR === '1' || AETOXGR === '3', () => ({ AETOXGR: '2' })),
    ],
    [
      'notSerious',
      'AE03',
      0.2,
      ({ AEOUT }) => given(AEOUT === 'FATAL', () => ({ AESER: 'N', ...noCriteria })),
    ],
    ['noCriterion', 'AE10', 0.12, ({ AESER }) => given(AESER === 'Y', () => noCriteria), 'omitted'],
    ['notFive', 'AE11', 0.2, ({ AETOXGR }) => given(AETOXGR === '5', () => ({ AETOXGR: '4' }))],
    [
      'fatalEnd',
      'AE12',
      0.15,
      ({ AEOUT, AEENDAT, AESTDAT }) => {
        const day = shifted(AEENDAT, -1)
        return given(AEOUT === 'FATAL' && String(day) >= String(AESTDAT), () => ({ AEENDAT: day ?? null }))
      },
    ],
    [
      'stillOngoing',
      'AE14',
      0.03,
      ({ AEOUT }) => given(AEOUT === 'RECOVERED/RESOLVED', () => ({ AEOUT: 'NOT RECOVERED/NOT RESOLVED' })),
    ],
    [
      'actionUntreated',
      'AE05',
      0.1,
      (values, _entry, book) =>
        given(values.AEACN === 'NOT APPLICABLE' && isUntreatedThen(values, book), () => ({
          AEACN: 'DOSE NOT CHANGED',
        })),
    ],
    [
      'relatedBefore',
      'AE06',
      0.1,
      (values, _entry, book) => {
        const first = String(doses(book)[0]?.EXSTDAT ?? '9')
        const start = String(values.AESTDAT)
        return given(isComplete(start) && start < first && values.AEREL === 'NOT RELATED', () => ({
          AEREL: 'RELATED',
        }))
      },
    ],
    [
      'reductionNotSaid',
      'EX03',
      0.1,
      ({ AEACN }) => given(AEACN === 'DOSE REDUCED', () => ({ AEACN: 'DOSE NOT CHANGED' })),
    ],
    [
      'gapNotSaid',
      'EX04',
      0.1,
      ({ AEACN }) => given(AEACN === 'DRUG INTERRUPTED', () => ({ AEACN: 'DOSE NOT CHANGED' })),
    ],
    [
      'notApplicable',
      'AE13',
      0.02,
      (values, _entry, book) =>
        given(values.AEACN === 'DOSE NOT CHANGED' && isTreated(values, book), () => ({
          AEACN: 'NOT APPLICABLE',
        })),
    ],
    ['episodes', 'AE09', 0.12, (values, entry, book) => earlierEpisode(values, entry, book)],
    [
      'withdrawalNotSaid',
      'DS03',
      0.3,
      ({ AEACN, AEOUT }) =>
        given(AEACN === 'DRUG WITHDRAWN' && AEOUT !== 'FATAL', () => ({ AEACN: 'DOSE NOT CHANGED' })),
    ],
  ],
  'form-ds': [
    ['statusYear', 'DS01', 0.04, ({ SURVDAT }) => field('SURVDAT', shifted(SURVDAT, -365))],
    [
      'otherReason',
      'AE04',
      0.12,
      ({ EOTREAS }) => given(EOTREAS === 'ADVERSE EVENT', () => ({ EOTREAS: 'PHYSICIAN DECISION' })),
    ],
    [
      'otherCause',
      'DS02',
      0.08,
      (values, _entry, book) =>
        given(isNearDeath(values, book) && values.DTHCAUS === 'DISEASE PROGRESSION', () => ({
          DTHCAUS: 'OTHER',
          DTHOTH: 'CARDIAC ARREST',
        })),
    ],
    [
      'noCause',
      'DS04',
      0.05,
      ({ DTHCAUS }) => given(DTHCAUS !== null, () => ({ DTHCAUS: null, DTHOTH: null })),
      'omitted',
    ],
    [
      'earlyEnd',
      'DS05',
      0.04,
      ({ EOTDAT }, _entry, book) => {
        const day = shifted(EOTDAT, -30)
        return given(Boolean(day && day < lastDose(book)), () => ({ EOTDAT: day ?? null }))
      },
    ],
  ],
  'form-ss': [['contactYear', 'SS01', 0.015, ({ SSDAT }) => field('SSDAT', shifted(SSDAT, 365))]],
  'form-cm': [['earlyTherapy', 'CM01', 0.06, ({ CMSTDAT }) => field('CMSTDAT', shifted(CMSTDAT, -365))]],
  'form-dv': [['deviationYear', 'DV01', 0.05, ({ DVDAT }) => field('DVDAT', shifted(DVDAT, -731))]],
}

export const mistakes: readonly Mistake[] = Object.entries(lines).flatMap(([form, list]) =>
  list.map(([kind, check, risk, typed, reason = 'transcription']) => ({
    kind,
    check,
    reason,
    form,
    risk,
    typed,
  })),
)

const tried = (mistake: Mistake, entry: Entry, book: Casebook): Slip[] => {
  const typed = mistake.form === entry.dataset && mistake.typed(valuesOf(entry), entry, book)
  return typed ? [{ mistake, typed }] : []
}

function slipOn(random: Random, entry: Entry, book: Casebook): Slip | undefined {
  return mistakes.flatMap((mistake) => {
    if (mistake.form !== entry.dataset || random() >= mistake.risk) return []
    return tried(mistake, entry, book)
  })[0]
}

/** Together they would agree, and no check would find them. */
const isHidden = (kind: string, slips: ReadonlyMap<Entry, Slip>, book: Casebook): boolean =>
  kind === 'otherReason' &&
  book.entries.some((entry) => slips.get(entry)?.mistake.kind === 'withdrawalNotSaid')

/** The wrong values that were typed first. Each kind of mistake is made at least once. */
export function firstTyped(books: readonly Casebook[]): Map<Entry, Slip> {
  const slips = new Map<Entry, Slip>()
  for (const [index, book] of books.entries()) {
    const random = seededRandom(study.seed * 7000 + index)
    for (const entry of book.entries) {
      const slip = slipOn(random, entry, book)
      if (slip && !isHidden(slip.mistake.kind, slips, book)) slips.set(entry, slip)
    }
  }
  for (const mistake of mistakes) {
    if ([...slips.values()].some((slip) => slip.mistake === mistake)) continue
    const place = books
      .flatMap((book) => book.entries.map((entry) => ({ book, entry })))
      .find(
        ({ book, entry }) =>
          !slips.has(entry) && !isHidden(mistake.kind, slips, book) && tried(mistake, entry, book).length > 0,
      )
    const [slip] = place ? tried(mistake, place.entry, place.book) : []
    if (place && slip) slips.set(place.entry, slip)
  }
  return slips
}
