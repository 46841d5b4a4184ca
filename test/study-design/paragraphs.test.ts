import { designNames, designs, readAllocation } from '@marom/trial-designs'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#content/locales.ts'
import { methodsText } from '#src/study-design/words.ts'
import { inShort } from '#test/support/extent.ts'
import { saneStates } from './properties/sane.ts'
import { nameOf, type State } from './states.ts'

/** What a paragraph says of a value that was found, of the ratio of its arms, and of both analysis sets. */
const said: Record<Language, { found: string; ratio: RegExp; set: string; perProtocol: string }> = {
  en: {
    found: 'was computed from the given size, not chosen in advance [justification]',
    ratio: /will be allocated to [^.]* in a ratio of (\d+(?:\.\d+)?):(\d+)\./,
    set: 'The sample size is that of the primary analysis, which includes [',
    perProtocol: 'per-protocol set',
  },
  he: {
    found: 'חושב מן הגודל הנתון ולא נקבע מראש [הנמקה]',
    ratio: /יוקצו [^.]* ביחס של (\d+(?:\.\d+)?):(\d+)\./,
    set: 'מספר המשתתפים מתייחס לניתוח הראשי, שיכלול את [',
    perProtocol: 'לפי פרוטוקול',
  },
}

/** States that have a paragraph, in each language. */
const paragraphs = designNames.flatMap((name) =>
  saneStates(name, inShort(40, 120)).flatMap((state) => {
    const written = designs[name].protocol(state.texts)
    if (!written.isResult) return []
    return languages.map((language) => ({ state, language, text: methodsText(name, language, written) }))
  }),
)

const of = (design: State['design']) => paragraphs.filter(({ state }) => state.design === design)

/** Neither the size nor what a size gives. */
const isFound = ({ design, texts }: State) => {
  const [size, answered] = designs[design].fields.find(({ name }) => name === 'find')?.options ?? []
  return texts.find !== size && texts.find !== answered
}

const hasMargin = ({ design, texts: { goal = '' } }: State) =>
  design === 'bioequivalence' || ['noninferiority', 'equivalence'].includes(goal)

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
    for (const { state, language, text } of of(name))
      expect(text.includes(said[language].found), `${nameOf(state)}: ${text}`).toBe(isFound(state))
    const asked = new Set(of(name).map(({ state }) => state.texts.find))
    expect([...asked].toSorted()).toEqual(
      designs[name].fields.find((field) => field.name === 'find')?.options.toSorted(),
    )
  })

  test('two arms have their ratio', () => {
    for (const { state, language, text } of of(name)) {
      const [found, first, second] = said[language].ratio.exec(text) ?? []
      expect(found !== undefined, `${nameOf(state)}: ${text}`).toBe(hasArms(state))
      if (found === undefined) continue
      expect(Number(first) / Number(second), text).toBeCloseTo(ratioOf(state.texts.allocation ?? '1'), 6)
    }
  })

  test.skipIf(name === 'precision' || name === 'rare-events')(
    'the size counts a set of participants; with a margin the per-protocol set is named too',
    () => {
      for (const { state, language, text } of of(name)) {
        expect(text, nameOf(state)).toContain(said[language].set)
        expect(text.includes(said[language].perProtocol), nameOf(state)).toBe(hasMargin(state))
      }
    },
  )
})
