import { seededRandom } from '@marom/statistics'
import { study } from '../protocol.ts'
import type { Deviation } from './deviations.ts'
import { type Disease, simulateDisease } from './disease.ts'
import type { EventRecord } from './event.ts'
import { type LaboratoryRecord, simulateLaboratory } from './laboratory.ts'
import type { Participant } from './participants.ts'
import { type StatusRecord, simulateStatus } from './status.ts'
import type { Course } from './treatment.ts'
import { simulateTumor, type Tumor } from './tumor.ts'
import type { VisitRecord } from './visits.ts'

export interface Clinical {
  disease: Disease
  laboratory: LaboratoryRecord[]
  status: StatusRecord[]
  tumor: Tumor
}

interface Known {
  participant: Participant
  course: Course
  visits: readonly VisitRecord[]
  events: readonly EventRecord[]
  deviations: readonly Deviation[]
}

/** @param index the place of the participant among all */
export function simulateClinical(known: Known, index: number): Clinical {
  // Each part draws from its own generator, so that a change of one leaves the others as they are.
  const random = (part: number) => seededRandom(study.seed * 100_000 + 1000 * part + index)
  const { exception } = known.deviations.find((one) => one.exception) ?? {}
  const isMisplaced = known.deviations.some(({ kind }) => kind === 'WRONG STRATUM')
  const disease = simulateDisease(random(1), known.participant, exception, isMisplaced)
  const person = { ...known, disease }
  const laboratory = simulateLaboratory(random(2), person)
  const status = simulateStatus(random(3), person, laboratory)
  const tumor = simulateTumor(random(4), person, index)
  return { disease, laboratory, status, tumor }
}
