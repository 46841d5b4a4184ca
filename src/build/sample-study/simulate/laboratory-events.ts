import { code } from '#src/sample-study/dictionary.ts'
import type { Analyte } from '#src/sample-study/laboratories.ts'
import type { Random } from '#src/statistics/random.ts'
import type { EventRecord } from './event.ts'
import { lowerLimit, type Person, type Results, upperLimit } from './laboratory-values.ts'
import type { Participant } from './participants.ts'

const termOf = ({ verbatim }: EventRecord): string => code(verbatim).term

/** Events that are seen in the laboratory. */
export const isSeen = (event: EventRecord): boolean =>
  ['Low hemoglobin', 'Low platelet count', 'Raised liver enzymes', 'Liver failure'].includes(termOf(event))

export const isDuring = ({ start, end }: EventRecord, day: number): boolean =>
  day >= start && day <= (end ?? day)

interface Affected {
  person: Person
  /** The usual values of the participant. */
  usual: Results
  /** As they would be without the event. */
  values: Results
  event: EventRecord
  /** Where in its grade the result lies, from 0 to 1. */
  share: number
}

/** CTCAE 5.0: the results of grades 1 to 4 in standard units, from the mildest on. */
const cells = (participant: Participant) => ({
  HGB: [lowerLimit(participant, 'HGB') - 1, 100, 80, 65, 55],
  PLAT: [lowerLimit(participant, 'PLAT') - 1, 75, 50, 25, 10],
})

/** Worse than before the treatment, if that is possible in the grade. */
function withLowCells({ person, usual, values, event, share }: Affected, name: 'HGB' | 'PLAT'): Results {
  const edges = cells(person.participant)[name]
  const grade = Math.min(4, event.grade)
  const [from = 0, to = 0] = [edges[grade - 1], edges[grade]]
  const worst = Math.min(from, 0.92 * usual[name])
  return { ...values, [name]: worst > to ? worst - share * (worst - to) : 0.9 * usual[name] }
}

/** In multiples of the upper limit: the results of grades 1 to 4. */
const enzymeLimits: readonly (readonly [least: number, most: number])[] = [
  [1.05, 2.95],
  [3.05, 4.9],
  [5.1, 12],
  [20.5, 28],
]

function withEnzymes({ person, usual, values, event, share }: Affected): Results {
  const { participant } = person
  const limit = upperLimit(participant, 'ALT')
  const [from, to] = (enzymeLimits[Math.min(4, event.grade) - 1] ?? [0, 0]).map((times) => times * limit)
  const least = Math.max(from ?? 0, Math.min(to ?? 0, 1.25 * usual.ALT))
  const alt = least + share * ((to ?? 0) - least)
  return { ...values, ALT: alt, AST: alt * (0.8 + 0.25 * share) }
}

/**
 * Hy's law: the liver fails by MCR-117, which is then withdrawn. Alkaline phosphatase stays low. Source:
 * FDA, Drug-Induced Liver Injury: Premarketing Clinical Evaluation, 2009.
 */
function isDrugInduced({ person, event }: Affected): boolean {
  return (
    person.participant.arm === 'treatment' && event.action === 'DRUG WITHDRAWN' && event.outcome !== 'FATAL'
  )
}

function withFailure(affected: Affected): Results {
  const { person, values, share } = affected
  const { participant } = person
  const isByDrug = isDrugInduced(affected)
  const alt = isByDrug ? upperLimit(participant, 'ALT') * (6 + 6 * share) : values.ALT * (1.1 + 0.5 * share)
  return {
    ...values,
    ALT: alt,
    AST: alt * (isByDrug ? 0.9 : 1.6),
    ALP: Math.min(values.ALP, 1.7 * upperLimit(participant, 'ALP')),
    BILI: upperLimit(participant, 'BILI') * (3.2 + 3 * share),
    INR: 1.55 + 0.6 * share,
    ALB: Math.min(values.ALB, 30 - 3 * share),
  }
}

/** The results that an event is about. */
export function withEvent(random: Random, affected: Omit<Affected, 'share'>): Results {
  const one = { ...affected, share: 0.15 + 0.7 * random() }
  const term = termOf(affected.event)
  if (term === 'Low hemoglobin') return withLowCells(one, 'HGB')
  if (term === 'Low platelet count') return withLowCells(one, 'PLAT')
  return term === 'Raised liver enzymes' ? withEnzymes(one) : withFailure(one)
}

/** A bile duct that the tumor blocks: looks like Hy's law, but alkaline phosphatase is high. */
export function withObstruction(participant: Participant, values: Results): Results {
  const times = (name: Analyte, factor: number) => factor * upperLimit(participant, name)
  const [ALT, AST, ALP, BILI] = [times('ALT', 3.6), times('AST', 4.1), times('ALP', 4.3), times('BILI', 3.8)]
  return { ...values, ALT, AST, ALP, BILI }
}

/** Without an event of the term, results after the first dose do not reach grade 3, except before death. */
export function withoutEvent(participant: Participant, values: Results): Results {
  const most = 4.7 * upperLimit(participant, 'ALT')
  return {
    ...values,
    HGB: Math.max(values.HGB, 82),
    PLAT: Math.max(values.PLAT, 52),
    NEUT: Math.max(values.NEUT, 1.05),
    ALT: Math.min(values.ALT, most),
    AST: Math.min(values.AST, 1.1 * most),
  }
}
