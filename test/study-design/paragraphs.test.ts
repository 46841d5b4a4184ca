import { designNames, designs, readAllocation, type Sentence } from '@marom/trial-designs'
import { describe, expect, test } from 'vitest'
import { inShort } from '#test/support/extent.ts'
import { saneStates } from './properties/sane.ts'
import { nameOf, type State } from './states.ts'

/** States that have a paragraph, with its sentences. */
const paragraphs = designNames.flatMap((name) =>
  saneStates(name, inShort(40, 120)).flatMap((state) => {
    const written = designs[name].answer(state.texts)
    return written.isResult ? [{ state, sentences: written.methods }] : []
  }),
)

const of = (design: State['design']) => paragraphs.filter(({ state }) => state.design === design)

const has = (sentences: readonly Sentence[], key: string) =>
  sentences.some((sentence) => sentence.key === key)

/** Neither the size nor what a size gives. */
const isFound = ({ design, texts }: State) => {
  const [size, answered] = designs[design].fields.find(({ name }) => name === 'find')?.options ?? []
  return texts.find !== size && texts.find !== answered
}

/** The set of bioequivalence is the per-protocol set itself. */
const hasTwoSets = ({ texts: { goal = '' } }: State) => ['noninferiority', 'equivalence'].includes(goal)

/** A paragraph of one group, of pairs, or of a unit without arms has no ratio. */
const hasArms = ({ design, texts: { unit, comparison } }: State) => {
  if (['one-proportion', 'simon-two-stage', 'precision', 'rare-events'].includes(design)) return false
  if (unit === 'participants' || unit === 'events') return false
  return comparison === undefined || comparison === 'two' || (unit !== undefined && unit !== 'means')
}

const ratioOf = (text: string) => {
  const read = readAllocation(text, { min: 0, max: 100 })
  return 'value' in read ? read.value : Number.NaN
}

describe.each(designNames)('%s', (name) => {
  test('a value that was found is said to be computed, whatever was asked for, and no other', () => {
    for (const { state, sentences } of of(name))
      expect(has(sentences, 'found'), nameOf(state)).toBe(isFound(state))
    const asked = new Set(of(name).map(({ state }) => state.texts.find))
    expect([...asked].toSorted()).toEqual(
      designs[name].fields.find((field) => field.name === 'find')?.options.toSorted(),
    )
  })

  test('two arms have their ratio', () => {
    for (const { state, sentences } of of(name)) {
      const said = sentences.find(({ key }) => key === 'allocation')?.facts.ratio
      expect(said !== undefined, nameOf(state)).toBe(hasArms(state))
      if (said !== undefined)
        expect(ratioOf(String(said)), nameOf(state)).toBeCloseTo(ratioOf(state.texts.allocation ?? '1'), 6)
    }
  })

  test.skipIf(name === 'precision' || name === 'rare-events')(
    'the size counts a set of participants; with a margin the per-protocol set is named too',
    () => {
      for (const { state, sentences } of of(name)) {
        const areTwo = hasTwoSets(state)
        expect([has(sentences, 'analysisSet'), has(sentences, 'analysisSets')], nameOf(state)).toEqual([
          !areTwo,
          areTwo,
        ])
      }
    },
  )
})
