import { choice, type InputsOf, number, percent, type Texts } from '../../frame/fields.ts'
import { dropout, find, givenSize, type OneSize, proportion } from '../../frame/planning.ts'

const only = (...options: string[]) => ({ field: 'measure', options })

const isProportion = only('proportion')

export const fields = {
  find: find('precision'),
  measure: choice(['proportion', 'mean', 'rate']),
  confidence: percent({ initial: '95', min: 50, max: 99.99, isConventional: true }),
  sd: number({ initial: '10', min: 1e-6, max: 1e6, varies: true, onlyWith: only('mean') }),
  p: { ...proportion('50'), onlyWith: isProportion },
  interval: choice(['wilson', 'wald'], { onlyWith: isProportion }),
  rate: number({ initial: '0.2', min: 1e-6, max: 1e4, varies: true, onlyWith: only('rate') }),
  followUp: number({ initial: '1', min: 0.001, max: 100, varies: true, onlyWith: only('rate') }),
  within: percent({
    initial: '5',
    min: 1e-4,
    max: 100,
    varies: true,
    asks: 'together',
    onlyWith: isProportion,
    unless: ['precision'],
  }),
  width: number({
    initial: '5',
    min: 1e-6,
    max: 1e6,
    varies: true,
    onlyWith: only('mean', 'rate'),
    unless: ['precision'],
  }),
  dropout: dropout(),
  n: givenSize('385', { max: 1_000_000 }),
}

/** Older addresses have `within` for every measure. */
export function rewrite(given: Texts): Texts {
  const { measure = 'proportion', within, width = within } = given
  return measure === 'proportion' || width === undefined ? given : { ...given, width }
}

export type Inputs = InputsOf<typeof fields>

/** The width of a proportion is printed as a percentage, any other in the unit of the estimate. */
export type Quantities = OneSize &
  ({ points: number } | { halfWidth: number }) & {
    time?: number
    events?: number
    exact?: number
    normal?: number
  }

export const lowestOf = ({ measure }: Pick<Inputs, 'measure'>) => (measure === 'mean' ? 2 : 1)

/** Half the width of the interval that is wanted. */
export const wantedOf = ({ measure, within, width }: Inputs) => (measure === 'proportion' ? within : width)

export const reachedOf = (values: Quantities) => ('points' in values ? values.points : values.halfWidth)

/** The probability on each side of the interval's limits. */
export const quantileLevel = ({ confidence }: Inputs) => (1 + confidence) / 2
