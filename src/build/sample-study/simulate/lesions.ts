import { normalDeviate, type Random } from '#src/statistics/random.ts'
import type { Person } from './laboratory-values.ts'

export interface Lesion {
  id: string
  type: 'TARGET' | 'NON-TARGET' | 'NEW'
  location: string
  /** Of the visit at which it was found. */
  visit: string
  day: number
  /** In mm, of a target lesion at screening. */
  diameter: number
}

/** What is found at screening: at most four target and three other lesions. */
export function lesionsOf(random: Random, { participant, disease, visits }: Person): Lesion[] {
  const { name: visit = 'SCREENING', day = participant.consent } = visits[0] ?? {}
  const isMeasurable = random() < 0.94
  const organs = disease.spread.filter((name) => name === 'LUNG' || name === 'ADRENAL GLAND')
  const inLiver = random() < 0.45 ? 2 : 1
  const targets = isMeasurable ? [...Array<string>(inLiver).fill('LIVER'), ...organs].slice(0, 4) : []
  const others = [
    ...(random() < 0.55 || !isMeasurable ? ['LIVER'] : []),
    ...(participant.invasion ? ['PORTAL VEIN'] : []),
    ...disease.spread.filter((name) => name === 'LYMPH NODE' || name === 'BONE'),
  ].slice(0, 3)
  const sizeIn = (location: string) =>
    Math.round(location === 'LIVER' ? 22 * Math.exp(0.35 + 0.5 * normalDeviate(random)) : 12 + 22 * random())
  return [
    ...targets.map(
      (location, place): Lesion => ({
        id: `T0${place + 1}`,
        type: 'TARGET',
        location,
        visit,
        day,
        diameter: Math.max(10, sizeIn(location)),
      }),
    ),
    ...others.map(
      (location, place): Lesion => ({
        id: `N0${place + 1}`,
        type: 'NON-TARGET',
        location,
        visit,
        day,
        diameter: 0,
      }),
    ),
  ]
}
