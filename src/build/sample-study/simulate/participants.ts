import { exampleTrial, type Follow } from '#src/plots/simulated/trial.ts'
import { dayNumber } from '#src/sample-study/days.ts'
import { type Arm, type Region, sites, study } from '#src/sample-study/protocol.ts'
import { type Random, seededRandom } from '#src/statistics/random.ts'

/** The true values of a simulated participant, before data entry. */
export interface Participant {
  subject: string
  site: string
  country: string
  arm: Arm
  region: Region
  /** Macrovascular invasion, the other factor of the stratification. */
  invasion: boolean
  randomizationNumber: string
  /** Days since 1970-01-01. */
  consent: number
  randomized: number
  /** The day of death, or the last day with information. */
  lastDay: number
  end: Follow['end']
  sex: 'F' | 'M'
  age: number
  birthYear: number
  race: string
  height: number
  weight: number
}

type Entrant = Follow & { arm: Arm }

interface Stratum {
  region: Region
  invasion: boolean
  share: number
  /** Participants so far. */
  counts: Record<Arm, number>
}

const openStrata = (): Stratum[] =>
  (['ISRAEL', 'EUROPE'] as const).flatMap((region) =>
    [true, false].map((invasion) => ({
      region,
      invasion,
      share: (region === 'ISRAEL' ? 0.42 : 0.58) * (invasion ? 0.35 : 0.65),
      counts: { treatment: 0, control: 0 },
    })),
  )

function pick<T>(random: Random, choices: readonly T[], weight: (choice: T) => number): T {
  let left = random() * choices.reduce((sum, choice) => sum + weight(choice), 0)
  for (const choice of choices) {
    left -= weight(choice)
    if (left <= 0) return choice
  }
  throw new Error('There is nothing to pick from: pass choices, and one of a weight above 0.')
}

/**
 * The plot fixes the order of the arms, so randomization in blocks is not possible. A participant
 * joins a stratum in which the arm is behind, with invasion more often if survival is short.
 */
function stratify(random: Random, strata: readonly Stratum[], { arm, time }: Entrant): Stratum {
  const stratum = pick(random, strata, ({ share, invasion, counts }) => {
    const ahead = 2 * counts[arm] - counts.treatment - counts.control
    return share * (invasion === time < 9 ? 1.5 : 1) * Math.exp(-ahead)
  })
  stratum.counts[arm] += 1
  return stratum
}

function bodyOf(random: Random, normal: () => number) {
  const sex: 'F' | 'M' = random() < 0.26 ? 'F' : 'M'
  const age = Math.round(Math.min(84, Math.max(31, 63 + 9.5 * normal())))
  const height = Math.round((sex === 'F' ? 162 : 174) + 6.5 * normal())
  const weight = Math.round(10 * ((24.6 + 3.3 * normal()) * (height / 100) ** 2)) / 10
  const race = pick(random, ['WHITE', 'ASIAN', 'BLACK OR AFRICAN AMERICAN', 'NOT REPORTED'], (name) =>
    name === 'WHITE' ? 0.88 : 0.04,
  )
  return { sex, age, height, weight, race }
}

/** In the order of randomization. Times and events are those of the survival plot. */
export function simulateParticipants(normalOf: (random: Random) => number): Participant[] {
  const random = seededRandom(study.seed)
  const normal = () => normalOf(random)
  const { treatment, control } = exampleTrial()
  const entrants: Entrant[] = [
    ...treatment.map((one) => ({ ...one, arm: 'treatment' as const })),
    ...control.map((one) => ({ ...one, arm: 'control' as const })),
  ].sort((one, other) => one.entry - other.entry)
  const strata = openStrata()
  const counts = new Map<string, number>()
  return entrants.map((entrant, index) => {
    const { arm, entry, time, end } = entrant
    const { region, invasion } = stratify(random, strata, entrant)
    const site = pick(random, sites[region], () => 1)
    const count = (counts.get(site.id) ?? 0) + 1
    counts.set(site.id, count)
    const randomized = dayNumber(study.start) + Math.floor(entry * study.daysPerMonth)
    const consent = randomized - 6 - Math.floor(random() * 12)
    const body = bodyOf(random, normal)
    const birthYear = new Date(consent * 864e5).getUTCFullYear() - body.age - (random() < 0.5 ? 1 : 0)
    return {
      subject: `${site.id}-${String(count).padStart(3, '0')}`,
      site: site.id,
      country: site.country,
      arm,
      region,
      invasion,
      randomizationNumber: `R${1001 + index}`,
      consent,
      randomized,
      lastDay: randomized + Math.round(time * study.daysPerMonth) - 1,
      end,
      ...body,
      birthYear,
    }
  })
}
