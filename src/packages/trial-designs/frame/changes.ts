import type { DesignCodes } from './codes.ts'
import type { Texts } from './fields.ts'
import type { DesignOptions } from './options.ts'
import { readInputs } from './read-inputs.ts'
import type { Changes } from './sensitivity.ts'
import { type Computation, isRefused, type Solved, solved } from './solved.ts'
import { type Variation, type Variations, variationsOf } from './variations.ts'
import { writtenTexts } from './written-texts.ts'

interface Changing<V, R>
  extends Computation<V, R>,
    Pick<
      DesignOptions<V, R, DesignCodes, never>,
      'headline' | 'planned' | 'variations' | 'isSlow' | 'work'
    > {}

/** @param inputs with the value that was asked for */
function variationsAt<V, R>(design: Changing<V, R>, texts: Texts, inputs: V): Variations {
  const own = new Map<string, Variation | null>()
  for (const [name, change] of Object.entries(design.variations?.(inputs) ?? {}))
    own.set(name, change ? (factor) => writtenTexts(design.fields, change(factor)) : null)
  return variationsOf(design.named, texts, own)
}

function variationsAfter<V, R>(design: Changing<V, R>, texts: Texts): Variations | null {
  const read = readInputs(design.fields, texts)
  if ('faults' in read) return null
  const inputs = design.solve?.(read.inputs) ?? read.inputs
  return isRefused(inputs) ? null : variationsAt(design, texts, inputs)
}

/** The share of the time for a grid that a plan takes. */
function workOf<V, R>({ fields, work }: Changing<V, R>, texts: Texts): number {
  const read = readInputs(fields, texts)
  return 'inputs' in read && work ? work(read.inputs) : 0
}

/** What changed texts of a plan give. */
export function changesOf<V, R extends object>(design: Changing<V, R>, plan: Solved<V, R>): Changes {
  const { texts, inputs, computed } = plan
  const planned = texts.find === 'size' ? design.planned(computed) : null
  const given = planned && readInputs(design.fields, { ...texts, ...planned })
  const isChanged = (changed: Texts) => Object.keys(changed).length > 0
  const headlineWith = (changed: Texts) => {
    const other = isChanged(changed) ? solved(design, { ...texts, ...changed }) : plan
    return 'values' in other ? (other.values[design.headline(other.inputs)] ?? null) : null
  }
  const leftWith = (changed: Texts) => planned && headlineWith({ ...changed, ...planned })
  return {
    texts,
    written: writtenTexts(design.fields, inputs),
    headline: design.headline(inputs),
    left: given && 'inputs' in given ? design.headline(given.inputs) : null,
    variations: variationsAt(design, texts, inputs),
    reach: design.isSlow ? 1 : 2,
    at: (changed) => ({ texts: changed, value: headlineWith(changed), left: leftWith(changed) }),
    leftOutAt: (changed) => ({ texts: changed, value: null, left: leftWith(changed), isLeftOut: true }),
    workOf: (changed) => (isChanged(changed) ? workOf(design, { ...texts, ...changed }) : 0),
    after: (changed) => variationsAfter(design, { ...texts, ...changed }),
  }
}
