import { type Arm, arms, type Participant, type TracedEntry } from '@marom/sample-trial'

/** A day in a form. */
export interface Mark {
  /** The field, without the participant. */
  at: string
  /** ISO day. */
  day: string
  /** What the form says of the day: a visit, a response, a therapy. */
  text: string
}

interface Dose extends Mark {
  to: string
  /** Milligrams a day. */
  dose: number
}

interface AdverseEvent extends Mark {
  /** Undefined while it is ongoing. */
  to: string | undefined
  grade: number
}

export interface Life {
  subject: string
  arm: Arm
  /** The day of randomization. */
  start: string
  doses: Dose[]
  events: AdverseEvent[]
  visits: Mark[]
  samples: Mark[]
  /** `text` is the response. */
  assessments: Mark[]
  contacts: Mark[]
  therapies: Mark[]
  /** The day of progression, if it was counted as an event. */
  progression: string | undefined
  end: { day: string; kind: 'died' | 'left' | 'alive' }
}

/** From the filled forms, and from the analysis rows where a date was completed. */
export function lifeOf(subject: string, person: Participant): Life {
  const marks = (form: string, day: string, text = ''): Mark[] =>
    person
      .entriesOf(form)
      .flatMap(({ id, values }) =>
        typeof values[day] === 'string'
          ? [{ at: `${id}.${day}`, day: values[day], text: String(values[text] ?? '') }]
          : [],
      )
  const adsl = (name: string) => person.value('ADSL.1', name)
  const [overall, progression] = [1, 4].map((row) => (name: string) => person.value(`ADTTE.${row}`, name))
  if (overall?.('PARAMCD') !== 'OS' || progression?.('PARAMCD') !== 'PFS')
    throw new Error(`${subject} has other rows of ADTTE than OS and PFS: correct their numbers.`)
  const ending = overall('CNSR') === 0 ? 'died' : adsl('DCSREAS') ? 'left' : 'alive'
  return {
    subject,
    arm: adsl('TRT01PN') === arms.treatment.number ? 'treatment' : 'control',
    start: String(adsl('RANDDT')),
    doses: person.entriesOf('form-ex').map(doseOf),
    events: person.entriesOf('form-ae').map((entry) => eventOf(person, entry)),
    visits: marks('form-vs', 'VISDAT', 'VISIT'),
    samples: marks('form-lb', 'VISDAT', 'VISIT'),
    assessments: marks('form-tr', 'VISDAT', 'OVRLRESP'),
    contacts: marks('form-ss', 'SSDAT', 'SSSTAT'),
    therapies: marks('form-cm', 'CMSTDAT', 'CMTRT'),
    progression: progression('EVNTDESC') === 'DISEASE PROGRESSION' ? String(progression('ADT')) : undefined,
    end: { day: String(overall('ADT')), kind: ending },
  }
}

const doseOf = ({ id, values }: TracedEntry): Dose => ({
  at: `${id}.EXSTDAT`,
  day: String(values.EXSTDAT),
  to: String(values.EXENDAT),
  dose: Number(values.EXDOSE),
  text: '',
})

function eventOf(person: Participant, { id, values }: TracedEntry): AdverseEvent {
  const analysis = (name: string) => person.value(id.replace('form-ae', 'ADAE'), name)
  if (analysis('AETERM') !== values.AETERM)
    throw new Error(`The row of ${id} in ADAE is of another event: correct how it is found.`)
  const to = analysis('AENDT')
  return {
    at: `${id}.AETERM`,
    day: String(analysis('ASTDT')),
    to: to === null ? undefined : String(to),
    grade: Number(values.AETOXGR),
    text: String(values.AETERM),
  }
}
