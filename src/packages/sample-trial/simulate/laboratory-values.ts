import { normalDeviate, type Random } from '@marom/statistics'
import { organFunction } from '../criteria.ts'
import { type Analyte, rangeOf, standardized, unitOf } from '../laboratories.ts'
import { study } from '../protocol.ts'
import { assumed } from './assumptions.ts'
import { childPughPoints } from './child-pugh.ts'
import type { Disease } from './disease.ts'
import type { EventRecord } from './event.ts'
import type { Participant } from './participants.ts'
import type { Course } from './treatment.ts'
import type { VisitRecord } from './visits.ts'

/** Results in standard units. */
export type Results = Record<Analyte, number>

export interface Person {
  participant: Participant
  course: Course
  visits: readonly VisitRecord[]
  events: readonly EventRecord[]
  disease: Disease
}

/** By cirrhosis, by how sick the liver is (per standard deviation), by the last weeks of life, by MCR-117. */
interface Effects {
  cirrhosis: number
  liver: number
  dying: number
  drug: number
}

/** Effects add to the logarithm. */
interface Model extends Effects {
  /** Medians without liver disease. */
  F: number
  M: number
  /** Between participants, and between the visits of one. */
  between: number
  within: number
}

/** Assumptions, chosen so that measurements of a participant correlate by about 0.5 to 0.9. */
const assumedModels: Readonly<Record<Analyte, Omit<Model, keyof Effects> & Partial<Effects>>> = {
  ALT: { F: 27, M: 33, between: 0.38, within: 0.16, cirrhosis: 0.12, dying: 0.3, drug: 0.15 },
  AST: { F: 32, M: 36, between: 0.34, within: 0.15, cirrhosis: 0.3, liver: 0.08, dying: 0.6, drug: 0.17 },
  ALP: { F: 104, M: 110, between: 0.32, within: 0.1, cirrhosis: 0.16, dying: 0.35, drug: 0.04 },
  BILI: { F: 10, M: 12, between: 0.28, within: 0.15, cirrhosis: 0.22, liver: 0.2, dying: 1.3, drug: 0.06 },
  ALB: { F: 41, M: 41.5, between: 0.07, within: 0.035, cirrhosis: -0.07, liver: -0.045, dying: -0.24 },
  CREAT: { F: 62, M: 77, between: 0.16, within: 0.08, dying: 0.2 },
  AFP: { F: 1, M: 1, between: 0, within: 0.16 },
  INR: { F: 1.05, M: 1.05, between: 0.05, within: 0.035, cirrhosis: 0.06, liver: 0.04, dying: 0.22 },
  HGB: { F: 124, M: 138, between: 0.09, within: 0.035, cirrhosis: -0.06, dying: -0.1, drug: 0.015 },
  PLAT: {
    F: 228,
    M: 205,
    between: 0.28,
    within: 0.1,
    cirrhosis: -0.42,
    liver: -0.1,
    dying: -0.08,
    drug: -0.14,
  },
  NEUT: { F: 4, M: 4, between: 0.32, within: 0.18, cirrhosis: -0.28, dying: 0.2, drug: -0.08 },
}

const record = <T>(value: (name: Analyte) => T): Record<Analyte, T> => ({
  ALT: value('ALT'),
  AST: value('AST'),
  ALP: value('ALP'),
  BILI: value('BILI'),
  ALB: value('ALB'),
  CREAT: value('CREAT'),
  AFP: value('AFP'),
  INR: value('INR'),
  HGB: value('HGB'),
  PLAT: value('PLAT'),
  NEUT: value('NEUT'),
})

/** An effect that is not assumed is 0. */
export const models: Readonly<Record<Analyte, Model>> = record((name) => ({
  ...{ cirrhosis: 0, liver: 0, dying: 0, drug: 0 },
  ...assumedModels[name],
}))

/** The upper limit of a participant's laboratory in standard units. */
export function upperLimit({ site, sex }: Participant, name: Analyte): number {
  return standardized(name, unitOf(site, name), rangeOf(site, name, sex).high)
}

export function lowerLimit({ site, sex }: Participant, name: Analyte): number {
  return standardized(name, unitOf(site, name), rangeOf(site, name, sex).low)
}

/** Close to the limit for a value above it, so that results do not heap at one number. */
export const softMost = (value: number, most: number): number =>
  value <= most ? value : most * (0.86 + (0.14 * most) / value)

