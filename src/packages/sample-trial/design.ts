import { arms, endOfTreatment, screening, study, visits, visitWindow } from './protocol.ts'
import { tumorVisits } from './recist.ts'

/** How the protocol plans the end of the trial. */
export const planned = {
  cut: `The last day of the month of death number ${study.deaths}`,
  /** ISO 8601. */
  length: 'P24M',
  participants: study.planned,
} as const

export const phases = ['screening', 'treatment', 'followUp'] as const

export type Phase = (typeof phases)[number]

interface Element {
  code: string
  name: string
  epoch: string
  start: string
  end: string
}

const screened: Element = {
  code: 'SCRN',
  name: 'Screening',
  epoch: 'SCREENING',
  start: 'Informed consent',
  end: 'First dose of study treatment. Without a dose: as treatment',
}

const followed: Element = {
  code: 'FU',
  name: 'Follow-up',
  epoch: 'FOLLOW-UP',
  start: 'The day after the end of treatment',
  end: 'Death, or end of participation in the study',
}

const treated = ({ code, name }: { code: string; name: string }): Element => ({
  code,
  name,
  epoch: 'TREATMENT',
  start: 'First dose of study treatment',
  end: 'The last of: last dose, decision to end treatment, end-of-treatment visit',
})

/** What a participant passes through in an arm. */
export const elementsOf = (arm: { code: string; name: string }): Record<Phase, Element> => ({
  screening: screened,
  treatment: treated(arm),
  followUp: followed,
})

export const elements: readonly Element[] = [screened, ...Object.values(arms).map(treated), followed]

interface PlannedVisit {
  number: number
  name: string
  /** The planned study day, null if the protocol does not fix it. */
  day: number | null
  start: string
}

export const plannedVisits: readonly PlannedVisit[] = [
  { ...screening, start: 'After informed consent, before randomization' },
  ...visits.map((visit) => ({
    ...visit,
    start:
      visit.day === 1
        ? 'Randomization'
        : `${visit.day - 1} days after randomization, ${visitWindow} days earlier to ${visitWindow} days later`,
  })),
  ...tumorVisits.map((visit) => ({
    ...visit,
    start: `${visit.day - 1} days after randomization, a week earlier to a week later, until progression`,
  })),
  { ...endOfTreatment, day: null, start: `End of treatment with ${study.compound} or placebo` },
]
