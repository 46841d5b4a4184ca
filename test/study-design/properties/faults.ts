/** Faults to plant in a design: it answers as if other texts were typed. */

import { designs, type Texts } from '@marom/trial-designs'
import type { State } from '../states.ts'
import { numberIn } from './nearer.ts'
import { type Failure, failuresOf } from './relations.ts'
import type { Asked } from './returns.ts'
import { saneStates } from './sane.ts'

interface PlantedFault {
  name: string
  /** The texts that the design reads in place of those that were typed, beside a state with others. */
  reads: (texts: Texts, state: State) => Texts | null
}

const replace =
  (field: string, change: (value: number, texts: Texts) => string): PlantedFault['reads'] =>
  (texts) =>
    field in texts ? { ...texts, [field]: change(numberIn(texts, field), texts) } : null

/** Every field of numbers on which a size depends, and the sides of a test. */
const ignored = [
  'power',
  'alpha',
  'sides',
  'confidence',
  'difference',
  'sd',
  'p',
  'p1',
  'hr',
  'gmr',
  'margin',
  'meanMargin',
  'pointMargin',
  'ratioMargin',
  'lower',
  'upper',
  'cv',
  'icc',
  'm',
  'correlation',
  'allocation',
  'dropout',
  'median',
  'accrual',
  'followUp',
  'lost',
  'risk',
  'events',
  'rate',
  'within',
  'width',
  'n',
  'fixed',
  'futility',
  'binding',
]

const others = { higher: 'lower', lower: 'higher' }

const faults: readonly PlantedFault[] = [
  ...ignored.map(
    (field): PlantedFault => ({
      name: `ignores ${field}`,
      reads: (texts, state) => (field in texts ? { ...texts, [field]: state.texts[field] ?? '' } : null),
    }),
  ),
  { name: 'turns the allocation round', reads: replace('allocation', (ratio) => String(1 / ratio)) },
  {
    name: 'takes the margin on the other side',
    reads: (texts) =>
      texts.better === 'higher' || texts.better === 'lower'
        ? { ...texts, better: others[texts.better] }
        : null,
  },
  {
    name: 'plans for a larger power',
    reads: (texts, state) =>
      texts.find === 'size'
        ? replace('power', (power) => `${100 - (100 - power) * 0.8}%`)(texts, state)
        : null,
  },
  {
    name: 'takes the power of fewer participants',
    reads: (texts, state) =>
      texts.find === 'power' || texts.find === 'chance' || texts.find === 'precision'
        ? replace('n', (n) => String(Math.floor(n * 0.9)))(texts, state)
        : null,
  },
  {
    name: 'takes one side for two',
    reads: (texts) =>
      'sides' in texts
        ? { ...texts, alpha: String(numberIn(texts, 'alpha') * (texts.sides === '2' ? 2 : 1)) }
        : null,
  },
  ...['sd', 'hr', 'gmr', 'median', 'p1', 'risk', 'rate', 'm'].map(
    (field): PlantedFault => ({
      name: `reads a tenth less than ${field}`,
      reads: (texts, state) =>
        replace(field, (value) => `${value * 0.9}${texts[field]?.endsWith('%') ? '%' : ''}`)(texts, state),
    }),
  ),
  { name: 'doubles the losses', reads: replace('dropout', (dropout) => `${dropout * 2}%`) },
]

/** The design of a state with a fault; null where the fault changes nothing there. */
function withFault(state: State, { reads }: PlantedFault): Asked | null {
  if (reads(state.texts, state) === null) return null
  const { answer } = designs[state.design]
  return { answer: (texts) => answer(reads(texts, state) ?? texts) }
}

/** Of each fault that can be planted, the first relation that it breaks. */
export function plantedFaults(design: State['design'], count: number): { name: string; failure?: Failure }[] {
  const states = saneStates(design, count)
  return faults.flatMap((fault) => {
    const planted = states.flatMap((state) => {
      const asked = withFault(state, fault)
      return asked ? [{ state, asked }] : []
    })
    if (planted.length === 0) return []
    for (const { state, asked } of planted) {
      const [failure] = failuresOf(asked, state)
      if (failure) return [{ name: fault.name, failure }]
    }
    return [{ name: fault.name }]
  })
}
