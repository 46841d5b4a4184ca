import { type Code, call } from '#src/study-design/frame/code.ts'
import { tailLevel } from '#src/study-design/frame/planning.ts'
import type { Family, Inputs, Quantities } from './inputs.ts'
import { hasHarm, isMirrored, solve, timesOf } from './plan.ts'

const numberInR = (value: number) => String(Number(value.toPrecision(10)))
const vector = (values: readonly number[]) => `c(${values.map(numberInR).join(', ')})`

const betaOf = ({ power }: Inputs) => numberInR(1 - power)

const familiesInR: Readonly<Record<Family, string>> = {
  obrienFleming: 'gsDesign::sfLDOF',
  pocock: 'gsDesign::sfLDPocock',
  hwangShihDeCani: 'gsDesign::sfHSD',
}

function family(argument: string, parameter: string, name: Family, gamma: number): string[] {
  const isHwang = name === 'hwangShihDeCani'
  return [`${argument} = ${familiesInR[name]}`, ...(isHwang ? [`${parameter} = ${numberInR(gamma)}`] : [])]
}

/** The kind of design, as gsDesign numbers them. */
function testType(inputs: Inputs): number {
  const { futility, binding } = inputs
  if (isMirrored(inputs)) return 2
  if (futility === 'none') return hasHarm(inputs) ? 6 : 1
  return (hasHarm(inputs) ? 7 : 3) + (binding === 'yes' ? 0 : 1)
}

function spendingInR(inputs: Inputs, boundary: Family): string {
  const { futility, futilityGamma, harm, harmGamma, harmLevel } = inputs
  const hasFutility = futility !== 'none'
  const harmFamily = harm === 'byTest' || harm === 'none' ? null : harm
  const design = call('gsDesign::gsDesign', [
    `k = ${inputs.looks}`,
    `test.type = ${testType(inputs)}`,
    `alpha = ${numberInR(tailLevel(inputs))}`,
    `beta = ${betaOf(inputs)}`,
    `timing = ${vector(timesOf(inputs))}`,
    ...family('sfu', 'sfupar', boundary, inputs.gamma),
    ...(hasFutility ? family('sfl', 'sflpar', futility, futilityGamma) : []),
    ...(harmFamily
      ? [
          `astar = ${numberInR(harmLevel)}`,
          ...family(
            hasFutility ? 'sfharm' : 'sfl',
            hasFutility ? 'sfharmparam' : 'sflpar',
            harmFamily,
            harmGamma,
          ),
        ]
      : []),
    `n.fix = ${numberInR(inputs.fixed)}`,
    'r = 80',
    'tol = 1e-7',
  ])
  return `design <- ${design}\nmax(design$n.I)`
}

/** The efficacy boundary in rpact. */
function typeInR({ boundary, gamma, shape }: Inputs): string[] {
  return {
    obrienFleming: ['typeOfDesign = "asOF"'],
    pocock: ['typeOfDesign = "asP"'],
    hwangShihDeCani: ['typeOfDesign = "asHSD"', `gammaA = ${numberInR(gamma)}`],
    wangTsiatis: ['typeOfDesign = "WT"', `deltaWT = ${numberInR(shape)}`],
  }[boundary]
}

function efficacyInR(inputs: Inputs): string {
  const design = call('rpact::getDesignGroupSequential', [
    `kMax = ${inputs.looks}`,
    `alpha = ${numberInR(isMirrored(inputs) ? inputs.alpha : tailLevel(inputs))}`,
    `beta = ${betaOf(inputs)}`,
    `sided = ${isMirrored(inputs) ? 2 : 1}`,
    `informationRates = ${vector(timesOf(inputs))}`,
    ...typeInR(inputs),
  ])
  return `design <- ${design}\n${numberInR(inputs.fixed)} * rpact::getDesignCharacteristics(design)$inflationFactor`
}

/** Stands for no lower bound. */
const lowestInR = -20

/** For combinations that no package plans: the power of our bounds, by a package. */
function powerInR(inputs: Inputs): string {
  const { plan, drift } = solve(inputs)
  const chances = call('gsDesign::gsProbability', [
    `k = ${inputs.looks}`,
    `theta = ${numberInR(drift)}`,
    `n.I = ${vector(timesOf(inputs))}`,
    `a = ${vector(plan.looks.map(({ lower }) => Math.max(lower, lowestInR)))}`,
    `b = ${vector(plan.looks.map(({ upper }) => upper))}`,
    'r = 80',
  ])
  return `chances <- ${chances}\nsum(chances$upper$prob)`
}

const familiesInSas: Readonly<Record<Family, (gamma: number) => string>> = {
  obrienFleming: () => 'errfuncobf',
  pocock: () => 'errfuncpoc',
  hwangShihDeCani: (gamma) => `errfuncgamma(gamma=${numberInR(gamma)})`,
}

/** PROC SEQDESIGN has no harm boundary beside one for futility, and no Wang-Tsiatis at free times. */
function sas(inputs: Inputs): string | undefined {
  const { boundary, gamma, looks, futility, futilityGamma, binding, unit, fixed } = inputs
  if (boundary === 'wangTsiatis' || hasHarm(inputs)) return undefined
  const isTwoSided = isMirrored(inputs)
  const methods =
    futility === 'none'
      ? [`method=${familiesInSas[boundary](gamma)}`, 'stop=reject']
      : [
          `method(alpha)=${familiesInSas[boundary](gamma)}`,
          `method(beta)=${familiesInSas[futility](futilityGamma)}`,
          `stop=both(betaboundary=${binding === 'yes' ? 'binding' : 'nonbinding'})`,
        ]
  return [
    'proc seqdesign altref=1 boundaryscale=stdz errspend pss stopprob;',
    `  design nstages=${looks}`,
    `    info=cum(${timesOf(inputs).map(numberInR).join(' ')})`,
    `    alt=${isTwoSided ? 'twosided' : 'upper'}`,
    ...methods.map((line) => `    ${line}`),
    `    alpha=${numberInR(isTwoSided ? inputs.alpha : tailLevel(inputs))}`,
    `    beta=${betaOf(inputs)};`,
    unit === 'participants'
      ? `  samplesize model=inputnobs(n=${numberInR(fixed)});`
      : `  samplesize model=inputnevents(d=${numberInR(fixed)});`,
    'run;',
  ].join('\n')
}

/** Levels that rpact takes, and of which its size has seven right digits. */
const isUsual = ({ alpha }: Inputs) => alpha >= 0.0001 && alpha < 0.5

/** The smallest gamma that rpact takes. */
const leastGamma = -10

/** rpact plans boundaries for efficacy, and more precisely; gsDesign also those for futility and harm. */
export function code(inputs: Inputs, { exactMaximum }: Quantities): Code {
  const { boundary, futility, power, gamma } = inputs
  const isEfficacyOnly = futility === 'none' && !hasHarm(inputs)
  if (isEfficacyOnly && isUsual(inputs) && (boundary !== 'hwangShihDeCani' || gamma >= leastGamma))
    return { r: { script: efficacyInR(inputs), prints: exactMaximum }, sas: sas(inputs) }
  return boundary === 'wangTsiatis' || !isUsual(inputs)
    ? { r: { script: powerInR(inputs), prints: power }, sas: sas(inputs) }
    : { r: { script: spendingInR(inputs, boundary), prints: exactMaximum }, sas: sas(inputs) }
}
