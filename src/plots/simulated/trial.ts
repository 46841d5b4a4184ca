import { exponentialDeviate, type Random, seededRandom } from '#src/statistics/random.ts'
import type { Observation } from '#src/statistics/survival/kaplan-meier.ts'

/** A follow-up with its month of entry and what ended it. */
export interface Follow extends Observation {
  entry: number
  end: 'event' | 'dropout' | 'cutoff'
}

export interface Trial<One extends Observation = Observation> {
  treatment: One[]
  control: One[]
}

const recruitmentMonths = 12
const studyMonths = 36
const dropoutMean = 90

/**
 * Months are recorded to a tenth. Follow-up ends with the event, a dropout or the end of the study.
 */
function follow(random: Random, medianMonths: number): Follow {
  const event = exponentialDeviate(random, medianMonths / Math.LN2)
  const entry = random() * recruitmentMonths
  const dropout = exponentialDeviate(random, dropoutMean)
  const censoring = Math.min(studyMonths - entry, dropout)
  const time = Math.max(1, Math.round(10 * Math.min(event, censoring))) / 10
  const isEvent = event <= censoring
  const end = isEvent ? 'event' : dropout < studyMonths - entry ? 'dropout' : 'cutoff'
  return { time, isEvent, entry, end }
}

/** Two arms of `perArm` participants with proportional hazards; medians in months. */
export function simulateTrial(
  seed: number,
  perArm: number,
  medians: { treatment: number; control: number },
): Trial<Follow> {
  const random = seededRandom(seed)
  const arm = (median: number) => Array.from({ length: perArm }, () => follow(random, median))
  return { treatment: arm(medians.treatment), control: arm(medians.control) }
}

/** The trial of the Kaplan-Meier plot, which is also the sample study's. */
export function exampleTrial(): Trial<Follow> {
  return simulateTrial(2003, 80, { treatment: 19, control: 10 })
}

/** Participants per arm in Israel, Europe, North America, Latin America and Asia-Pacific. */
const regionArms = [38, 64, 70, 34, 48]

/** The trial of the forest plot, one part for each region. */
export function exampleRegions(): Trial[] {
  return regionArms.map((perArm, i) => simulateTrial(90 + i, perArm, { treatment: 17, control: 11 }))
}
