import type { Planted } from '../data-management/audit.ts'
import { mistakes } from '../data-management/mistakes.ts'
import { queryRates } from '../data-management/query.ts'
import type { Casebook } from '../forms/entry.ts'
import { sites, study } from '../protocol.ts'
import { assumed } from '../simulate/assumptions.ts'
import { seedRules } from '../simulate/seed.ts'
import type { PlantedFile, PlantedMistake } from '../trace/data-files.ts'
import { clinicalNumbers, liverCases, percent } from './clinical.ts'

const { enrollment, survival, treatment, visits, signs, weight, events, causes, deviations, delays } = assumed

type Numbers = PlantedFile['numbers']

const enrollmentNumbers = (): Numbers => ({
  participants: study.planned,
  sites: Object.values(sites).flat().length,
  opening: enrollment.opening,
  rate: enrollment.rate,
  rateSpread: enrollment.rateSpread,
  smallBlock: enrollment.blockSizes[0],
  largeBlock: enrollment.blockSizes[1],
  firstScreening: enrollment.screening[0],
  lastScreening: enrollment.screening[1],
  invasion: percent(enrollment.invasion),
})

const seedNumbers = (): Numbers => ({
  seed: study.seed,
  leastLoss: seedRules.loss[0],
  mostLoss: seedRules.loss[1],
  leastRatio: seedRules.ratio[0],
  mostRatio: seedRules.ratio[1],
  longest: seedRules.longest,
  shortest: seedRules.shortest,
  deaths: study.deaths,
})

const survivalNumbers = (): Numbers => ({
  shape: survival.shape,
  median: survival.median,
  hazardRatio: survival.hazardRatio,
  invasionRatio: survival.invasionRatio,
  lossRate: percent(survival.lossRate),
  untreated: survival.untreated,
  progression: percent(causes.progression),
  other: percent(causes.other),
  unknown: percent(causes.unknown),
  fatal: percent(events.fatal),
})

const treatmentNumbers = (): Numbers => ({
  emergentDays: study.emergentDays,
  treatmentMonths: treatment.median.treatment,
  controlMonths: treatment.median.control,
  treatmentChange: treatment.change.treatment,
  controlChange: treatment.change.control,
  treatmentReduced: percent(treatment.reduced.treatment),
  controlReduced: percent(treatment.reduced.control),
  diesTreated: percent(treatment.diesTreated),
  treatmentNext: percent(treatment.next.treatment),
  controlNext: percent(treatment.next.control),
  contactWeeks: assumed.contactWeeks,
})

const visitNumbers = (): Numbers => ({
  missed: percent(visits.missed),
  missedSpread: visits.missedSpread,
  late: percent(visits.late),
})

const signNumbers = (): Numbers => ({
  systolicMean: signs.systolic.mean,
  systolicPerson: signs.systolic.person,
  systolicVisit: signs.systolic.visit,
  systolicMeasurement: signs.systolic.measurement,
  systolicDrug: signs.systolic.drug,
  systolicDrugSpread: signs.systolic.drugSpread,
  diastolicMean: signs.diastolic.mean,
  diastolicPerson: signs.diastolic.person,
  diastolicVisit: signs.diastolic.visit,
  diastolicMeasurement: signs.diastolic.measurement,
  diastolicDrug: signs.diastolic.drug,
  diastolicDrugSpread: signs.diastolic.drugSpread,
  pulseMean: signs.pulse.mean,
  pulsePerson: signs.pulse.person,
  pulseVisit: signs.pulse.visit,
  pulseMeasurement: signs.pulse.measurement,
  ageEffect: signs.age,
  sexEffect: 2 * signs.men,
  manual: signs.manual.join(', '),
  zero: percent(signs.zero),
  weightMonth: percent(weight.month),
  weightBefore: percent(weight.before),
  weightDays: weight.days,
})

const eventNumbers = (): Numbers => ({
  tendency: events.tendency,
  pressure: events.pressure,
  rise: events.rise,
  managed: percent(events.managed),
  partial: percent(events.partial),
  lasting: percent(events.lasting),
})

const deviationNumbers = (): Numbers => ({
  medication: percent(deviations.medication),
  eligibility: percent(deviations.eligibility),
  stratum: percent(deviations.stratum),
  dosing: percent(deviations.dosing),
  consent: percent(deviations.consent),
})

const queryNumbers = (): Numbers => ({
  entryDays: delays.entry.median,
  answerDays: delays.answer.median,
  closeDays: delays.close.median,
  siteSpread: delays.siteSpread,
  monitorDays: delays.monitor,
  askedAgain: percent(queryRates.askedAgain),
})

/** Constants of the simulation, by the names of their places in the words. */
const numbers = (): Numbers => ({
  ...enrollmentNumbers(),
  ...seedNumbers(),
  ...survivalNumbers(),
  ...treatmentNumbers(),
  ...visitNumbers(),
  ...signNumbers(),
  ...eventNumbers(),
  ...deviationNumbers(),
  ...queryNumbers(),
})

const plantedMistakes = (planted: readonly Planted[]): PlantedMistake[] =>
  mistakes.map(({ kind, check }) => {
    const made = planted.filter((one) => one.kind === kind)
    const example = made.find((one) => one.check === check) ?? made[0]
    return { kind, check, count: made.length, example: example?.at ?? '' }
  })

/** What was put into the trial: constants of the simulation, and mistakes of typing. Arguments are of `makeStudy`. */
export const describePlanted = (planted: readonly Planted[], books: readonly Casebook[]): PlantedFile => ({
  numbers: {
    ...numbers(),
    ...clinicalNumbers(),
    ...liverCases(books),
  },
  mistakes: plantedMistakes(planted),
})
