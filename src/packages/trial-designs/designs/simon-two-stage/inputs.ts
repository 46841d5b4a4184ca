import { choice, givenNumber, type InputsOf, number, percent } from '../../frame/fields.ts'
import { dropout, find, type OneSize, power } from '../../frame/planning.ts'

const proportion = { min: 0.1, max: 99.9, varies: true, asks: 'together' } as const

/** Larger trials of one group are planned in one stage. */
export const mostParticipants = 1000

/** A number of the stages, where they are not what is asked for. */
const given = (initial: string, min: number) =>
  givenNumber({ initial, min, max: mostParticipants, isWhole: true, unless: ['size'] })

export const fields = {
  find: find('power', 'p1'),
  criterion: { ...choice(['optimal', 'minimax']), unless: ['power', 'p1'] },
  alpha: number({ initial: '0.05', min: 0.001, max: 0.5, unit: 'share', isConventional: true }),
  power: power(),
  p0: percent({ ...proportion, initial: '10' }),
  p1: percent({ ...proportion, initial: '30', unless: ['p1'] }),
  dropout: dropout(),
  r1: given('1', 0),
  n1: given('10', 1),
  r: given('5', 0),
  n: given('29', 2),
}

export type Inputs = InputsOf<typeof fields>

export interface Quantities extends OneSize {
  r1: number
  n1: number
  r: number
  /** If it was asked for. */
  p1?: number
  power: number
  level: number
  earlyStop: number
  expectedSize: number
  /** Not of a given design. */
  singleStage?: number
}
