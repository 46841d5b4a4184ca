import { designNames, designs, parametersOf } from '@marom/trial-designs'
import { expect, test } from 'vitest'
import { inShort } from '#test/support/extent.ts'
import { nameOf, statesOf } from './states.ts'

const states = [...statesOf(inShort(6, 20), inShort(60, 200))]

test.each(designNames)(
  '%s, random texts: their parameters are read as they are, and written again',
  (name) => {
    const { fields, answer } = designs[name]
    const wrong = states.filter(({ design, texts: given }) => {
      if (design !== name) return false
      // An address with a size and without `find` is an older one, which is read otherwise.
      const texts = Object.fromEntries(fields.map(({ name, initial }) => [name, given[name] ?? initial]))
      const once = parametersOf(fields, texts)
      const isSame = JSON.stringify(parametersOf(fields, once)) === JSON.stringify(once)
      const [typed, written] = [answer(texts), answer(once)]
      return !isSame || JSON.stringify(typed.texts) !== JSON.stringify(written.texts)
    })
    expect(wrong.map(nameOf).slice(0, 3)).toEqual([])
  },
)
