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

/** Of the three planned looks below. */
const drift = 3.347582541

const rules = (): StoppingRules => ({
  efficacy: obrienFlemingType(0.025),
  isMirrored: false,
  futility: { spending: hwangShihDeCani(0.1, -2), means: drift, isBinding: false },
  harm: null,
})

const of = 'a OF, b HSD −2, three looks planned'

const found = (last: number) => boundariesAt(rules(), [0.28, 0.6, last])

const bound = (
  name: string,
  compute: (boundaries: Boundaries) => number,
  last: number,
): readonly [string, () => number] => [`${name}, t = 0.28, 0.6, ${last}, ${of}`, () => compute(found(last))]

const afterLook = (look: number, z: number) => conditionalPower(found(1).plan, look, z)

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

export const monitoringFunctions: readonly (readonly [string, () => number])[] = [
  bound('c₂', ({ upper }) => itemAt(upper, 1), 1),
  bound('c₃', ({ upper }) => itemAt(upper, 2), 1),
  bound('f₂', ({ futility }) => itemAt(futility ?? [], 1), 1),
  bound('c₃', ({ upper }) => itemAt(upper, 2), 1.15),
  bound('c₃', ({ upper }) => itemAt(upper, 2), 0.9),
  [`CP(Z₂ = 1.2, θ = θ₁), t = 0.28, 0.6, 1, ${of}`, () => afterLook(1, 1.2)(drift)],
  [`CP(Z₂ = 1.2, θ = Z₂ / √t₂), t = 0.28, 0.6, 1, ${of}`, () => afterLook(1, 1.2)(1.2 / Math.sqrt(0.6))],
  [`PP(Z₂ = 1.2), t = 0.28, 0.6, 1, ${of}`, () => predictivePower(found(1).plan, 1, 1.2)],
  ['RCI, lower HR, Z₂ = 1.9, events 62, 128, 200, a OF', () => hazardRatio('low')],
  ['RCI, upper HR, Z₂ = 1.9, events 62, 128, 200, a OF', () => hazardRatio('high')],
]
