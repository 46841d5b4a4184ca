import { itemAt } from '@marom/statistics'
import { type Boundaries, meanAt } from '@marom/statistics/sequential'
import { percentText, quantityText } from '../frame/format.ts'
import type { MonitoringNote, MonitoringResult } from './answer.ts'
import type { Monitored } from './monitored.ts'

type Crossed = 'efficacy' | 'harm' | 'futility'

export const zText = (z: number, decimals = 4) => quantityText(z, { as: 'decimal', decimals })
/** A dash at an analysis that cannot stop there. */
export const boundText = (bound: number | undefined, decimals?: number) =>
  bound !== undefined && Number.isFinite(bound) ? zText(bound, decimals) : '–'
export const shareText = (fraction: number) => percentText(Number(fraction.toFixed(3)))

/** The final analysis has no boundary for futility: below that for efficacy, nothing is shown. */
function crossedAt({ looks, isFinal, boundaries }: Monitored, look: number): Crossed | null {
  const { z } = itemAt(looks, look)
  if (z === null) return null
  const { upper, futility, harm } = boundaries
  if (z >= itemAt(upper, look)) return 'efficacy'
  if (harm && z <= itemAt(harm, look)) return 'harm'
  const isLast = isFinal && look === looks.length - 1
  return !isLast && futility && z < itemAt(futility, look) ? 'futility' : null
}

/** The first boundary of an analysis that has no Z yet. */
function waitingFor({ upper, futility, harm }: Boundaries, look: number) {
  if (Number.isFinite(upper[look])) return { key: 'waiting', bound: upper[look] } as const
  if (Number.isFinite(futility?.[look])) return { key: 'waitingFutility', bound: futility?.[look] } as const
  return { key: 'waitingHarm', bound: harm?.[look] } as const
}

export function decisionOf(monitored: Monitored): MonitoringResult['decision'] {
  const { plan, looks, isFinal, boundaries } = monitored
  const { upper, futility, harm } = boundaries
  const look = looks.length - 1
  const place = String(look + 1)
  const { z } = itemAt(looks, look)
  if (z === null) {
    const { key, bound } = waitingFor(boundaries, look)
    return { key, facts: { look: place, bound: boundText(bound, 3) } }
  }
  const crossed = crossedAt(monitored, look)
  const bound = { efficacy: upper, futility, harm }[crossed ?? 'efficacy']?.[look]
  const facts = { look: place, z: zText(z, 3), bound: boundText(bound, 3) }
  if (isFinal)
    return { key: crossed === 'efficacy' ? 'shown' : crossed === 'harm' ? 'finalHarm' : 'notShown', facts }
  if (crossed === 'futility') return { key: plan.rules.futility?.isBinding ? 'mustStop' : 'futility', facts }
  return { key: crossed ?? 'goOn', facts }
}

/** An increase of Z that neither no effect nor the planned one explains is rather a misprint. */
const farthestStep = 4

/** Before the first analysis. */
const start = { fraction: 0, z: 0 }

/** How far the data of each analysis are from what was to be expected, in standard deviations. */
function surpriseAt({ plan, looks }: Monitored, look: number): number {
  const { fraction, z } = itemAt(looks, look)
  const { fraction: before, z: zBefore } = look === 0 ? start : itemAt(looks, look - 1)
  if (z === null || zBefore === null) return 0
  const step = Math.sqrt(fraction - before)
  const moved = (z * Math.sqrt(fraction) - zBefore * Math.sqrt(before)) / step
  const motionAt = (time: number) => (time > 0 ? meanAt(plan.means, time) * Math.sqrt(time) : 0)
  return Math.max(-moved, moved - (motionAt(fraction) - motionAt(before)) / step)
}

function notesAt(monitored: Monitored, look: number): MonitoringNote[] {
  const { plan, looks } = monitored
  const facts = { look: String(look + 1) }
  const found: MonitoringNote[] = []
  const crossed = look < looks.length - 1 ? crossedAt(monitored, look) : null
  if (crossed === 'futility' && plan.rules.futility?.isBinding)
    found.push({ level: 'stop', key: 'afterMustStop', facts })
  else if (crossed === 'futility') found.push({ level: 'info', key: 'afterFutility', facts })
  else if (crossed)
    found.push({ level: 'caution', key: crossed === 'harm' ? 'afterHarm' : 'afterEfficacy', facts })
  if (surpriseAt(monitored, look) > farthestStep) found.push({ level: 'caution', key: 'surprise', facts })
  return found
}

/** The gravest first. */
export function notesOf(monitored: Monitored): MonitoringNote[] {
  const { plan, looks, isFinal, isSaidFinal, remaining, boundaries } = monitored
  const fraction = itemAt(looks, -1).fraction
  const facts = { information: shareText(fraction), planned: String(plan.times.length) }
  const times = remaining.map((time) => shareText(time)).join(', ')
  const found: (MonitoringNote | false)[] = [
    ...looks.flatMap((_, look) => notesAt(monitored, look)),
    fraction > 1 && { level: 'caution', key: 'above', facts },
    isFinal && !isSaidFinal && { level: 'info', key: 'reached', facts },
    isFinal && fraction < 1 && { level: 'caution', key: 'early', facts },
    looks.length > plan.times.length && { level: 'caution', key: 'more', facts },
    !Number.isFinite(boundaries.upper[looks.length - 1]) && { level: 'info', key: 'noEfficacy', facts },
    plan.rules.futility?.isBinding === true && !isFinal && { level: 'info', key: 'binding', facts },
    plan.inputs.delay > 0 && !isFinal && { level: 'caution', key: 'late', facts },
    !isFinal && {
      level: 'info',
      key: remaining.length === 1 ? 'lastRemains' : 'remaining',
      facts: { ...facts, times },
    },
  ]
  const levels = ['stop', 'caution', 'info']
  return found
    .filter((note) => note !== false)
    .sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level))
}
