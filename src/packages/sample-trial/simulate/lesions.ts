import { normalDeviate, type Random } from '@marom/statistics'
import { assumed } from './assumptions.ts'
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
  const isMeasurable = random() < assumed.tumor.measurable
  const isTarget = (name: string) => isMeasurable && ['LUNG', 'ADRENAL GLAND'].includes(name)
  const inLiver = random() < 0.45 ? 2 : 1
  const targets = isMeasurable
    ? [...Array<string>(inLiver).fill('LIVER'), ...disease.spread.filter(isTarget)].slice(0, 4)
    : []
  const others = [
    ...(random() < 0.55 || !isMeasurable ? ['LIVER'] : []),
    ...(disease.hasInvasion ? ['PORTAL VEIN'] : []),
    ...disease.spread.filter((name) => !isTarget(name)),
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
