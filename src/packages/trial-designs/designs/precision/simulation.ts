import { normalUpperQuantile, tQuantile } from '@marom/statistics/distributions'
import { departureOf, Sample } from '../../simulation/compared.ts'
import { inSites, ofVariedRates } from '../../simulation/correlated.ts'
import { binomialOf, type Draw, poissonOf } from '../../simulation/draw.ts'
import {
  type Break,
  chance,
  type Measured,
  mean,
  outcome,
  type Simulation,
} from '../../simulation/measured.ts'
import type { Planned } from '../../simulation/planned.ts'

interface Interval {
  middle: number
  half: number
}

function proportions(planned: Planned, z: number, broken: Break | null): (draw: Draw) => Interval {
  const size = planned.value('size')
  const count = (broken === 'correlated' ? inSites : binomialOf)(size, planned.number('p'))
  const square = planned.option('interval') === 'wilson' ? z * z : 0
  const scale = 1 + square / size
  return (draw) => {
    const p = count(draw) / size
    const half = (z * Math.sqrt((p * (1 - p)) / size + square / (4 * size * size))) / scale
    return { middle: (p + square / (2 * size)) / scale, half }
  }
}

function means(planned: Planned, level: number, broken: Break | null): (draw: Draw) => Interval {
  const size = planned.value('size')
  const sample = new Sample(size, departureOf(broken).values)
  const factor = tQuantile(level, size - 1) / Math.sqrt(size * (size - 1))
  return (draw) => {
    sample.draw(draw, 0, planned.number('sd'))
    return { middle: sample.mean, half: factor * Math.sqrt(sample.squares) }
  }
}

function rates(planned: Planned, z: number, broken: Break | null): (draw: Draw) => Interval {
  const size = planned.value('size')
  const time = size * planned.number('followUp')
  const each = planned.number('followUp') * planned.number('rate')
  const isVaried = broken === 'uneven'
  const events = isVaried ? ofVariedRates(size, each) : poissonOf(time * planned.number('rate'))
  return (draw) => {
    const count = events(draw)
    return { middle: count / time, half: (z * Math.sqrt(count)) / time }
  }
}

function precisionTrials(planned: Planned, broken: Break | null): Measured[] {
  const measure = planned.option('measure')
  const confidence = planned.number('confidence')
  const z = normalUpperQuantile((1 - confidence) / 2)
  const level = (1 + confidence) / 2
  const isProportion = measure === 'proportion'
  const draw = isProportion
    ? proportions(planned, z, broken)
    : measure === 'mean'
      ? means(planned, level, broken)
      : rates(planned, z, broken)
  const truth = isProportion ? planned.number('p') : measure === 'mean' ? 0 : planned.number('rate')
  const width = isProportion ? 'points' : 'halfWidth'
  return [
    {
      ...chance('coverage', confidence, measure === 'mean', (random) => {
        const { middle, half } = draw(random)
        return outcome(Math.abs(middle - truth) <= half)
      }),
      fails: 'below',
    },
    mean(width, planned.value(width), false, (random) => draw(random).half),
  ]
}

export function breaksOf(planned: Planned): readonly Break[] {
  const measure = planned.option('measure')
  if (measure === 'mean') return ['skewed']
  return measure === 'rate' ? ['uneven'] : ['correlated']
}

export const precision: Simulation = {
  measure: precisionTrials,
  difficult: [{ query: 'interval=wald&p=2&within=2' }, { query: 'measure=rate&n=25' }],
}
