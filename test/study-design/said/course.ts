/** Times to the event in both arms, and recruitment, by cumulative functions of the month. */

import type { Numbers } from './numbers.ts'

export const paces = ['firstPace', 'nextPace'] as const

/** Of the control arm: what is before the change, and after it. */
function hazardsOf({ typed, share, chosen }: Numbers) {
  if (chosen('controlBy', 'rate')) {
    const hazard = -Math.log(share('eventFree')) / typed('eventFreeAt')
    return { early: hazard, late: hazard, change: 0 }
  }
  const early = Math.log(2) / typed('median')
  if (!chosen('controlBy', 'changing')) return { early, late: early, change: 0 }
  return { early, late: Math.log(2) / typed('laterMedian'), change: typed('changeAt') }
}

/** Cumulative hazards by month, and the months at which they reach `log(2)`: control, then treatment. */
export function armsOf(numbers: Numbers) {
  const { early, late, change } = hazardsOf(numbers)
  const [hr, delay] = [numbers.typed('hr'), numbers.typed('delay') || 0]
  const control = (month: number) => early * Math.min(month, change) + late * Math.max(0, month - change)
  const monthOf = (sum: number) =>
    sum <= early * change ? sum / early : change + (sum - early * change) / late
  const equal = control(delay)
  const treated = (month: number) =>
    control(month) <= equal ? control(month) : equal + hr * (control(month) - equal)
  const half = Math.log(2)
  const medians = [monthOf(half), monthOf(half <= equal ? half : equal + (half - equal) / hr)]
  return { control, treated, medians, delay }
}

/** What is recruited by a month of trial, in months of the full rate. */
function recruitedBy(month: number, { typed, share, chosen }: Numbers): number {
  if (!chosen('pace', 'steps')) return month
  const first = Math.min(month, typed('firstMonths'))
  const next = Math.min(month - first, typed('nextMonths'))
  return share('firstPace') * first + share('nextPace') * next + (month - first - next)
}

/** The months in which a rate recruits so many, by bisection. */
export function monthsOfEntry(numbers: Numbers, total: number): number {
  const needed = total / numbers.typed('perMonth')
  let [before, after] = [0, 100 * needed + 2400]
  for (let i = 0; i < 60; i++) {
    const middle = (before + after) / 2
    if (recruitedBy(middle, numbers) < needed) before = middle
    else after = middle
  }
  return after
}

const steps = 2000

/** Expected events before and after the delay by a month of the trial, or by its end, and that month. */
function eventsOf(numbers: Numbers) {
  const { typed, share, answered, chosen } = numbers
  const { control, treated, delay } = armsOf(numbers)
  const isRate = chosen('recruitment', 'rate')
  const accrual = isRate ? monthsOfEntry(numbers, answered('total')) : typed('accrual')
  const followUp = answered('followUp') || typed('followUp')
  const end = accrual + followUp
  const lost = share('lost')
  const lostTreated = share('lostTreated')
  const arms = [
    { size: answered('first') || answered('control'), hazard: control, lost },
    {
      size: answered('second') || answered('treated'),
      hazard: treated,
      lost: Number.isNaN(lostTreated) ? lost : lostTreated,
    },
  ]
  const eventsWithin = (by: number, from: number, to: number) => {
    let sum = 0
    for (let i = 0; i < steps; i++) {
      const month = from + ((to - from) * i) / steps
      const next = from + ((to - from) * (i + 1)) / steps
      const middle = (month + next) / 2
      const entered = recruitedBy(Math.min(accrual, by - middle), numbers) / recruitedBy(accrual, numbers)
      for (const { size, hazard, lost } of arms) {
        const events = Math.exp(-hazard(month)) - Math.exp(-hazard(next))
        sum += size * events * (1 - lost) ** (middle / 12) * entered
      }
    }
    return sum
  }
  const by = (month: number) => {
    const last = chosen('exposure', 'fixed') ? Math.min(month, followUp) : month
    const change = Math.min(delay, last)
    return { early: eventsWithin(month, 0, change), late: eventsWithin(month, change, last) }
  }
  return { by, end }
}

/** The mean of the logarithms before and after the delay, weighted by the events of each. */
export function averageRatio(numbers: Numbers): number {
  const { by, end } = eventsOf(numbers)
  const { early, late } = by(end)
  return numbers.typed('hr') ** (late / (early + late))
}

/** The months of the looks of a sequential plan, and the mean hazard ratios by then. */
export function looksOf(numbers: Numbers): number[] {
  const { typed } = numbers
  const looks = typed('looks')
  if (Number.isNaN(looks)) return []
  const { by, end } = eventsOf(numbers)
  const all = by(end).early + by(end).late
  const interim = Array.from({ length: looks - 1 }, (_, i) => typed(`t${i + 1}`) / 100 || (i + 1) / looks)
  const months = interim.map((time) => {
    let [before, after] = [0, end]
    for (let i = 0; i < 40; i++) {
      const month = (before + after) / 2
      const { early, late } = by(month)
      if (early + late < time * all) before = month
      else after = month
    }
    return after
  })
  return [...months, end].flatMap((month) => {
    const { early, late } = by(month)
    return [month, typed('hr') ** (late / (early + late))]
  })
}
