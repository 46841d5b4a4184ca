import { itemAt } from '@marom/statistics'
import { type Boundaries, boundariesAt, type MayStop } from '@marom/statistics/sequential'
import type { MonitoredPlan } from './plan.ts'
import { type Analyses, type Analysis, smallestStep } from './read-analyses.ts'

export interface Monitored {
  plan: MonitoredPlan
  /** The analyses so far. */
  looks: readonly Analysis[]
  /** Whether the visitor says so, or the maximum information has come. */
  isFinal: boolean
  /** What the visitor says. */
  isSaidFinal: boolean
  /** Information at the analyses that remain, the last one the final one. */
  remaining: readonly number[]
  /** Also at the analyses that remain. */
  boundaries: Boundaries
}

interface Remaining {
  time: number
  /** Its place in the plan. */
  planned: number
}

/** The planned analyses that remain, by number, without those that would be too near to the latest. */
function remainingAfter({ times }: MonitoredPlan, done: number, latest: number): Remaining[] {
  const final = times.length - 1
  const interim = times
    .map((time, planned) => ({ time, planned }))
    .filter(({ time, planned }) => planned >= done && planned < final && time - latest >= smallestStep)
  return [...interim, { time: Math.max(1, latest + smallestStep), planned: final }]
}

/** An interim analysis beyond the plan may stop for what the last planned one may. */
function stopsAt(planned: MayStop, places: readonly number[]): MayStop {
  const interim = planned.slice(0, -1)
  const isStop = (place: number) => interim[place] ?? interim.at(-1) ?? true
  return places.map((place, at) => at === places.length - 1 || isStop(place))
}

export function monitoredOf(plan: MonitoredPlan, { looks, isFinal: isSaidFinal }: Analyses): Monitored {
  const latest = itemAt(looks, -1).fraction
  const isFinal = isSaidFinal || latest >= 1
  const remaining = isFinal ? [] : remainingAfter(plan, looks.length, latest)
  const times = remaining.map(({ time }) => time)
  const places = [...looks.keys(), ...remaining.map(({ planned }) => planned)]
  const stops = {
    efficacy: stopsAt(plan.stops.efficacy, places),
    futility: stopsAt(plan.stops.futility, places),
  }
  const fractions = [...looks.map(({ fraction }) => fraction), ...times]
  const boundaries = boundariesAt(plan.rules, fractions, stops)
  return { plan, looks, isFinal, isSaidFinal, remaining: times, boundaries }
}
