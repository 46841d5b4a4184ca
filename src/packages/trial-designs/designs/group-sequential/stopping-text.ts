import { normalUpper } from '@marom/statistics/distributions'
import type { MayStop } from '@marom/statistics/sequential'
import { levelText } from '../../frame/format.ts'
import type { Codes } from './codes.ts'
import { hasEffect } from './endpoints/by-unit.ts'
import type { Inputs } from './inputs.ts'
import { hasHarm, isMirrored, isTwoSided } from './plan.ts'
import type { LookRow } from './sizes.ts'
import { stopsOf } from './stopping-fields.ts'

const places = ['first', 'second', 'third', 'fourth', 'fifth'] as const
export const placeNames = ['firstPlace', 'secondPlace', 'thirdPlace', 'fourthPlace', 'fifthPlace'] as const

type Bound = string | { part: 'withP'; facts: { z: string; p: string } }

const zText = (z: number) => z.toFixed(3).replace('-', '−')

function withP(z: number, isTwo: boolean): Bound {
  const p = levelText(normalUpper(z) * (isTwo ? 2 : 1))
  return { part: 'withP', facts: { z: zText(z), p: p.startsWith('<') ? p.replace('<', '< ') : `≤ ${p}` } }
}

/** Each bound with its analysis: of `looks` analyses the last one is the final one. */
function listed(bounds: readonly (Bound | null)[], looks: number) {
  const of = bounds.flatMap((bound, index) => {
    const part = (index < looks - 1 && places[index]) || 'last'
    return bound === null ? [] : ([{ part, facts: { bound } }] as const)
  })
  return of.length === 1 && of[0] ? of[0] : ({ list: 'or', of } as const)
}

/** The analyses that may not stop. */
function gapsIn(mayStop: MayStop) {
  const of = placeNames.flatMap((part, look) =>
    mayStop[look] === false ? [{ part: 'atLook', facts: { place: { part } } } as const] : [],
  )
  return of.length === 1 && of[0] ? of[0] : ({ list: 'and', of } as const)
}

/** What the paragraph says of the boundaries. */
export function boundFacts(inputs: Inputs, rows: readonly LookRow[]) {
  const { looks } = inputs
  const stops = stopsOf(inputs)
  const textOf = (z: number | null) => (z === null ? null : zText(z))
  return {
    bounds: listed(
      rows.map(({ upper }) => (upper === null ? null : withP(upper, isTwoSided(inputs)))),
      looks,
    ),
    sidesOfP: { part: isTwoSided(inputs) ? 'pTwoSided' : 'pOneSided' },
    futilityBounds: listed(
      rows.slice(0, -1).map(({ futility }) => textOf(futility)),
      looks,
    ),
    harmBounds: listed(
      rows.map(({ harm }) => textOf(harm)),
      looks,
    ),
    efficacyGaps: gapsIn(stops.efficacy),
    futilityGaps: gapsIn(stops.futility),
  } as const
}

const hasGap = (mayStop: MayStop) => mayStop.includes(false)

/** The sentences of the boundaries, in their order. */
export function boundKeys(inputs: Inputs) {
  const { boundary, futility, binding } = inputs
  const stops = stopsOf(inputs)
  const isAtEnd = boundary === 'none'
  const keys = [
    `${hasEffect(inputs) ? 'endpoint' : 'plain'}.${isAtEnd ? 'looksAtEnd' : 'looks'}`,
    isAtEnd ? 'efficacyAtEnd' : isMirrored(inputs) ? 'mirrored' : 'efficacy',
    !isAtEnd && hasGap(stops.efficacy) && 'noEfficacyAt',
    futility !== 'none' && (binding === 'yes' ? 'binding' : 'nonbinding'),
    hasGap(stops.futility) && 'noFutilityAt',
    hasHarm(inputs) && 'harm',
  ] as const
  return keys.filter((key) => key !== false)
}

const formulaOf = <Name extends string>(of: Name) =>
  ({
    obrienFleming: `${of}ObrienFleming`,
    pocock: `${of}Pocock`,
    hwangShihDeCani: `${of}HwangShihDeCani`,
  }) as const

/** How the boundary for efficacy spends its error. */
function efficacyFormulas(inputs: Inputs): Codes['formulas'][] {
  const { boundary } = inputs
  if (boundary === 'none') return ['whole', 'efficacyAtEnd']
  const isGapped = hasGap(stopsOf(inputs).efficacy)
  return [
    ...(boundary === 'wangTsiatis'
      ? (['whole', 'efficacyWangTsiatis'] as const)
      : ([isGapped ? 'spentSoFar' : 'spent', formulaOf('efficacy')[boundary]] as const)),
    ...(isGapped ? (['efficacyGap'] as const) : []),
  ]
}

export function formula(inputs: Inputs): Codes['formulas'][] {
  const { futility, binding, harm } = inputs
  const ofUpper = binding === 'yes' && futility !== 'none' ? 'binding' : 'upper'
  const isGapped = hasGap(stopsOf(inputs).futility)
  return [
    isMirrored(inputs) ? 'mirrored' : ofUpper,
    ...efficacyFormulas(inputs),
    ...(futility === 'none'
      ? []
      : ([
          'futile',
          isGapped ? 'futilitySoFar' : 'futilitySpent',
          formulaOf('futility')[futility],
          ...(isGapped ? (['futilityGap'] as const) : []),
        ] as const)),
    ...(harm === 'byTest' || harm === 'none'
      ? []
      : (['harmful', 'harmSpent', formulaOf('harm')[harm]] as const)),
    ...(hasHarm(inputs) && futility !== 'none' ? (['harmBelowFutility'] as const) : []),
    inputs.delay > 0 ? 'processDelayed' : 'process',
    'inflation',
    'maximum',
  ]
}
