import { itemAt } from '@marom/statistics'
import { conditionalPower, endingAt, predictivePower, repeatedInterval } from '@marom/statistics/sequential'
import { isOfEvents } from '../designs/group-sequential/endpoints/by-unit.ts'
import { countText, percentText, probabilityText, quantityText } from '../frame/format.ts'
import type { MonitoringAnswer, MonitoringInput, MonitoringResult } from './answer.ts'
import { boundText, decisionOf, notesOf, shareText, zText } from './decide.ts'
import { type Monitored, monitoredOf } from './monitored.ts'
import { type MonitoredPlan, readPlan } from './plan.ts'
import { readAnalyses } from './read-analyses.ts'

interface Estimate {
  low: number
  estimate: number
  high: number
}

/** The effect as a share of the planned one; null without a Z. */
function estimateAt({ plan, looks, boundaries }: Monitored, look: number): Estimate | null {
  const { fraction, z } = itemAt(looks, look)
  const bound = itemAt(boundaries.unbound, look)
  return z === null ? null : repeatedInterval(z, { fraction, bound, drift: plan.drift })
}

const none = '–'

const effectText = (share: number) => quantityText(share, { as: 'percent', decimals: 0 })

/** An analysis that does not test efficacy has none: it spends no error. */
const hasInterval = ({ high }: Estimate) => Number.isFinite(high)

const intervalText = (low: string, high: string) => `(${low}, ${high})`

function effectTexts(estimate: Estimate | null): [effect: string, interval: string] {
  if (!estimate) return [none, none]
  if (!hasInterval(estimate)) return [effectText(estimate.estimate), none]
  return [effectText(estimate.estimate), intervalText(effectText(estimate.low), effectText(estimate.high))]
}

/** Ratios beyond are of no use, and long. */
const ratioLimits = { least: 0.001, most: 999 }

function ratioText(ratio: number): string {
  if (ratio < ratioLimits.least) return `<${ratioLimits.least}`
  return ratio > ratioLimits.most
    ? `>${ratioLimits.most}`
    : quantityText(ratio, { as: 'decimal', decimals: 3 })
}

function ratioTexts(
  estimate: Estimate | null,
  { tested, planned }: NonNullable<MonitoredPlan['ratios']>,
): [ratio: string, interval: string] {
  if (!estimate) return [none, none]
  const ratioOf = (share: number) => tested * (planned / tested) ** share
  const ratio = ratioText(ratioOf(estimate.estimate))
  if (!hasInterval(estimate)) return [ratio, none]
  const [one, other] = [ratioOf(estimate.low), ratioOf(estimate.high)]
  return [ratio, intervalText(ratioText(Math.min(one, other)), ratioText(Math.max(one, other)))]
}

const columnNames = [
  'fraction',
  'participants',
  'events',
  'z',
  'upper',
  'futility',
  'harm',
  'spent',
  'effect',
  'interval',
  'hr',
  'hrInterval',
] as const satisfies MonitoringResult['columns']

type Cells = Partial<Record<(typeof columnNames)[number], string>>

/** What the analysis says of the effect. */
function effectCells(monitored: Monitored, look: number): Cells {
  const estimate = estimateAt(monitored, look)
  const { ratios } = monitored.plan
  const [effect, interval] = effectTexts(estimate)
  if (ratios === null) return { effect, interval }
  const [hr, hrInterval] = ratioTexts(estimate, ratios)
  return { effect, interval, hr, hrInterval }
}

function boundCells({ boundaries }: Monitored, look: number): Cells {
  const { upper, futility, harm } = boundaries
  const at = (bounds: readonly number[]) => boundText(itemAt(bounds, look))
  return {
    upper: at(upper),
    ...(futility ? { futility: at(futility) } : {}),
    ...(harm ? { harm: at(harm) } : {}),
  }
}

