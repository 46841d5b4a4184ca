/**
 * States of designs for tests and bench: every field at and between its limits, in pairs, and
 * random ones. The same seed gives the same states.
 */

import { seededRandom } from '@marom/statistics'
import { conditionsOf, designNames, designs, type NamedField, type Texts } from '@marom/trial-designs'
import { inShort } from '#test/support/extent.ts'

export interface State {
  design: (typeof designNames)[number]
  texts: Texts
}

/** `two-means?sd=0.000001` */
export const nameOf = ({ design, texts }: State) => `${design}?${new URLSearchParams({ ...texts })}`

/** Percentages have their sign: without it, values below 1 may be read as proportions. */
const text = (value: number, { kind, isWhole }: Pick<NamedField, 'kind' | 'isWhole'>) =>
  `${isWhole ? Math.round(value) : Number(value.toPrecision(6))}${kind === 'percent' ? '%' : ''}`

/** The middle of the limits, and of their orders of magnitude. */
function between(field: NamedField): string[] {
  const { min, max } = field
  const from = Math.max(min, max / 1e9)
  const middles = [
    (min + max) / 2,
    Math.sqrt(from * max),
    from ** 0.75 * max ** 0.25,
    from ** 0.25 * max ** 0.75,
  ]
  return middles.map((value) => text(value, field))
}

/** The texts to try in a field. */
export function candidates(field: NamedField): string[] {
  const { kind, options, min, max, initial, isOptional, isWhole } = field
  if (options.length > 0) return [...options]
  const step = isWhole ? 1 : Math.max(1e-6, (max - min) * 1e-6)
  const limits = [min, min + step, max - step, max].map((value) => text(value, field))
  const signed = min < 0 ? ['0', text(min / 1e6, field), text(max / 1e6, field)] : []
  const near = initial === '' || kind === 'choice' ? [] : [text(Number(initial) * 1.01, field)]
  return [
    ...new Set([...limits, ...between(field), ...signed, ...near, initial, ...(isOptional ? [''] : [])]),
  ]
}

/** The number in a text of a field, near it, and twice and half of it; none where it has no number. */
export function nearTexts(field: NamedField, written: string): string[] {
  const value = Number(written.replace('%', '')) || Number(field.initial)
  if (field.options.length > 0 || !Number.isFinite(value)) return []
  const { min, max } = field
  return [0.5, 0.9, 0.99, 1.01, 1.1, 2].map((factor) =>
    text(Math.min(max, Math.max(min, factor * value)), field),
  )
}

/** Choices that show the field. */
const needed = (field: NamedField): Texts =>
  Object.fromEntries(conditionsOf(field).map(({ field: name, options }) => [name, options[0] ?? '']))

/** All pairs of candidates, the other fields at their initial values. */
function* pairsOf(design: State['design']): Generator<State> {
  const { fields } = designs[design]
  for (const [index, one] of fields.entries())
    for (const other of fields.slice(index + 1))
      for (const first of candidates(one))
        for (const second of candidates(other))
          yield {
            design,
            texts: { ...needed(one), ...needed(other), [one.name]: first, [other.name]: second },
          }
}

/** Every field at random: a candidate, or anywhere between the limits. */
function* randomOf(design: State['design'], count: number, random: () => number): Generator<State> {
  const { fields } = designs[design]
  const pick = (some: readonly string[]) => some[Math.floor(random() * some.length)] ?? ''
  for (let i = 0; i < count; i++) {
    const texts = fields.map((field) => {
      const isAnywhere = field.options.length === 0 && random() < 0.4
      const value = field.min + (field.max - field.min) * random()
      return [field.name, isAnywhere ? text(value, field) : pick(candidates(field))]
    })
    yield { design, texts: Object.fromEntries(texts) }
  }
}

/** Every number anywhere between its limits, by orders of magnitude: corners are small there. */
export function skewedOf(design: State['design'], count: number, random: () => number): State[] {
  const textOf = (field: NamedField) => {
    const { options, min, max } = field
    if (options.length > 0) return options[Math.floor(random() * options.length)] ?? ''
    const from = Math.max(min, max / 1e6)
    return text(from * (max / from) ** random(), field)
  }
  return Array.from({ length: count }, () => ({
    design,
    texts: Object.fromEntries(designs[design].fields.map((field) => [field.name, textOf(field)])),
  }))
}

/**
 * The states of every design in turn.
 * @param share of the pairs, in thousandths
 * @param randoms random states of each design
 */
export function* statesOf(share: number, randoms: number, seed = 20261123): Generator<State> {
  const random = seededRandom(seed)
  for (const design of designNames) {
    for (const state of pairsOf(design)) if (random() * 1000 < share) yield state
    yield* randomOf(design, randoms, random)
  }
}

/** Some 1,400 states, or 16,000. */
export const tried = () => statesOf(inShort(9, 250), inShort(8, 100))
