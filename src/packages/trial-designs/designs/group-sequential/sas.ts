import { tailLevel } from '../../frame/planning.ts'
import { isOfEvents } from './endpoints/by-unit.ts'
import type { Family, Inputs, Quantities } from './inputs.ts'
import { hasHarm, isMirrored, timesOf } from './plan.ts'
import { betaOf, numberInR } from './plan-in-r.ts'
import { stopsOf } from './stopping-fields.ts'

const familiesInSas: Readonly<Record<Family, (gamma: number) => string>> = {
  obrienFleming: () => 'errfuncobf',
  pocock: () => 'errfuncpoc',
  hwangShihDeCani: (gamma) => `errfuncgamma(gamma=${numberInR(gamma)})`,
}

/**
 * PROC SEQDESIGN has no harm boundary beside one for futility, no Wang-Tsiatis at free times, and no looks
 * with one boundary of two.
 */
function planned(inputs: Inputs, fixed: number): string | undefined {
  const { boundary, gamma, looks, futility, futilityGamma, binding } = inputs
  const { efficacy, futility: futile } = stopsOf(inputs)
  const hasGap = [...efficacy, ...futile].includes(false)
  if (boundary === 'wangTsiatis' || boundary === 'none' || hasGap || hasHarm(inputs)) return undefined
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
    isOfEvents(inputs)
      ? `  samplesize model=inputnevents(d=${numberInR(fixed)});`
      : `  samplesize model=inputnobs(n=${numberInR(fixed)});`,
    'run;',
  ].join('\n')
}

/** SAS plans a size: for an effect that was found, the one with which it is the given one. */
export function sas(inputs: Inputs, { effect, exactFixed }: Quantities): string | undefined {
  if (inputs.find === 'power' || exactFixed === undefined) return undefined
  return planned(inputs, effect === undefined ? exactFixed : exactFixed / effect ** 2)
}
