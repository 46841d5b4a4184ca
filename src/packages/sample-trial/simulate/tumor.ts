import type { Random } from '@marom/statistics'
import { overallResponse, targetResponse } from '../recist.ts'
import { assessmentsOf } from './assessments.ts'
import { assumed } from './assumptions.ts'
import { diametersAt, type Shrinkage, shrinkageOf, sumOf } from './diameters.ts'
import type { Person } from './laboratory-values.ts'
import { type Lesion, lesionsOf } from './lesions.ts'

interface TumorRecord {
  visit: string
  day: number
  /** The reason, or empty if it took place. */
  missed: string
  /** In mm, by lesion. */
  diameters: Record<string, number>
  /** By lesion. */
  states: Record<string, string>
  hasNewLesion: boolean
  /** Empty at screening, and where there are no such lesions. */
  target: string
  nonTarget: string
  overall: string
}

export interface Tumor {
  method: 'CT SCAN' | 'MRI'
  lesions: readonly Lesion[]
  records: readonly TumorRecord[]
}

type Sight = 'growth' | 'new' | 'other'

/** How progression is seen. Without lesions of the kind it is seen as a new lesion. */
function sightOf(random: Random, lesions: readonly Lesion[]): Sight {
  const draw = random()
  const { growth, other } = assumed.tumor.seen
  if (draw < growth && lesions.some(({ type }) => type === 'TARGET')) return 'growth'
  return draw > 1 - other && lesions.some(({ type }) => type === 'NON-TARGET') ? 'other' : 'new'
}

const reasonsMissed = ['PARTICIPANT COULD NOT TRAVEL', 'SCANNER NOT AVAILABLE', 'PARTICIPANT DECLINED']

const { missed, missedAgain, unreadable } = assumed.tumor

const places = ['LIVER', 'LUNG', 'LYMPH NODE', 'BONE', 'PERITONEUM'] as const

const nothing = { diameters: {}, states: {}, hasNewLesion: false, target: '', nonTarget: '', overall: '' }

/** What stays the same for all assessments of a participant. */
interface Setting {
  targets: readonly Lesion[]
  others: readonly Lesion[]
  shrinkage: Shrinkage
  baseline: number
}

type Seen = Pick<TumorRecord, 'diameters' | 'states' | 'hasNewLesion' | 'target' | 'nonTarget' | 'overall'>

/** @param sight how progression is seen; undefined without progression */
function seenAt(
  random: Random,
  setting: Setting,
  nadir: number,
  place: number,
  sight: Sight | undefined,
): Seen {
  const { targets, others, baseline } = setting
  const isPd = sight === 'growth'
  const diameters = diametersAt(random, { ...setting, size: { baseline, nadir }, place, isPd })
  const states = others.map(({ id }, which): [string, string] => [
    id,
    sight === 'other' && which === 0 ? 'UNEQUIVOCAL PROGRESSION' : 'PRESENT',
  ])
  const total = sumOf(Object.values(diameters))
  const target = targets.length > 0 ? targetResponse({ sum: total, baseline, nadir }) : ''
  const nonTarget = others.length === 0 ? '' : sight === 'other' ? 'PD' : 'NON-CR/NON-PD'
  const hasNewLesion = sight === 'new'
  return {
    diameters,
    states: Object.fromEntries(states),
    hasNewLesion,
    target,
    nonTarget,
    overall: overallResponse(target, nonTarget, hasNewLesion),
  }
}

/** The pictures were taken and could not be read. */
const unclear = ({ targets, others }: Setting): Seen => {
  const [target, nonTarget] = [targets.length > 0 ? 'NE' : '', others.length > 0 ? 'NE' : '']
  return { ...nothing, target, nonTarget, overall: overallResponse(target, nonTarget, false) }
}

function screeningOf(lesions: readonly Lesion[]): TumorRecord {
  const [first] = lesions
  if (!first) throw new Error('Everybody has a lesion at screening.')
  const of = (type: Lesion['type']) => lesions.filter((lesion) => lesion.type === type)
  return {
    ...nothing,
    visit: first.visit,
    day: first.day,
    missed: '',
    diameters: Object.fromEntries(of('TARGET').map(({ id, diameter }) => [id, diameter])),
    states: Object.fromEntries(of('NON-TARGET').map(({ id }) => [id, 'PRESENT'])),
  }
}

/** Measured every 8 weeks. Progression is that of the treatment's end, if that was its reason. */
export function simulateTumor(random: Random, person: Person, index: number): Tumor {
  const { participant } = person
  const lesions = lesionsOf(random, person)
  const targets = lesions.filter(({ type }) => type === 'TARGET')
  const others = lesions.filter(({ type }) => type === 'NON-TARGET')
  const baseline = sumOf(targets.map(({ diameter }) => diameter))
  const setting: Setting = { targets, others, shrinkage: shrinkageOf(random, participant.arm), baseline }
  const { held, progression } = assessmentsOf(random, participant, person.course, index)
  const records = [screeningOf(lesions)]
  let nadir = baseline
  for (const [place, { name, day }] of held.entries()) {
    const isPd = day === progression
    const risk = records.at(-1)?.missed ? missedAgain : missed
    if (!isPd && random() < risk) {
      const reason = reasonsMissed[Math.floor(random() * reasonsMissed.length)] ?? ''
      records.push({ ...nothing, visit: name, day, missed: reason })
      continue
    }
    const isUnclear = !isPd && random() < unreadable
    const sight = isPd ? sightOf(random, lesions) : undefined
    const seen = isUnclear ? unclear(setting) : seenAt(random, setting, nadir, place, sight)
    if (!isUnclear) nadir = Math.min(nadir, sumOf(Object.values(seen.diameters)))
    if (seen.hasNewLesion) {
      const location = places[Math.floor(random() * places.length)] ?? 'LIVER'
      lesions.push({ id: 'NEW01', type: 'NEW', location, visit: name, day, diameter: 0 })
    }
    records.push({ ...seen, visit: name, day, missed: '' })
  }
  return { method: random() < 0.7 ? 'CT SCAN' : 'MRI', lesions, records }
}
