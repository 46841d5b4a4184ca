import type { Draw } from './draw.ts'

interface Participant {
  time: number
  isEvent: boolean
  isTreated: boolean
}

/** The example of the form: medians of 12 and 12 / 0.7 months, 18 months of accrual, 12 more. */
const [accrual, duration, hazardRatio] = [18, 30, 0.7]
const hazard = Math.LN2 / 12
const loss = -Math.log(0.95) / 12

function follow(draw: Draw, isTreated: boolean): Participant {
  const observed = duration - accrual * draw.uniform()
  const event = draw.exponential(isTreated ? hazard * hazardRatio : hazard)
  const lost = draw.exponential(loss)
  const time = Math.min(event, lost, observed)
  return { time, isEvent: time === event, isTreated }
}

/** The log-rank statistic is negative if the treatment delays the event. */
export function oneSurvivalTrial(
  draw: Draw,
  control: number,
  treated: number,
): { events: number; z: number } {
  const participants = [
    ...Array.from({ length: control }, () => follow(draw, false)),
    ...Array.from({ length: treated }, () => follow(draw, true)),
  ].sort((one, other) => one.time - other.time)
  let [events, difference, variance, atRisk, treatedAtRisk] = [0, 0, 0, participants.length, treated]
  for (const { isEvent, isTreated } of participants) {
    if (isEvent) {
      const share = treatedAtRisk / atRisk
      events += 1
      difference += (isTreated ? 1 : 0) - share
      variance += share * (1 - share)
    }
    atRisk -= 1
    if (isTreated) treatedAtRisk -= 1
  }
  return { events, z: difference / Math.sqrt(variance) }
}
