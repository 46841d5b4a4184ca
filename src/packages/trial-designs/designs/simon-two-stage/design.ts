import { defineDesign } from '../../frame/design.ts'
import { searchExact } from '../../frame/exact-binomial.ts'
import { oneSize, sizeQuantities } from '../../frame/planning.ts'
import { rememberLast } from '../../frame/remember-last.ts'
import type { Computed, Curve, Place, Table } from '../../frame/result.ts'
import { chancesAt, type Stages } from './chances.ts'
import type { Codes } from './codes.ts'
import { fields, type Inputs, mostParticipants, type Quantities } from './inputs.ts'
import type { TwoStage } from './question.ts'
import { twoStageDesigns } from './search.ts'
import { givenStages, refuse, solve } from './solve.ts'
import { code, doubts, formula, methods, notes } from './text.ts'

/** Largest single-stage size for which a search is made: the work grows with its square. */
const maxSingle = 300

const singleStage = ({ p0, p1, alpha, power }: Inputs) =>
  searchExact({ p0, p1, level: alpha, power }, null, maxSingle)?.chosen.n

const search = rememberLast(
  (inputs: Inputs) => {
    const { p0, p1, alpha, power } = inputs
    const single = singleStage(inputs)
    if (single === undefined) return null
    return { ...twoStageDesigns({ p0, p1, alpha, power }, single), single }
  },
  ({ p0, p1, alpha, power }) => [p0, p1, alpha, power],
)

/** A grid has time for two searches of the largest size. */
function work(inputs: Inputs): number {
  const single = givenStages(inputs) ? undefined : singleStage(inputs)
  // Stages that are given, and a trial that is too large, need no search.
  return single === undefined ? 0 : (single / maxSingle) ** 2 / 2
}

const named = ({ r1, n1, r, n, level, power, earlyStop, expectedSize }: TwoStage) => ({
  r1,
  n1,
  r,
  size: n,
  power,
  level,
  earlyStop,
  expectedSize,
})

function described(stages: Stages, { p0, p1 }: Inputs): TwoStage {
  const { positive: level, stop: earlyStop } = chancesAt(stages, p0)
  const { n1, n } = stages
  const expectedSize = n1 + (1 - earlyStop) * (n - n1)
  return { ...stages, level, power: Math.min(1, chancesAt(stages, p1).positive), earlyStop, expectedSize }
}

function compute(inputs: Inputs): Computed<Quantities, Codes> {
  const given = givenStages(inputs)
  if (given) {
    const p1 = inputs.find === 'p1' ? inputs.p1 : undefined
    return { ...named(described(given, inputs)), ...oneSize(given.n, inputs.dropout), p1 }
  }
  const found = search(inputs)
  if (!found) return { refusal: { field: 'p1', code: 'tooManyForTwoStages', facts: { max: maxSingle } } }
  const chosen = found[inputs.criterion]()
  if (!chosen) return { refusal: { field: 'power', code: 'tooManyPlans', facts: { max: mostParticipants } } }
  return { ...named(chosen), ...oneSize(chosen.n, inputs.dropout), singleStage: found.single }
}

/** The first line is a positive outcome, the second an early stop. */
function curve({ p0, p1 }: Inputs, values: Quantities): Curve<'rate' | 'chance'> {
  const { r1, n1, r, size: n } = values
  const to = Math.min(1, 2 * p1 - p0)
  const chances = Array.from({ length: 41 }, (_, i) => (i / 40) * to).map((rate) => ({
    rate,
    ...chancesAt({ r1, n1, r, n }, rate),
  }))
  return {
    x: 'rate',
    y: 'chance',
    lines: [
      chances.map(({ rate, positive }): Place => [rate, positive]),
      chances.map(({ rate, stop }): Place => [rate, stop]),
    ],
    chosen: [
      [p0, values.level],
      [p1, values.power],
    ],
  }
}

const columns = ['r1', 'n1', 'r', 'size', 'expectedSize', 'earlyStop', 'level', 'power'] as const

function table(inputs: Inputs): Table<(typeof columns)[number], Inputs['criterion']> | null {
  if (givenStages(inputs)) return null
  const found = search(inputs)
  if (!found) return null
  const row = (design: TwoStage) => {
    const values = named(design)
    return columns.map((column) => values[column])
  }
  const designs = (['optimal', 'minimax'] as const).flatMap((label) => {
    const design = found[label]()
    return design ? [{ label, row: row(design) }] : []
  })
  return { columns, rows: designs.map(({ row }) => row), labels: designs.map(({ label }) => label) }
}

export const simonTwoStage = defineDesign<Inputs, Quantities, Codes, 'rate' | 'chance'>({
  fields,
  measures: ['proportion'],
  quantities: {
    p1: { as: 'percent', decimals: 2 },
    r1: { as: 'count' },
    n1: { as: 'count' },
    r: { as: 'count' },
    ...sizeQuantities,
    expectedSize: { as: 'decimal', decimals: 2 },
    earlyStop: { as: 'probability', decimals: 1 },
    level: { as: 'decimal', decimals: 4, isDetail: true },
    singleStage: { as: 'count', isDetail: true },
    rate: { as: 'percent', decimals: 0 },
    chance: { as: 'probability', decimals: 1 },
  },
  headline: ({ find }) => find,
  refuse,
  solve,
  isSlow: true,
  work,
  compute,
  planned: ({ r1, n1, r, size }) => ({
    find: 'power',
    r1: String(r1),
    n1: String(n1),
    r: String(r),
    n: String(size),
  }),
  // The rate p0 of a given design decides its level alone.
  variations: ({ find, p0, p1 }) => ({
    p0: null,
    bothRates: find === 'size' ? (factor) => ({ p0: p0 * factor, p1: p1 + p0 * (factor - 1) }) : null,
  }),
  doubts,
  curve,
  table,
  notes,
  methods,
  code,
  formula,
  sources: [
    'Simon R. Optimal two-stage designs for phase II clinical trials. Control Clin Trials 1989;10:1-10.',
  ],
})
