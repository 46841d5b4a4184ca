import { designNames, designs } from '@marom/trial-designs'
import { describe, expect, test } from 'vitest'
import { longestQuery } from '#client/ui/address.ts'
import { languages } from '#content/locales.ts'
import { designAsParameter } from '#src/study-design/as-parameter.ts'
import { carriedParameters, comparisonHref, formHref, readCarried } from './carried.ts'
import { readAsked, readComparison } from './scenarios.ts'

function fail(): never {
  throw new Error('There is no such scenario.')
}

describe('what the form of a design carries along', () => {
  const texts = ['two-means?power=80', 'precision', 'rare-events?risk=2']

  test('the same list again, with the place of the open design', () => {
    expect(readCarried(texts)).toMatchObject({ at: 3 })
    expect(carriedParameters(readCarried(texts))).toEqual({ with: texts })
    const replacing = ['two-means?power=80', '*precision', 'rare-events?risk=2']
    expect(readCarried(replacing)).toMatchObject({ at: 1 })
    expect(readCarried(replacing)?.scenarios.map(({ text }) => text)).toEqual(texts)
    expect(carriedParameters(readCarried(replacing))).toEqual({ with: replacing })
  })

  test('nothing: no comparison; an unknown design: left out; more than four: cut', () => {
    expect(readCarried()).toBeNull()
    expect(readCarried(['nothing', '*'])).toBeNull()
    expect(readCarried(['nothing', '*precision'])).toMatchObject({ at: 0 })
    expect(readCarried(Array.from({ length: 9 }, (_, at) => `rare-events?risk=${at + 1}`))).toMatchObject({
      at: 4,
    })
  })

  test('no design has a field of that name', () => {
    for (const name of designNames) expect(designs[name].parameters).not.toContain('with')
  })
})

test('the form of a scenario without a result has what was typed', () => {
  const [scenario] = readComparison(['two-means?sd=abc']).scenarios
  expect(formHref(scenario ?? fail(), 'he', null)).toBe('/study-design/two-means?lang=he&sd=abc#design')
})

test.each(languages)('four designs with the longest ordinary numbers fit in an address (%s)', (language) => {
  const longest = (name: (typeof designNames)[number]) => {
    const { fields } = designs[name]
    const texts = fields.map(({ name: field, options }) => [
      field,
      options.toSorted((one, other) => other.length - one.length)[0] ?? '0.123456789012',
    ])
    return designAsParameter(name, Object.fromEntries(texts))
  }
  const all = designNames.map(longest).sort((one, other) => other.length - one.length)
  const four = all.slice(0, 4)
  expect(comparisonHref(four, language).length).toBeLessThan(longestQuery)
  const asked = readAsked(all[0] ?? '') ?? fail()
  const scenarios = four.map((text) => readAsked(text) ?? fail())
  expect(formHref(asked, language, { scenarios, at: 0 }).length).toBeLessThan(longestQuery)
})
