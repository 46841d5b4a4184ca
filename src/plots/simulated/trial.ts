import { exponentialDeviate, type Random, seededRandom } from '#src/statistics/random.ts'
import type { Observation } from '#src/statistics/survival/kaplan-meier.ts'

export interface Follow extends Observation {
  entry: number
  end: 'event' | 'dropout' | 'cutoff'
}

interface Trial<One extends Observation = Observation> {
  treatment: One[]
  control: One[]
}

const recruitmentMonths = 12
const studyMonths = 36
const dropoutMean = 90

/** Months are recorded to a tenth. */
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

/** Proportional hazards; medians in months. */
function simulateTrial(
  seed: number,
  perArm: number,
  medians: { treatment: number; control: number },
): Trial<Follow> {
  const random = seededRandom(seed)
  const arm = (median: number) => Array.from({ length: perArm }, () => follow(random, median))
  return { treatment: arm(medians.treatment), control: arm(medians.control) }
}

/** The trial of the Kaplan-Meier plot and of the sample study. */
export function exampleTrial(): Trial<Follow> {
  return simulateTrial(2003, 80, { treatment: 19, control: 10 })
}

/** Participants per arm in Israel, Europe, North America, Latin America and Asia-Pacific. */
const regionArms = [38, 64, 70, 34, 48]

/** One trial for each region, for the forest plot. */
export function exampleRegions(): Trial[] {
  return regionArms.map((perArm, i) => simulateTrial(90 + i, perArm, { treatment: 17, control: 11 }))
}