export const softLeast = (value: number, least: number): number =>
  value >= least ? value : least * (1.16 - (0.16 * value) / least)

/** The usual values of a participant. */
function usual(random: Random, { participant, disease }: Person): Results {
  const liver = normalDeviate(random)
  const cells = normalDeviate(random)
  return record((name) => {
    if (name === 'AFP') return disease.alphaFetoprotein
    const model = models[name]
    const isTransaminase = name === 'ALT' || name === 'AST'
    // ALT and AST of a participant go together.
    const own = isTransaminase ? 0.85 * cells + 0.53 * normalDeviate(random) : normalDeviate(random)
    const effect = model.between * own + (disease.hasCirrhosis ? model.cirrhosis : 0) + model.liver * liver
    return model[participant.sex] * Math.exp(effect)
  })
}

/** The laboratory's part of criteria INCL07 and INCL08. */
function isEligible(values: Results, participant: Participant): boolean {
  const { hemoglobin, platelets, neutrophils, bilirubin, transaminases, creatinine } = organFunction
  return (
    values.HGB >= hemoglobin + 1 &&
    values.PLAT >= platelets + 1 &&
    values.NEUT >= neutrophils + 0.05 &&
    values.BILI <= 0.97 * bilirubin * upperLimit(participant, 'BILI') &&
    values.ALT <= 0.97 * transaminases * upperLimit(participant, 'ALT') &&
    values.AST <= 0.97 * transaminases * upperLimit(participant, 'AST') &&
    values.CREAT <= 0.97 * creatinine * upperLimit(participant, 'CREAT') &&
    childPughPoints(values) <= 4
  )
}

const tries = 60

/** Draws until the participant is eligible. */
export function usualOfEligible(random: Random, { participant, ...person }: Person): Results {
  for (let i = 0; i < tries; i++) {
    const values = usual(random, { participant, ...person })
    if (isEligible(values, participant)) return values
  }
  throw new Error(`${participant.subject} has no eligible values in ${tries} draws.`)
}

/** Draws until the results of the screening are those of somebody eligible. */
export function screened(random: Random, person: Person, own: Own, day: number): Results {
  const isException = person.disease.exception === 'organFunction'
  for (let i = 0; i < tries; i++) {
    const values = drawn(random, person, own, day)
    if (isEligible(values, person.participant)) return isException ? { ...values, PLAT: 54 } : values
  }
  return own.usual
}

/** From 0, and 1 on the day of death of those whose liver fails most. */
export const dyingAt = ({ participant }: Person, severity: number, day: number): number =>
  participant.end === 'event'
    ? severity * Math.max(0, 1 - (participant.lastDay - day) / assumed.laboratory.dying) ** 1.5
    : 0

/** From 0 to 1 over the first four weeks of MCR-117; 0 before and a week after. */
function drugAt({ participant, course }: Person, day: number): number {
  const [first, last] = [course.doses[0]?.start, course.doses.at(-1)?.end]
  if (participant.arm === 'control' || first === undefined || last === undefined) return 0
  const { onset, washout } = assumed.laboratory
  return day > last + washout ? 0 : Math.min(1, Math.max(0, (day - first) / onset))
}

/** What a participant has of the models. */
export interface Own {
  usual: Results
  /** How far the liver fails before death, from 0 to 1. */
  severity: number
  /** Change of the logarithm of AFP in a month. */
  growth: number
}

export function drawn(
  random: Random,
  person: Person,
  { usual: base, severity, growth }: Own,
  day: number,
): Results {
  const [dying, drug] = [dyingAt(person, severity, day), drugAt(person, day)]
  const months = Math.max(0, day - person.participant.randomized) / study.daysPerMonth
  const cells = normalDeviate(random)
  return record((name) => {
    const model = models[name]
    const shared =
      name === 'ALT' || name === 'AST' ? 0.7 * cells + 0.71 * normalDeviate(random) : normalDeviate(random)
    const { ALB, BILI } = assumed.laboratory.decline
    const trend = months * (name === 'AFP' ? growth : name === 'ALB' ? ALB : name === 'BILI' ? BILI : 0)
    const effect = model.within * shared + dying * model.dying + drug * model.drug + trend
    return base[name] * Math.exp(effect)
  })
}
