/** Effects, margins, limits and groups that make a trial harder. Null where there is nothing to change. */

import type { Texts } from '@marom/trial-designs'
import type { State } from '../states.ts'
import { goodOf } from './sane.ts'

/** `12.5%` is 12.5 and `1:2` is 0.5. NaN for a text that is not there. */
export function numberIn(texts: Texts, field: string): number {
  const [first, second = '1'] = (texts[field] ?? 'NaN').replace('%', '').split(':')
  return Number(first) / Number(second)
}

export const text = (value: number) => String(Number(value.toPrecision(8)))
export const percent = (value: number) => `${text(value)}%`
export const isWithin = (value: number, low: number, high: number) => value >= low && value <= high

/** The difference from the hypothesis of equality a fifth smaller, or a tenth of the margin nearer to it. */
export function nearerMean(texts: Texts): Texts | null {
  const { goal = 'superiority' } = texts
  const [difference, margin] = [
    numberIn(texts, 'difference'),
    numberIn(texts, 'margin') || numberIn(texts, 'meanMargin'),
  ]
  if (Number.isNaN(difference)) return null
  const away = difference < 0 ? -1 : 1
  if (goal === 'superiority') return { difference: text(difference * 0.8) }
  const step = goal === 'equivalence' ? away : -goodOf(texts)
  return { difference: text(difference + 0.1 * margin * step) }
}

export function nearerProportion(texts: Texts, design: State['design']): Texts | null {
  const { goal = 'superiority' } = texts
  const [p1, p2] = [numberIn(texts, 'p1'), numberIn(texts, design.match(/one|simon/) ? 'p0' : 'p2')]
  if (Number.isNaN(p1) || Number.isNaN(p2)) return null
  if (goal === 'superiority') return { p1: percent(p2 + (p1 - p2) * 0.8) }
  const away = p1 < p2 ? -1 : 1
  return { p1: percent(p1 + (goal === 'equivalence' ? away : -goodOf(texts))) }
}

export function nearerRatio(texts: Texts): Texts | null {
  const { goal = 'superiority' } = texts
  const log = Math.log(numberIn(texts, 'hr'))
  if (Number.isNaN(log)) return null
  const margin = Math.log(numberIn(texts, 'ratioMargin') || numberIn(texts, 'margin'))
  return { hr: text(Math.exp(goal === 'superiority' ? log * 0.8 : log + 0.15 * (margin - log))) }
}

/** Between the assumption and the margin a fifth is cut away. */
export function smallerMargin(texts: Texts): Texts | null {
  const field = ['margin', 'meanMargin', 'pointMargin', 'ratioMargin'].find((name) => name in texts)
  if (!field || texts.goal === 'superiority') return null
  const margin = numberIn(texts, field)
  const sign = texts.goal === 'supermargin' ? -1 : 1
  if ('lost' in texts) {
    const hr = numberIn(texts, 'hr') || 1
    return { [field]: text(hr * (margin / hr) ** 0.8) }
  }
  const isShare = texts[field]?.endsWith('%') ?? false
  const assumed = isShare ? numberIn(texts, 'p1') - numberIn(texts, 'p2') : numberIn(texts, 'difference')
  const gain = texts.goal === 'equivalence' ? -Math.abs(assumed) : assumed * goodOf(texts)
  // Where the assumption is what is asked for, any step does.
  const distance = Number.isNaN(gain) ? margin : margin * sign + gain
  const changed = margin - sign * 0.2 * distance
  return { [field]: isShare ? percent(changed) : text(changed) }
}

/** Further from the middle of the limits, on the log scale. */
export function furtherFromMiddle(texts: Texts): Texts | null {
  const middle = Math.sqrt(numberIn(texts, 'lower') * numberIn(texts, 'upper'))
  const ratio = numberIn(texts, 'gmr')
  return ratio > 0 ? { gmr: text(ratio * (ratio < middle ? 0.95 : 1.05)) } : null
}

/** The limit that is nearer to the ratio decides. */
export function nearerLimit(texts: Texts): Texts | null {
  const [lower, upper, ratio] = [
    numberIn(texts, 'lower'),
    numberIn(texts, 'upper'),
    numberIn(texts, 'gmr') || 1,
  ]
  if (!(lower > 0)) return null
  return ratio ** 2 < lower * upper ? { lower: text(lower * 1.03) } : { upper: text(upper / 1.03) }
}

/**
 * The groups less equal. Equal groups are the best of a given total only where both variances are equal:
 * means, and events by Schoenfeld's formula. For proportions between 20 and 80 % the best ratio is within
 * 1:1.25 and 1.25:1, so that from 1.5:1 on more unequal groups are worse.
 */
export function lessEqual(texts: Texts, design: State['design']): Texts | null {
  const ratio = numberIn(texts, 'allocation')
  const isByVariance = design === 'two-proportions' || texts.unit === 'proportions'
  const isOutside =
    isByVariance &&
    (isWithin(ratio, 0.67, 1.49) || !['p1', 'p2'].every((name) => isWithin(numberIn(texts, name), 20, 80)))
  if (!(ratio > 0) || texts.find !== 'size' || texts.method === 'freedman' || isOutside) return null
  return { allocation: text(ratio < 1 ? ratio / 1.6 : ratio * 1.6) }
}
