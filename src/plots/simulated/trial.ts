import { exponentialDeviate, type Random, seededRandom } from '@marom/statistics'
import type { Observation } from '@marom/statistics/survival'

interface Trial {
  treatment: Observation[]
  control: Observation[]
}

const recruitmentMonths = 12
const studyMonths = 36
const dropoutMean = 90

/** Months are recorded to a tenth. */
function follow(random: Random, medianMonths: number): Observation {
  const event = exponentialDeviate(random, medianMonths / Math.LN2)
  const entry = random() * recruitmentMonths
  const dropout = exponentialDeviate(random, dropoutMean)
  const censoring = Math.min(studyMonths - entry, dropout)
  const time = Math.max(1, Math.round(10 * Math.min(event, censoring))) / 10
  return { time, isEvent: event <= censoring }
}

/** Proportional hazards; medians in months. */
function simulateTrial(seed: number, perArm: number, medians: { treatment: number; control: number }): Trial {
  const random = seededRandom(seed)
  const arm = (median: number) => Array.from({ length: perArm }, () => follow(random, median))
  return { treatment: arm(medians.treatment), control: arm(medians.control) }
}

/** Participants per arm in Israel, Europe, North America, Latin America and Asia-Pacific. */
const regionArms = [38, 64, 70, 34, 48]

/** One trial for each region, for the forest plot. */
export function exampleRegions(): Trial[] {
  return regionArms.map((perArm, i) => simulateTrial(90 + i, perArm, { treatment: 17, control: 11 }))
}
