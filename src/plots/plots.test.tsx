import { brotliCompressSync } from 'node:zlib'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { en as aboutEn } from '#content/company/about-us/en.ts'
import { he as aboutHe } from '#content/company/about-us/he.ts'
import { type Language, languages } from '#content/locales.ts'
import { PublicationsPerYear } from '#src/publications/publications-per-year.tsx'
import { serviceCards } from '#src/words/service-cards.ts'
import { attributesOf, only, pieceOf, select, textOf, textsOf } from '#test/support/html.ts'
import { markupOf, rendered } from '#test/support/rendered.tsx'
import { plots } from './components.ts'
import { cardPlots, isPlotName, Plot } from './index.ts'
import { plotNames } from './names.ts'
import { RegionsMap } from './regions-map.tsx'

const hebrew = /[\u0590-\u05ff]/
const counts = [
  { year: 1998, count: 1 },
  { year: 2004, count: 5 },
  { year: 2013, count: 2 },
]

function map(language: Language): ReactNode {
  const { regions, mapLabel } = (language === 'he' ? aboutHe : aboutEn).globalPresence
  return <RegionsMap names={regions.map(({ name }) => name)} description={mapLabel} />
}

const inside = (part: Element, tag: string) => textOf(only(part, tag))

const everyPlot = [
  ...plotNames.map((name) => {
    const Drawing = plots[name]
    return { name, draw: () => <Drawing /> }
  }),
  { name: 'publications', draw: () => <PublicationsPerYear counts={counts} undated={3} chosen={2004} /> },
  { name: 'regions', draw: map },
]

describe.each(languages)('every plot in %s', (language) => {
  test.each([...plotNames, 'regions' as const])('%s: a page shows what the component draws', (name) => {
    const drawn = everyPlot.find((one) => one.name === name)?.draw(language)
    expect(markupOf(<Plot name={name} />, language)).toBe(markupOf(drawn, language))
  })

  test.each(everyPlot)('$name: named, described and captioned in that language only', ({ draw }) => {
    const html = markupOf(draw(language), language)
    const figure = pieceOf(html)
    const ids = only(figure, 'svg').getAttribute('aria-labelledby')?.split(' ')
    expect(ids).toEqual([only(figure, 'svg > title').id, only(figure, 'desc').id])
    for (const tag of ['svg > title', 'desc', 'figcaption']) {
      expect(inside(figure, tag).length, tag).toBeGreaterThan(10)
      expect(hebrew.test(inside(figure, tag)), tag).toBe(language === 'he')
    }
    if (language === 'en') expect(html).not.toMatch(hebrew)
    else expect(textsOf(figure, 'text').some((text) => text.startsWith('\u202b'))).toBe(true)
  })

  test.each(everyPlot)(
    '$name: no style attribute, no empty place, coordinates finite and no finer than a screen',
    ({ draw }) => {
      const html = markupOf(draw(language), language)
      const figure = pieceOf(html)
      expect(select(figure, '[style]')).toEqual([])
      expect(html).not.toMatch(/[{}]|NaN|Infinity|undefined/)
      const places = ['x', 'y', 'cx', 'cy', 'width', 'height', 'd'].flatMap((name) =>
        attributesOf(figure, name),
      )
      expect(places.filter((place) => /\d\.\d{3}/.test(place))).toEqual([])
      expect(only(figure, 'svg').getAttribute('direction')).toBe('ltr')
    },
  )
})

test('plots of the registry: each says that its data are simulated, schematic or an example', () => {
  for (const name of plotNames) {
    const caption = (language: Language) =>
      textsOf(rendered(<Plot name={name} />, language), '.plot-finding, figcaption').join(' ')
    expect(caption('en')).toMatch(/^Simulated trial: |(Simulated data|Schematic example|Worked example)\.$/)
    expect(caption('he')).toMatch(/^סימולציה של ניסוי: |(נתוני סימולציה|תרשים להמחשה|דוגמה מחושבת)\.$/)
  }
})

test('the curve of the home page: its letters say too that the data are simulated', () => {
  const letters = (language: Language) => textsOf(rendered(<Plot name="kaplan-meier" />, language), 'text')
  expect(letters('en')).toContain('Simulated data')
  expect(letters('he').join()).toContain('נתוני סימולציה')
})

