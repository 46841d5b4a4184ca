import type { en } from '#content/study-design/designs/simon-two-stage/en.ts'
import { defineDesign } from '#src/study-design/frame/design.ts'
import { searchExact } from '#src/study-design/frame/exact-binomial.ts'
import { choice, type InputsOf, number, percent } from '#src/study-design/frame/fields.ts'
import {
  countText,
  levelText,
  percentText,
  probabilityText,
  trimmed,
  wholeText,
} from '#src/study-design/frame/format.ts'
import {
  dropout,
  type OneSize,
  oneSize,
  power,
  refusePower,
  sizeQuantities,
} from '#src/study-design/frame/planning.ts'
import { rememberLast } from '#src/study-design/frame/remember-last.ts'
import type { Computed, Curve, Place, Refusal, Sentence, Table } from '#src/study-design/frame/result.ts'
import { calculatedBy, countUpTo, losses, testFacts } from '#src/study-design/frame/sentences.ts'
import { chancesAt } from './chances.ts'
import type { TwoStage } from './question.ts'
import { twoStageDesigns } from './search.ts'

const proportion = (initial: string) => percent({ initial, min: 0.1, max: 99.9, varies: true })

const fields = {
  criterion: choice(['optimal', 'minimax']),
  alpha: number({ initial: '0.05', min: 0.001, max: 0.5 }),
  power: power(),
  p0: proportion('10'),
  p1: proportion('30'),
  dropout: dropout(),
}

type Inputs = InputsOf<typeof fields>

interface Quantities extends OneSize {
  r1: number
  n1: number
  r: number
  power: number
  level: number
  earlyStop: number
  expectedSize: number
  singleStage: number
}

/** Largest single-stage size for which a search is made: the work grows with its square. */
const maxSingle = 300

const search = rememberLast(
  ({ p0, p1, alpha, power }: Inputs) => {
    const single = searchExact({ p0, p1, level: alpha, power }, null)?.chosen.n
    if (single === undefined || single > maxSingle) return null
    return { ...twoStageDesigns({ p0, p1, alpha, power }, single), single }
  },
  ({ p0, p1, alpha, power }) => [p0, p1, alpha, power],
)

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

function refuse(inputs: Inputs): Refusal<typeof en> | null {
  return inputs.p1 <= inputs.p0 ? { field: 'p1', code: 'notAbove' } : refusePower(inputs)
}

function compute(inputs: Inputs): Computed<Quantities, typeof en> {
  const found = search(inputs)
  if (!found) return { refusal: { field: 'p1', code: 'tooManyForTwoStages', facts: { max: maxSingle } } }
  const chosen = found[inputs.criterion]()
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
  const found = search(inputs)
  if (!found) return null
  const row = (design: TwoStage) => {
    const values = named(design)
    return columns.map((column) => values[column])
  }
  return { columns, rows: [row(found.optimal()), row(found.minimax())], labels: ['optimal', 'minimax'] }
}

function methods(inputs: Inputs, values: Quantities): Sentence<typeof en>[] {
  const { r1, n1, r, size: n } = values
  const facts = {
    ...testFacts({ ...inputs, sides: '1' }, values),
    criterion: { part: inputs.criterion },
    p0: percentText(inputs.p0),
    p1: percentText(inputs.p1),
    n1: countText(n1),
    upTo: countUpTo(r1),
    n: countText(n),
    rest: countText(n - n1),
    needed: countText(r + 1),
    reached: levelText(values.level),
    earlyStop: probabilityText(values.earlyStop),
    expectedSize: wholeText(values.expectedSize),
  } as const
  return [
    { key: 'hypothesis', facts },
    { key: 'stages', facts },
    { key: 'properties', facts },
    losses(inputs.dropout, values),
    calculatedBy('simon'),
  ]
}

const rCall = ({ p0, p1, alpha, power, ...inputs }: Inputs, { size }: Quantities) =>
  [
    `designs <- clinfun::ph2simon(pu = ${p0}, pa = ${p1}, ep1 = ${alpha}, ep2 = ${trimmed(1 - power, 10)}, nmax = ${Math.max(100, size + 20)})`,
    `designs  # ${inputs.criterion}`,
  ].join('\n')

const formula = () => [
  'P(p) = P(X₁ > r₁, X₁ + X₂ > r | p), X₁ ~ B(n₁, p), X₂ ~ B(n − n₁, p)',
  'P(p₀) ≤ α, P(p₁) ≥ 1 − β',
  'EN(p₀) = n₁ + P(X₁ > r₁ | p₀) (n − n₁)',
]

export const simonTwoStage = defineDesign<Inputs, Quantities, typeof en, 'rate' | 'chance'>({
  fields,
  measures: ['proportion'],
  quantities: {
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
  headline: () => 'size',
  refuse,
  compute,
  curve,
  table,
  methods,
  code: (inputs, values) => ({ r: { script: rCall(inputs, values) } }),
  formula,
  sources: [
    'Simon R. Optimal two-stage designs for phase II clinical trials. Control Clin Trials 1989;10:1-10.',
  ],
})
