import { type Sibling, textsFor } from '../../frame/interim.ts'
import { testFields } from '../../frame/planning.ts'
import { effectFields, trialFields } from './endpoint-fields.ts'
import type { Inputs, Quantities } from './inputs.ts'

/** What a trial has without its looks. */
const trial = { ...effectFields, ...testFields(), ...trialFields }

/** Of each endpoint: its design, and the names that it has for what this one asks and names otherwise. */
const designs = {
  means: { design: 'two-means', margin: 'meanMargin', effect: 'difference', size: 'treated' },
  proportions: { design: 'two-proportions', margin: 'pointMargin', effect: 'p1', size: 'treated' },
  survival: { design: 'time-to-event', margin: 'ratioMargin', effect: 'hr', size: 'control' },
} as const

/** The same trial with a single analysis, in the design of its endpoint. */
export function single(inputs: Inputs, values: Quantities): Sibling | null {
  const { unit, find } = inputs
  if (unit === 'participants' || unit === 'events') return null
  const { design, margin, effect, size } = designs[unit]
  const texts = textsFor(trial, inputs, { unit: null, [margin]: 'margin' })
  if (find === 'size') return { design, texts: { find, ...texts } }
  const n = String(values[size] ?? values.maximum)
  return { design, texts: { find: find === 'effect' ? effect : find, ...texts, n } }
}
