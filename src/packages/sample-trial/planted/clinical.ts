import { code } from '../dictionary.ts'
import { type Casebook, entriesOf } from '../forms/entry.ts'
import { type Value, valuesOf } from '../row.ts'
import { assumed } from '../simulate/assumptions.ts'
import { etiologies, firstLine } from '../simulate/disease.ts'
import { models } from '../simulate/laboratory-values.ts'

export const percent = (share: number): number => Math.round(1000 * share) / 10

const { tumor, laboratory } = assumed
const { shrinkage } = tumor

/** How much a change of the logarithm is, in percent. */
const change = (logarithm: number): number => percent(Math.abs(Math.exp(logarithm) - 1))

const times = (logarithm: number): number => Math.round(10 * Math.exp(logarithm)) / 10

/** The models of the results that the page names. */
const spreads = (): Record<string, number> =>
  Object.fromEntries(
    (['ALT', 'BILI', 'ALB', 'CREAT', 'PLAT'] as const).flatMap((name) => [
      [`between${name}`, models[name].between],
      [`within${name}`, models[name].within],
    ]),
  )

function shareOf(name: string): number {
  const therapy = firstLine.find((one) => one.name === name)
  if (!therapy) throw new Error(`Nobody has ${name} before the trial.`)
  return percent(therapy.share)
}

const diseaseNumbers = (): Record<string, number> => ({
  leastCirrhosis: percent(Math.min(...etiologies.map(({ cirrhosis }) => cirrhosis))),
  mostCirrhosis: percent(Math.max(...etiologies.map(({ cirrhosis }) => cirrhosis))),
  immunotherapy: shareOf('ATEZOLIZUMAB + BEVACIZUMAB'),
  sorafenib: shareOf('SORAFENIB'),
  lenvatinib: shareOf('LENVATINIB'),
})

const laboratoryNumbers = (): Record<string, number> => ({
  ...spreads(),
  onset: laboratory.onset,
  washout: laboratory.washout,
  drugALT: change(models.ALT.drug),
  drugAST: change(models.AST.drug),
  drugPLAT: change(models.PLAT.drug),
  dying: laboratory.dying,
  failing: percent(laboratory.failing),
  dyingBILI: times(models.BILI.dying),
  dyingALB: change(models.ALB.dying),
  declineALB: change(laboratory.decline.ALB),
  declineBILI: change(laboratory.decline.BILI),
  newAscites: percent(laboratory.ascites.new),
  treatmentAFP: change(laboratory.alphaFetoprotein.treatment),
  controlAFP: change(laboratory.alphaFetoprotein.control),
  spreadAFP: laboratory.alphaFetoprotein.spread,
  lost: percent(laboratory.lost),
  lostCoagulation: percent(laboratory.lostCoagulation),
})

const liverNumbers = (): Record<string, number> => {
  const { injured, obstructed, failed, recovery, obstruction } = laboratory
  return {
    injuredLeastALT: injured.ALT[0],
    injuredMostALT: injured.ALT[1],
    injuredLeastBILI: injured.BILI[0],
    injuredMostBILI: injured.BILI[1],
    injuredALP: injured.ALP,
    recoveryFrom: recovery.from,
    recoveryTime: recovery.time,
    obstruction: percent(obstruction),
    obstructedLeastALT: obstructed.ALT[0],
    obstructedMostALT: obstructed.ALT[1],
    obstructedLeastALP: obstructed.ALP[0],
    obstructedMostALP: obstructed.ALP[1],
    obstructedLeastBILI: obstructed.BILI[0],
    obstructedMostBILI: obstructed.BILI[1],
    failedLeastBILI: failed.BILI[0],
    failedMostBILI: failed.BILI[1],
    failedALT: failed.ALT,
    failedAST: failed.AST,
  }
}

const tumorNumbers = (): Record<string, number> => ({
  measurable: percent(tumor.measurable),
  shrinkage: percent(shrinkage.treatment.mean),
  shrinkageSpread: percent(shrinkage.treatment.spread),
  mostShrinkage: percent(shrinkage.treatment.most),
  controlGrowth: percent(-shrinkage.control.least),
  controlShrinkage: percent(shrinkage.control.most),
  atFirst: percent(tumor.speed[0]),
  atSecond: percent(tumor.speed[1]),
  atThird: percent(tumor.speed[2]),
  growth: percent(tumor.growth),
  measurement: percent(tumor.measurement),
  seenGrowth: percent(tumor.seen.growth),
  seenOther: percent(tumor.seen.other),
  beyond: percent(tumor.beyond),
  afterTreatment: tumor.after.treatment,
  afterControl: tumor.after.control,
  missedScan: percent(tumor.missed),
  missedAgain: percent(tumor.missedAgain),
  unreadable: percent(tumor.unreadable),
})

/** Constants of the simulation, by the names of their places in the words. */
export const clinicalNumbers = (): Record<string, number> => ({
  ...diseaseNumbers(),
  ...laboratoryNumbers(),
  ...liverNumbers(),
  ...tumorNumbers(),
})

/** The participants with an event that fits. */
const withEvent = (books: readonly Casebook[], fits: (values: Record<string, Value>) => boolean): string =>
  books
    .filter((book) => entriesOf(book, 'form-ae').some((entry) => fits(valuesOf(entry))))
    .map(({ subject }) => subject)
    .join(', ')

/** Who has liver injury by MCR-117, and who only looks like it. */
export const liverCases = (books: readonly Casebook[]): Record<string, string> => {
  const termOf = ({ AETERM }: Record<string, Value>) => code(String(AETERM)).term
  return {
    injured: withEvent(
      books,
      (values) =>
        termOf(values) === 'Liver failure' &&
        values.AEACN === 'DRUG WITHDRAWN' &&
        values.AEREL === 'RELATED' &&
        values.AEOUT !== 'FATAL',
    ),
    obstructed: withEvent(books, (values) => termOf(values) === 'Obstruction of the bile duct'),
  }
}