/** Type I error of the boundary for efficacy so far, with that of a mirrored one. */
function spentBy({ plan, looks, isFinal, boundaries }: Monitored, look: number): number {
  const { efficacy, isMirrored } = plan.rules
  const tested = boundaries.upper
    .slice(0, look + 1)
    .map(Number.isFinite)
    .lastIndexOf(true)
  if (tested < 0) return 0
  const isLast = isFinal && tested === looks.length - 1
  return (isMirrored ? 2 : 1) * efficacy(isLast ? 1 : Math.min(1, itemAt(looks, tested).fraction))
}

function tableOf(monitored: Monitored): Pick<MonitoringResult, 'columns' | 'rows'> {
  const { plan, looks } = monitored
  const rows = looks.map(({ fraction, z }, look): Cells => {
    const size = countText(fraction * plan.maximum)
    return {
      fraction: shareText(fraction),
      ...(isOfEvents(plan.inputs) ? { events: size } : { participants: size }),
      z: z === null ? none : zText(z, 3),
      ...boundCells(monitored, look),
      spent: probabilityText(spentBy(monitored, look), 3),
      ...effectCells(monitored, look),
    }
  })
  const columns = columnNames.filter((name) => rows.some((row) => row[name] !== undefined))
  return { columns, rows: rows.map((row) => columns.map((name) => row[name] ?? none)) }
}

/** The chance of crossing the boundary for efficacy at the analyses that remain. */
function chanceCells({ plan, boundaries, remaining, looks }: Monitored, z: number) {
  const look = looks.length - 1
  // The fractions of the boundaries are relative to their last look.
  const end = itemAt(remaining, -1)
  const { fraction } = itemAt(looks, look)
  const given = conditionalPower(boundaries.plan, look, z)
  const scale = Math.sqrt(end)
  return {
    conditionalPlanned: probabilityText(given(endingAt(plan.means, end))),
    conditionalTrend: probabilityText(given((z / Math.sqrt(fraction)) * scale)),
    predictive: probabilityText(predictivePower(boundaries.plan, look, z)),
  }
}

function figuresOf(monitored: Monitored): MonitoringResult['figures'] {
  const { looks, isFinal } = monitored
  const look = looks.length - 1
  const { z } = itemAt(looks, look)
  if (z === null) return figures(boundCells(monitored, look))
  return figures({ ...(isFinal ? {} : chanceCells(monitored, z)), ...effectCells(monitored, look) })
}

const figureNames = [
  'conditionalPlanned',
  'conditionalTrend',
  'predictive',
  'upper',
  'futility',
  'harm',
  'effect',
  'interval',
  'hr',
  'hrInterval',
] as const satisfies MonitoringResult['figures'][number]['name'][]

function figures(texts: Partial<Record<(typeof figureNames)[number], string>>): MonitoringResult['figures'] {
  return figureNames.flatMap((name) => {
    const text = texts[name]
    return text === undefined ? [] : [{ name, text }]
  })
}

/** Pure: the same in the Worker and in the browser. */
export function answerMonitoring(plan: MonitoredPlan, typed: MonitoringInput['typed']): MonitoringAnswer {
  const read = readAnalyses(typed, plan.maximum)
  if (!read) return { state: 'empty' }
  if ('faults' in read) return { state: 'faulty', faults: read.faults }
  const monitored = monitoredOf(plan, read)
  return {
    state: 'answered',
    decision: decisionOf(monitored),
    notes: notesOf(monitored),
    figures: figuresOf(monitored),
    ...tableOf(monitored),
    level: percentText(Number((1 - 2 * plan.level).toFixed(6))),
  }
}

/**
 * What the browser computes.
 * @throws if the plan cannot be monitored: its page has no form
 */
export function monitor({ plan, typed }: MonitoringInput): MonitoringAnswer {
  const read = readPlan(plan)
  if ('refusal' in read) throw new Error(`No plan: ${read.refusal}. Open the page of the plan.`)
  return answerMonitoring(read, typed)
}