test('a key: each mark stands before its word, in Hebrew at the right', () => {
  const places = (language: Language) =>
    attributesOf(rendered(<Plot name="safety-bars" />, language), 'x', 'rect, text')
      .slice(0, 4)
      .map(Number)
  expect(places('en')).toEqual([122, 140, 237, 254])
  expect(places('he')).toEqual([308, 302, 195, 188])
})

test('SDTM domains, a table of words: in Hebrew it is read from the right', () => {
  const places = (language: Language) => {
    const table = rendered(<Plot name="domains-by-phase" />, language)
    const xs = attributesOf(table, 'x', 'text').map(Number)
    const [squares = ''] = attributesOf(table, 'd', 'path[stroke="var(--accent)"]')
    return { phases: xs.slice(0, 3), firstDomain: xs[3], firstSquare: Number.parseFloat(squares.slice(1)) }
  }
  expect(places('en')).toEqual({ phases: [198, 263, 328], firstDomain: 0, firstSquare: 192.5 })
  expect(places('he')).toEqual({ phases: [161, 96, 31], firstDomain: 359, firstSquare: 155.5 })
})

test('a form: name, field, unit, and code in this order, in Hebrew from the right', () => {
  const places = (language: Language) => {
    const xs = attributesOf(rendered(<Plot name="vital-signs" />, language), 'x', 'text').map(Number)
    return xs.slice(4, 8)
  }
  const [english, hebrew] = [places('en'), places('he')]
  expect(english).toEqual(english.toSorted((one, other) => one - other))
  expect(hebrew).toEqual(english.map((x) => 360 - x))
})

test('publications per year: the caption tells how many have no year', () => {
  const caption = (language: Language) =>
    inside(rendered(<PublicationsPerYear counts={counts} undated={3} />, language), 'figcaption')
  expect(caption('en')).toContain('3 publications without a year')
  expect(caption('he')).toMatch(/פרסומים ללא שנה.*: 3\./)
})

test('the same plot twice on a page: ids that differ', () => {
  const twice = [<Plot key="1" name="forest" />, <Plot key="2" name="forest" />]
  const ids = attributesOf(rendered(twice, 'en'), 'id')
  expect(new Set(ids).size).toBe(4)
})

test('the curves: at most 2.8 KB of compressed HTML on the home page, 4.5 KB with 160 links', () => {
  const bytes = (name: 'kaplan-meier' | 'participant-curves', language: Language) =>
    brotliCompressSync(markupOf(<Plot name={name} />, language)).length
  for (const language of languages) {
    expect(bytes('kaplan-meier', language)).toBeLessThan(2800)
    expect(bytes('participant-curves', language)).toBeLessThan(4500)
  }
})

test('publications per year, by hand: 8 in all, most of them, 5, in 2004', () => {
  const figure = rendered(<PublicationsPerYear counts={counts} undated={3} />, 'en')
  expect(inside(figure, 'desc')).toMatch(/^8 publications with a year, 1998 to 2013; the most, 5, in 2004\./)
})

test('publications per year: a bar is a link to its year in the language, the chosen one marked, none for an empty year', () => {
  const figure = rendered(<PublicationsPerYear counts={counts} undated={3} chosen={2004} />, 'he')
  const linkTo = (year: number) => `/blog/scientific-articles?lang=he&year=${year}`
  expect(attributesOf(figure, 'href', 'a')).toEqual([1998, 2004, 2013].map(linkTo))
  expect(attributesOf(figure, 'href', 'a[aria-current="true"]')).toEqual([linkTo(2004)])
  expect(only(figure, 'svg').getAttribute('role')).toBe('group')
  const [first] = attributesOf(rendered(<PublicationsPerYear counts={counts} undated={0} />, 'en'), 'href')
  expect(first).toBe('/blog/scientific-articles?year=1998')
})

test('plots of the cards: each card has one', () => {
  const cards = (['data-management', 'clinical-solutions', 'biostatistics'] as const).flatMap((page) =>
    serviceCards(page, 'en').map(({ id }) => id),
  )
  expect(Object.keys(cardPlots).sort()).toEqual(cards.sort())
})

test('a name that no plot has: refused', () => {
  expect(isPlotName('forest')).toBe(true)
  expect(isPlotName('constructor')).toBe(false)
})
