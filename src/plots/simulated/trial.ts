import type { Observation } from '../statistics/kaplan-meier.ts'
import { exponentialDeviate, type Random, seededRandom } from './random.ts'

export interface Trial {
  treatment: Observation[]
  control: Observation[]
}

const recruitmentMonths = 12
const studyMonths = 36
const dropoutMean = 90

/** Months are recorded to a tenth. Follow-up ends with the event, a dropout or the end of the study. */
function follow(random: Random, medianMonths: number): Observation {
  const event = exponentialDeviate(random, medianMonths / Math.LN2)
  const entry = random() * recruitmentMonths
  const censoring = Math.min(studyMonths - entry, exponentialDeviate(random, dropoutMean))
  const time = Math.max(1, Math.round(10 * Math.min(event, censoring))) / 10
  return { time, isEvent: event <= censoring }
}

/** Two arms of `perArm` participants with proportional hazards; medians in months. */
export function simulateTrial(
  seed: number,
  perArm: number,
  medians: { treatment: number; control: number },
): Trial {
  const random = seededRandom(seed)
  const arm = (median: number) => Array.from({ length: perArm }, () => follow(random, median))
  return { treatment: arm(medians.treatment), control: arm(medians.control) }
}

/** The trial of the Kaplan-Meier plot. */
export function exampleTrial(): Trial {
  return simulateTrial(2003, 80, { treatment: 19, control: 10 })
}

/** Participants per arm in Israel, Europe, North America, Latin America and Asia-Pacific. */
const regionArms = [38, 64, 70, 34, 48]

/** The trial of the forest plot, one part for each region. */
export function exampleRegions(): Trial[] {
  return regionArms.map((perArm, i) => simulateTrial(90 + i, perArm, { treatment: 17, control: 11 }))
}
