import { itemAt } from '@marom/statistics'
import {
  type Boundaries,
  boundariesAt,
  conditionalPower,
  hwangShihDeCani,
  obrienFlemingType,
  predictivePower,
  repeatedInterval,
  type StoppingRules,
} from '@marom/statistics/sequential'
import { gsDesign, ldBounds, rpact } from '../designs/sources.ts'
import type { FunctionBenchmark } from '../frame/benchmark.ts'

/** Of the three planned looks below. */
const drift = 3.347582541

const rules = (): StoppingRules => ({
  efficacy: obrienFlemingType(0.025),
  isMirrored: false,
  futility: { spending: hwangShihDeCani(0.1, -2), means: drift, isBinding: false },
  harm: null,
})

const planned = 'k = 3, test.type = 4, beta = 0.1, sfu = sfLDOF, sfl = sfHSD, sflpar = -2, r = 80'

/** With the information that came, `last` at the third look; then what is read of it. */
const at = (last: number, read: string, more = '') =>
  gsDesign(
    `p <- gsDesign(${planned}); with(gsDesign(${planned}, n.I = c(0.28, 0.6, ${last}) * p$n.I[3], maxn.IPlan = p$n.I[3], delta = p$delta${more}), ${read})`,
  )
/** At the second look, where Z is 1.2. */
const atSecond = (read: string) =>
  gsDesign(
    `p <- gsDesign(${planned}); x <- gsDesign(${planned}, n.I = c(0.28, 0.6, 1) * p$n.I[3], maxn.IPlan = p$n.I[3], delta = p$delta); ${read}`,
  )

const of = 'a OF, b HSD −2, three looks planned'

const found = (last: number) => boundariesAt(rules(), [0.28, 0.6, last])

function bound(
  expression: string,
  compute: (boundaries: Boundaries) => number,
  last: number,
  { printed, source }: Pick<FunctionBenchmark, 'printed' | 'source'>,
): FunctionBenchmark {
  return {
    expression: `${expression}, t = 0.28, 0.6, ${last}, ${of}`,
    compute: () => compute(found(last)),
    printed,
    source,
  }
}

const underRun = ', usTime = c(0.28, 0.6, 1), lsTime = c(0.28, 0.6, 1)'

const afterLook = (look: number, z: number) => conditionalPower(found(1).plan, look, z)

/** Its plan has the bounds of the two looks before. */
const ldLast = (last: number) =>
  ldBounds(
    `lastbound(c(0.28, 0.6, ${last}) / ${last}, alpha = 0.025, sides = 1, zb = ldBounds(c(0.28, 0.6, 1), iuse = 1, alpha = 0.025, sides = 1)$upper.bounds[1:2])$upper.bounds[3]`,
  )

/** Z is 1.9 with 128 of 200 events; log HR is Z times 2 / √events. */
function hazardRatio(end: 'low' | 'high'): number {
  const fraction = 128 / 200
  const { unbound } = boundariesAt({ ...rules(), futility: null }, [62 / 200, fraction, 1])
  const interval = repeatedInterval(1.9, {
    fraction,
    bound: itemAt(unbound, 1),
    drift: Math.sqrt(200) / 2,
  })
  return Math.exp(interval[end])
}

const rpactInterval = (bound: 'Lower' | 'Upper') =>
  rpact(
    `getAnalysisResults(getDesignGroupSequential(informationRates = c(62, 128, 200) / 200, typeOfDesign = "asOF", alpha = 0.025), getDataset(cumEvents = c(62, 128, 200), cumLogRanks = c(1.1, 1.9, 2.4)))$repeatedConfidenceInterval${bound}Bounds[2]`,
  )

export const monitoringBenchmarks: readonly FunctionBenchmark[] = [
  bound('c₂', ({ upper }) => itemAt(upper, 1), 1, { printed: '2.66935426', source: at(1, 'upper$bound[2]') }),
  bound('c₃', ({ upper }) => itemAt(upper, 2), 1, { printed: '1.98099805', source: at(1, 'upper$bound[3]') }),
  bound('f₂', ({ futility }) => itemAt(futility ?? [], 1), 1, {
    printed: '0.7091826',
    source: at(1, 'lower$bound[2]'),
  }),
  bound('c₃', ({ upper }) => itemAt(upper, 2), 1.15, {
    printed: '1.98763167',
    source: at(1.15, 'upper$bound[3]'),
  }),
  bound('c₃', ({ upper }) => itemAt(upper, 2), 0.9, {
    printed: '1.97542350',
    source: at(0.9, 'upper$bound[3]', underRun),
  }),
  bound('c₃', ({ upper }) => itemAt(upper, 2), 1.15, { printed: '1.988', source: ldLast(1.15) }),
  bound('c₃', ({ upper }) => itemAt(upper, 2), 0.9, { printed: '1.975', source: ldLast(0.9) }),
  {
    expression: `CP(Z₂ = 1.2, θ = θ₁), t = 0.28, 0.6, 1, ${of}`,
    compute: () => afterLook(1, 1.2)(drift),
    printed: '0.67532235',
    source: atSecond('sum(gsCP(x, theta = p$delta, i = 2, zi = 1.2, r = 80)$upper$prob)'),
  },
  {
    expression: `CP(Z₂ = 1.2, θ = Z₂ / √t₂), t = 0.28, 0.6, 1, ${of}`,
    compute: () => afterLook(1, 1.2)(1.2 / Math.sqrt(0.6)),
    printed: '0.24738456',
    source: atSecond('sum(gsCP(x, i = 2, zi = 1.2, r = 80)$upper$prob[, 1])'),
  },
  {
    expression: `PP(Z₂ = 1.2), t = 0.28, 0.6, 1, ${of}`,
    compute: () => predictivePower(found(1).plan, 1, 1.2),
    printed: '0.29845454',
    source: atSecond('gsPP(x, i = 2, zi = 1.2, theta = -400:400 / 20, wgts = rep(1, 801), r = 80)'),
  },
  {
    expression: 'RCI, lower HR, Z₂ = 1.9, events 62, 128, 200, a OF',
    compute: () => hazardRatio('low'),
    printed: '0.8880639',
    source: rpactInterval('Lower'),
  },
  {
    expression: 'RCI, upper HR, Z₂ = 1.9, events 62, 128, 200, a OF',
    compute: () => hazardRatio('high'),
    printed: '2.2044169',
    source: rpactInterval('Upper'),
  },
]
