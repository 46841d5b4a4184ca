import { type Component, childPugh, childPughClass } from '../classifications.ts'
import { criteria } from '../criteria.ts'
import { isoDay } from '../days.ts'
import type { Entry } from '../forms/entry.ts'
import { analyteNames, reportedAs, unitOf } from '../laboratories.ts'
import { otherIds, targetIds } from '../recist.ts'
import type { Value } from '../row.ts'
import type { StatusRecord } from '../simulate/status.ts'
import type { Story } from '../simulate/trial.ts'

/** Makes a form that is typed some days after `day`. */
type Fill = (form: string, seq: number, day: number, values: Record<string, Value>) => Entry

const yesNo = (holds: boolean): Value => (holds ? 'Y' : 'N')

/** The criterion that was not met, for each exception. */
const exceptions = {
  organFunction: 'INCL08',
  systemicWashout: 'EXCL02',
  performance: 'INCL06',
  localWashout: 'EXCL03',
} as const

function eligibility({ randomized, clinical }: Story, fill: Fill): Entry {
  const { exception } = clinical.disease
  const failed = exception && exceptions[exception]
  const answers = criteria.map(({ code, kind }): [string, Value] => [
    code,
    yesNo((kind === 'INCLUSION') !== (code === failed)),
  ])
  return fill('form-ie', 1, randomized, {
    IEDAT: isoDay(randomized),
    ...Object.fromEntries(answers),
  })
}

function history(story: Story, fill: Fill): Entry {
  const { clinical } = story
  const { disease } = clinical
  const day = story.screened
  return fill('form-mh', 1, day, {
    MHDAT: isoDay(day),
    DIAGDAT: isoDay(disease.diagnosed).slice(0, disease.diagnosedKnown),
    ETIOL: disease.etiology,
    CIRRH: yesNo(disease.hasCirrhosis),
    VARICES: yesNo(disease.hasVarices),
    DIABETES: yesNo(disease.hasDiabetes),
    HYPERT: yesNo(disease.hasHypertension),
    EHS: yesNo(disease.spread.length > 0),
  })
}

function priorTherapies({ randomized, clinical }: Story, fill: Fill): Entry[] {
  const { systemic, local } = clinical.disease
  return [
    fill('form-ps', 1, randomized, {
      CMTRT: systemic.name,
      CMSTDAT: isoDay(systemic.start),
      CMENDAT: isoDay(systemic.end),
      CMREAS: systemic.reason,
      CMBRESP: systemic.response,
    }),
    ...local.map(({ name, day, known }, index) =>
      fill('form-pr', index + 1, randomized, {
        PRTRT: name,
        PRSTDAT: isoDay(day).slice(0, known),
      }),
    ),
  ]
}

function laboratory({ site, clinical }: Story, fill: Fill): Entry[] {
  return clinical.laboratory.map(({ name, day, results }, index) => {
    const typed = analyteNames.map((analyte): [string, Value] => {
      const value = results[analyte]
      return [analyte, value === undefined ? null : reportedAs(analyte, unitOf(site, analyte), value)]
    })
    const values = { VISIT: name, VISDAT: isoDay(day), ...Object.fromEntries(typed) }
    return fill('form-lb', index + 1, day, values)
  })
}

function childPughFields(score: StatusRecord['childPugh']): Record<string, Value> {
  const term = (item: Component, points: number | undefined): Value =>
    points === undefined ? null : (childPugh[item].terms[points - 1] ?? null)
  const total = score && Object.values(score).reduce((sum, points) => sum + points, 0)
  return {
    CPENC: term('CPENC', score?.encephalopathy),
    CPASC: term('CPASC', score?.ascites),
    CPBIL: term('CPBIL', score?.bilirubin),
    CPALB: term('CPALB', score?.albumin),
    CPINR: term('CPINR', score?.coagulation),
    CPTOT: total ?? null,
    CPGRD: total === undefined ? null : childPughClass(total),
  }
}

function status({ clinical }: Story, fill: Fill): Entry[] {
  const { stage } = clinical.disease
  return clinical.status.map(({ name, day, performance, childPugh: score }, index) =>
    fill('form-cc', index + 1, day, {
      VISIT: name,
      VISDAT: isoDay(day),
      ECOG: String(performance),
      BCLC: index === 0 ? stage : null,
      ...childPughFields(score),
    }),
  )
}

function lesions({ clinical }: Story, fill: Fill): Entry[] {
  const { lesions: found, method } = clinical.tumor
  return found.map(({ id, type, location, visit, day }, index) =>
    fill('form-tu', index + 1, day, {
      LESID: id,
      LESTYPE: type,
      LESLOC: location,
      LESMETH: method,
      VISIT: visit,
      VISDAT: isoDay(day),
    }),
  )
}

function assessments({ clinical }: Story, fill: Fill): Entry[] {
  const { records, method } = clinical.tumor
  return records.map(({ visit, day, missed, diameters, states, ...seen }, index) => {
    const isDone = missed === ''
    return fill('form-tr', index + 1, day, {
      VISIT: visit,
      VISDONE: yesNo(isDone),
      VISDAT: isDone ? isoDay(day) : null,
      VISREAS: missed || null,
      TRMETH: isDone ? method : null,
      ...Object.fromEntries(targetIds.map((id) => [id, diameters[id] ?? null])),
      ...Object.fromEntries(otherIds.map((id) => [id, states[id] ?? null])),
      NEWLES: isDone && index > 0 ? yesNo(seen.hasNewLesion) : null,
      TRGRESP: seen.target || null,
      NTRGRESP: seen.nonTarget || null,
      OVRLRESP: seen.overall || null,
    })
  })
}

/** The forms of disease and measurements, without any mistake. */
export const clinicalEntries = (story: Story, fill: Fill): Entry[] => [
  eligibility(story, fill),
  history(story, fill),
  ...priorTherapies(story, fill),
  ...laboratory(story, fill),
  ...status(story, fill),
  ...lesions(story, fill),
  ...assessments(story, fill),
]
