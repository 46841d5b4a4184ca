import type { Observation } from '@marom/statistics/survival'
import strata from './survival.json' with { type: 'json' }

const daysPerMonth = 30.4375

export interface ObservedPerson extends Observation {
  /** The number of the participant. */
  subject: string
  /** Of the death or of the last contact. */
  date: string
}

/** @param person e.g. `697+ 101-008 2024-03-02`, where a plus means that the participant was alive */
function observed(person: string): ObservedPerson {
  const [days = '', subject = '', date = ''] = person.split(' ')
  return { time: Number.parseInt(days, 10) / daysPerMonth, isEvent: !days.endsWith('+'), subject, date }
}

/** Overall survival in months, by stratum of the randomization. */
export const survivalByStratum = (): { treatment: ObservedPerson[]; control: ObservedPerson[] }[] =>
  Object.values(strata).map(({ treatment, control }) => ({
    treatment: treatment.map(observed),
    control: control.map(observed),
  }))
