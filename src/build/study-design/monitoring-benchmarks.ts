import { hwangShihDeCani, obrienFlemingType } from '#src/statistics/sequential/alpha-spending.ts'
import { conditionalPower, predictivePower } from '#src/statistics/sequential/conditional-power.ts'
import {
  type Boundaries,
  boundariesAt,
  repeatedInterval,
  type StoppingRules,
} from '#src/statistics/sequential/monitoring.ts'
import { gsDesign, ldBounds, rpact } from '#src/study-design/designs/sources.ts'
import type { FunctionBenchmark } from '#src/study-design/frame/benchmark.ts'

/** Of the three planned looks below. */
const drift = 3.347582541

const rules = (): StoppingRules => ({
  efficacy: obrienFlemingType(0.025),
  isMirrored: false,
  futility: { spending: hwangShihDeCani(0.1, -2), drift, isBinding: false },
  harm: null,
})

const plan =
  'p = gsDesign(k = 3, test.type = 4, alpha = 0.025, beta = 0.1, sfu = sfLDOF, sfl = sfHSD, sflpar = -2, r = 80)'

const at = (last: number, more = '') =>
  `gsDesign(…, n.I = c(0.28, 0.6, ${last}) * p$n.I[3], maxn.IPlan = p$n.I[3], delta = p$delta${more}) with ${plan}`

const of = 'a OF, b HSD −2, three looks planned'

const found = (last: number) => boundariesAt(rules(), [0.28, 0.6, last])

function bound(
  expression: string,
  compute: (boundaries: Boundaries) => number | undefined,
  last: number,
  { printed, source }: Pick<FunctionBenchmark, 'printed' | 'source'>,
): FunctionBenchmark {
  return {
    expression: `${expression}, t = 0.28, 0.6, ${last}, ${of}`,
    compute: () => compute(found(last)) ?? Number.NaN,
    printed,
    source,
  }
}

const underRun = ', usTime = c(0.28, 0.6, 1), lsTime = c(0.28, 0.6, 1)'

const afterLook = (look: number, z: number) => conditionalPower(found(1).plan, look, z)

const ldLast = (last: number) =>
  ldBounds(`lastbound(c(0.28, 0.6, ${last}) / ${last}, alpha = 0.025, sides = 1, zb = bounds before)`)

/** Z is 1.9 with 128 of 200 events; log HR is Z times 2 / √events. */
function hazardRatio(end: 'low' | 'high'): number {
  const fraction = 128 / 200
  const { unbound } = boundariesAt({ ...rules(), futility: null }, [62 / 200, fraction, 1])
  const interval = repeatedInterval(1.9, {
    fraction,
    bound: unbound[1] ?? Number.NaN,
    drift: Math.sqrt(200) / 2,
  })
  return Math.exp(interval[end])
}

const rpactInterval = rpact(
  'getAnalysisResults(getDesignGroupSequential(informationRates = c(62, 128, 200) / 200, typeOfDesign = "asOF", alpha = 0.025), getDataset(cumEvents = c(62, 128, 200), cumLogRanks = c(1.1, 1.9, 2.4)))',
)

export const monitoringBenchmarks: readonly FunctionBenchmark[] = [
  bound('c₂', ({ upper }) => upper[1], 1, { printed: '2.66935426', source: gsDesign(at(1)) }),
  bound('c₃', ({ upper }) => upper[2], 1, { printed: '1.98099805', source: gsDesign(at(1)) }),
  bound('f₂', ({ futility }) => futility?.[1], 1, { printed: '0.7091826', source: gsDesign(at(1)) }),
  bound('c₃', ({ upper }) => upper[2], 1.15, { printed: '1.98763167', source: gsDesign(at(1.15)) }),
  bound('c₃', ({ upper }) => upper[2], 0.9, { printed: '1.97542350', source: gsDesign(at(0.9, underRun)) }),
  bound('c₃', ({ upper }) => upper[2], 1.15, { printed: '1.988', source: ldLast(1.15) }),
  bound('c₃', ({ upper }) => upper[2], 0.9, { printed: '1.975', source: ldLast(0.9) }),
  {
    expression: `CP(Z₂ = 1.2, θ = θ₁), t = 0.28, 0.6, 1, ${of}`,
    compute: () => afterLook(1, 1.2)(drift),
    printed: '0.67532235',
    source: gsDesign(`gsCP(i = 2, zi = 1.2, r = 80) of ${at(1)}`),
  },
  {
    expression: `CP(Z₂ = 1.2, θ = Z₂ / √t₂), t = 0.28, 0.6, 1, ${of}`,
    compute: () => afterLook(1, 1.2)(1.2 / Math.sqrt(0.6)),
    printed: '0.24738456',
    source: gsDesign(`gsCP(i = 2, zi = 1.2, r = 80) of ${at(1)}`),
  },
  {
    expression: `PP(Z₂ = 1.2), t = 0.28, 0.6, 1, ${of}`,
    compute: () => predictivePower(found(1).plan, 1, 1.2),
    printed: '0.29845454',
    source: gsDesign(`gsPP(i = 2, zi = 1.2, equal wgts at effects from -40 to 40, r = 80) of ${at(1)}`),
  },
  {
    expression: 'RCI, lower HR, Z₂ = 1.9, events 62, 128, 200, a OF',
    compute: () => hazardRatio('low'),
    printed: '0.8880639',
    source: rpactInterval,
  },
  {
    expression: 'RCI, upper HR, Z₂ = 1.9, events 62, 128, 200, a OF',
    compute: () => hazardRatio('high'),
    printed: '2.2044169',
    source: rpactInterval,
  },
]
