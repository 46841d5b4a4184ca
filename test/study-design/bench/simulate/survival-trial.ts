import type { Draw } from './draw.ts'

/** Medians and times in months; hazard ratio of treatment to control; proportion lost in a year. */
interface Plan {
  hr: number
  control: number
  treated: number
  median?: number
  accrual?: number
  followUp?: number
  lost?: number
}

/** By time of leaving, whether each participant had the event and was treated. */
function follow(draw: Draw, plan: Plan): { isEvent: boolean; isTreated: boolean }[] {
  const { hr, control, treated, median = 12, accrual = 18, followUp = 12, lost = 0.05 } = plan
  const total = control + treated
  const times = new Float64Array(total)
  const events = new Uint8Array(total)
  for (let index = 0; index < total; index += 1) {
    const observed = followUp + accrual * draw.uniform()
    const event = draw.exponential((Math.LN2 / median) * (index < control ? 1 : hr))
    const loss = draw.exponential(-Math.log1p(-lost) / 12)
    times[index] = Math.min(event, loss, observed)
    events[index] = times[index] === event ? 1 : 0
  }
  const order = Uint32Array.from({ length: total }, (_, index) => index)
  order.sort((one, other) => (times[one] ?? 0) - (times[other] ?? 0))
  return Array.from(order, (index) => ({ isEvent: events[index] === 1, isTreated: index >= control }))
}

/** The score of the log-rank test for a tested logarithm of the hazard ratio, and its information. */
function scoreAt(participants: ReturnType<typeof follow>, treated: number, logRatio: number) {
  const weight = Math.exp(logRatio)
  let [score, information, controlAtRisk, treatedAtRisk] = [0, 0, participants.length - treated, treated]
  for (const { isEvent, isTreated } of participants) {
    if (isEvent) {
      const share = (weight * treatedAtRisk) / (weight * treatedAtRisk + controlAtRisk)
      score += (isTreated ? 1 : 0) - share
      information += share * (1 - share)
    }
    if (isTreated) treatedAtRisk -= 1
    else controlAtRisk -= 1
  }
  return { score, information }
}

/** The log-rank statistic is negative if the treatment delays the event. */
export function oneSurvivalTrial(draw: Draw, plan: Plan): { events: number; z: number } {
  const participants = follow(draw, plan)
  const { score, information } = scoreAt(participants, plan.treated, 0)
  return { events: participants.filter(({ isEvent }) => isEvent).length, z: score / Math.sqrt(information) }
}

/** The estimate of a Cox model less the logarithm of the margin, in standard errors. */
export function oneCoxTrial(draw: Draw, plan: Plan, margin: number): number {
  const participants = follow(draw, plan)
  let estimate = 0
  let information = 0
  for (let step = 0; step < 8; step += 1) {
    const found = scoreAt(participants, plan.treated, estimate)
    information = found.information
    if (information < 1e-9) break
    estimate += Math.max(-1, Math.min(1, found.score / information))
  }
  return (estimate - Math.log(margin)) * Math.sqrt(information)
}
