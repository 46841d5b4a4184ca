import { itemAt, type Random } from '@marom/statistics'
import type { EventRecord } from './event.ts'
import { lowerLimit, type Results, softLeast, softMost, upperLimit } from './laboratory-values.ts'
import { type Affected, termOf, withEnzymes, withFailure, withObstruction } from './liver.ts'
import type { Participant } from './participants.ts'

/** Events that are seen in the laboratory. */
export const isSeen = (event: EventRecord): boolean =>
  [
    ...['Low hemoglobin', 'Low platelet count', 'Raised liver enzymes', 'Liver failure'],
    'Obstruction of the bile duct',
  ].includes(termOf(event))

export const isDuring = ({ start, end }: EventRecord, day: number): boolean =>
  day >= start && day <= (end ?? day)

/** CTCAE 5.0: the results of grades 1 to 4 in standard units, from the mildest on. */
const cells = (participant: Participant) => ({
  HGB: [lowerLimit(participant, 'HGB') - 1, 100, 80, 65, 55],
  PLAT: [lowerLimit(participant, 'PLAT') - 1, 75, 50, 25, 10],
})

/** Worse than before the treatment, if that is possible in the grade. */
function withLowCells({ person, usual, values, event, share }: Affected, name: 'HGB' | 'PLAT'): Results {
  const edges = cells(person.participant)[name]
  const grade = Math.min(4, event.grade)
  const [from, to] = [itemAt(edges, grade - 1), itemAt(edges, grade)]
  const worst = Math.min(from, 0.92 * usual[name])
  return { ...values, [name]: worst > to ? worst - share * (worst - to) : 0.9 * usual[name] }
}

/** The results that an event is about. */
export function withEvent(random: Random, affected: Omit<Affected, 'share'>): Results {
  const one = { ...affected, share: 0.15 + 0.7 * random() }
  const term = termOf(affected.event)
  if (term === 'Low hemoglobin') return withLowCells(one, 'HGB')
  if (term === 'Low platelet count') return withLowCells(one, 'PLAT')
  if (term === 'Obstruction of the bile duct') return withObstruction(one)
  return term === 'Raised liver enzymes' ? withEnzymes(one) : withFailure(one)
}

/** Without an event of the term, results after the first dose do not reach grade 3, except before death. */
export function withoutEvent(participant: Participant, values: Results): Results {
  const most = 4.7 * upperLimit(participant, 'ALT')
  return {
    ...values,
    HGB: softLeast(values.HGB, 82),
    PLAT: softLeast(values.PLAT, 52),
    NEUT: softLeast(values.NEUT, 1.05),
    ALT: softMost(values.ALT, most),
    AST: softMost(values.AST, 1.1 * most),
  }
}
