import {
  counts,
  type DesignName,
  designNames,
  designs,
  type NamedField,
  type Texts,
} from '@marom/trial-designs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inShort } from '#test/support/extent.ts'

/** What people plan with, by name of a field, as the form writes it; other fields keep their initial value. */
const sane: Readonly<Record<string, readonly [low: number, high: number, decimals: number]>> = {
  power: [50, 95, 0],
  difference: [-40, 40, 2],
  sd: [0.5, 40, 2],
  correlation: [0, 0.9, 2],
  margin: [1, 20, 1],
  allocation: [0.33, 3, 2],
  p0: [5, 50, 0],
  p1: [5, 95, 0],
  p2: [5, 95, 0],
  hr: [0.3, 1.8, 2],
  median: [3, 40, 0],
  accrual: [6, 36, 0],
  followUp: [3, 36, 0],
  lost: [0, 20, 0],
  gmr: [0.86, 1.15, 2],
  m: [5, 80, 0],
  icc: [0.001, 0.3, 3],
  cv: [10, 60, 0],
  n: [10, 600, 0],
}

/** The same names with other meanings, or sizes. */
const own: Partial<Record<DesignName, typeof sane>> = {
  'time-to-event': { margin: [0.6, 1.6, 2] },
  'cluster-randomized': { cv: [0, 0.8, 2], n: [4, 60, 0] },
  'rare-events': { events: [1, 6, 0], n: [5, 3000, 0] },
  'simon-two-stage': { n: [20, 60, 0], n1: [8, 19, 0], r1: [0, 5, 0], r: [4, 15, 0], p0: [5, 40, 0] },
}

const levels = ['0.01', '0.025', '0.05', '0.1']

function textOf(name: DesignName, field: NamedField): fc.Arbitrary<string> {
  if (field.options.length > 0) return fc.constantFrom(...field.options)
  if (field.name === 'alpha') return fc.constantFrom(...levels)
  const range = own[name]?.[field.name] ?? sane[field.name]
  if (!range) return fc.constant(field.initial)
  const [low, high, decimals] = range
  return fc.double({ min: low, max: high, noNaN: true }).map((value) => value.toFixed(decimals))
}

const statesOf = (name: DesignName, find: string) =>
  fc
    .record(Object.fromEntries(designs[name].fields.map((field) => [field.name, textOf(name, field)])))
    .map((texts): Texts => ({ ...texts, find }))

/** The question of what a size gives, and its target, where they are not the power. */
const given: Partial<Record<DesignName, string>> = { 'rare-events': 'chance', precision: 'precision' }
const target: Partial<Record<DesignName, string>> = { 'rare-events': 'confidence' }

const powerOf = (name: DesignName, texts: Texts) => {
  const computed = designs[name].answer({ ...texts, find: given[name] ?? 'power' })
  return computed.isResult ? (computed.values.power ?? computed.values.chance) : undefined
}

/** Of a field between its limits: equal steps, and equal ratios on each side of 0 and up to the upper limit. */
function valuesOf({ min, max, write, kind }: NamedField): string[] {
  const steps = Array.from({ length: 31 }, (_, step) => step / 30)
  const share = kind === 'percent' ? 0.01 : 1
  const [low, high] = [min * share, max * share]
  const least = Math.max(low, high * 1e-9)
  const ratios = steps.map((step) => least * (high / least) ** step)
  const mirrored = low < 0 ? ratios.map((value) => -value) : []
  return [...steps.map((step) => low + (high - low) * step), ...ratios, ...mirrored].map((one) => write(one))
}

/** Whether one value of the field has less power than asked for, and another one more. */
function isReached(name: DesignName, field: NamedField, texts: Texts): boolean {
  const wanted = Number(texts[target[name] ?? 'power']) / 100
  const powers = valuesOf(field).flatMap((text) => powerOf(name, { ...texts, [field.name]: text }) ?? [])
  return powers.some((power) => power < wanted - 1e-6) && powers.some((power) => power > wanted + 1e-6)
}

/** Each question for a field other than the size, with that field. */
const questions = designNames.flatMap((name) => {
  const { fields } = designs[name]
  const options = fields.find((field) => field.name === 'find')?.options ?? []
  return options.flatMap((find) => {
    const field = fields.find((one) => one.options.length === 0 && one.unless?.includes(find))
    const isSize = ['size', 'power', given[name]].includes(find)
    return field && !isSize ? [{ name, find, field }] : []
  })
})

test.each(questions)(
  '$name, find=$find: what is refused is reached by no value',
  { timeout: 60_000 },
  ({ name, find, field }) => {
    let found = 0
    fc.assert(
      fc.property(statesOf(name, find), (texts) => {
        const answer = designs[name].answer(texts)
        if (answer.isResult) found++
        else if (counts({ onlyWith: field.onlyWith }, texts))
          expect(isReached(name, field, texts), JSON.stringify(answer)).toBe(false)
      }),
      { seed: 20261129, numRuns: inShort(150, 400) },
    )
    expect(found).toBeGreaterThan(0)
  },
)

test('every question of every design has its test', () => {
  expect(questions.map(({ name, find }) => `${name} ${find}`)).toEqual([
    ...['difference', 'margin', 'sd'].map((find) => `two-means ${find}`),
    ...['p1', 'margin'].map((find) => `two-proportions ${find}`),
    ...['hr', 'followUp', 'margin'].map((find) => `time-to-event ${find}`),
    ...['gmr', 'cv'].map((find) => `bioequivalence ${find}`),
    'one-proportion p1',
    'simon-two-stage p1',
    ...['effect', 'm', 'icc', 'margin'].map((find) => `cluster-randomized ${find}`),
    'group-sequential effect',
    'group-sequential followUp',
    'rare-events risk',
  ])
})
