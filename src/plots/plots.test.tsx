import { brotliCompressSync } from 'node:zlib'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '#client/ui/language.tsx'
import { type Language, languages } from '#content/locales.ts'
import { en as aboutEn } from '#content/pages/about-us/en.ts'
import { he as aboutHe } from '#content/pages/about-us/he.ts'
import { serviceCards } from '../service-cards.ts'
import { cardPlots, isPlotName, plots } from './index.ts'
import { PublicationsPerYear } from './publications-per-year.tsx'
import { RegionsMap } from './regions-map.tsx'
import { cohortCovariates, exampleCohort } from './simulated/cohort.ts'
import { exampleDepots } from './simulated/supply.ts'
import { exampleTiters } from './simulated/titers.ts'
import { exampleRegions, exampleTrial } from './simulated/trial.ts'
import { geometricMean } from './statistics/geometric-mean.ts'
import { hazardRatio } from './statistics/hazard-ratio.ts'
import { kaplanMeier, medianSurvival } from './statistics/kaplan-meier.ts'
import { logRank } from './statistics/log-rank.ts'
import { pooledEstimate } from './statistics/pooled-estimate.ts'
import { inverseProbabilityWeights, standardizedDifference } from './statistics/propensity.ts'

const hebrew = /[\u0590-\u05ff]/
const counts = [
  { year: 1998, count: 1 },
  { year: 2004, count: 5 },
  { year: 2013, count: 2 },
]

function render(node: ReactNode, language: Language): string {
  return renderToStaticMarkup(<LanguageProvider language={language}>{node}</LanguageProvider>)
}

function map(language: Language): ReactNode {
  const { regions, mapLabel } = (language === 'he' ? aboutHe : aboutEn).globalPresence
  return <RegionsMap names={regions.map(({ name }) => name)} description={mapLabel} />
}

const inside = (html: string, tag: string) =>
  new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 's').exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? ''

const descriptionOf = (name: keyof typeof plots, language: Language) => {
  const Plot = plots[name]
  return inside(render(<Plot />, language), 'desc')
}

const everyPlot = [
  ...Object.entries(plots).map(([name, Plot]) => ({ name, draw: () => <Plot /> })),
  { name: 'publications', draw: () => <PublicationsPerYear counts={counts} undated={3} chosen={2004} /> },
  { name: 'regions', draw: map },
]

describe.each(languages)('every plot in %s', (language) => {
  test.each(everyPlot)('$name: named, described and captioned in that language only', ({ draw }) => {
    const html = render(draw(language), language)
    const ids = /aria-labelledby="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
    expect(ids).toHaveLength(2)
    for (const id of ids) expect(html).toContain(`id="${id}"`)
    for (const tag of ['title', 'desc', 'figcaption']) {
      expect(inside(html, tag).length, tag).toBeGreaterThan(10)
      expect(hebrew.test(inside(html, tag)), tag).toBe(language === 'he')
    }
    if (language === 'en') expect(html).not.toMatch(hebrew)
    else expect(html).toMatch(/<text[^>]* direction="rtl"/)
  })

  test.each(everyPlot)(
    '$name: no style attribute, no empty place, coordinates finite and no finer than a screen',
    ({ draw }) => {
      const html = render(draw(language), language)
      expect(html).not.toMatch(/\sstyle=/)
      expect(html).not.toMatch(/[{}]|NaN|Infinity|undefined/)
      expect(html).not.toMatch(/ (x|y|cx|cy|width|height|d)="[^"]*\d\.\d{3}/)
      expect(html).toMatch(/<svg[^>]* direction="ltr"/)
    },
  )
})

test('plots of the registry: each says that its data are simulated or schematic', () => {
  for (const Plot of Object.values(plots)) {
    expect(inside(render(<Plot />, 'en'), 'figcaption')).toMatch(/(Simulated data|Schematic example)\.$/)
    expect(inside(render(<Plot />, 'he'), 'figcaption')).toMatch(/(נתוני סימולציה|תרשים להמחשה)\.$/)
  }
})

test('a key: each mark stands before its word, in Hebrew at the right', () => {
  const Plot = plots['safety-bars']
  const places = (language: Language) =>
    [...render(<Plot />, language).matchAll(/<(?:rect|text) x="(\d+)"/g)]
      .slice(0, 4)
      .map(([, x]) => Number(x))
  expect(places('en')).toEqual([122, 140, 237, 254])
  expect(places('he')).toEqual([308, 302, 195, 188])
})

test('SDTM domains, a table of words: in Hebrew it is read from the right', () => {
  const Plot = plots['domains-by-phase']
  const places = (language: Language) => {
    const html = render(<Plot />, language)
    const xs = [...html.matchAll(/<text x="(\d+)"[^>]*>/g)].map(([, x]) => Number(x))
    const squares = /<path d="M([\d.]+)[^"]*" stroke="var\(--accent\)"/.exec(html)?.[1]
    return { phases: xs.slice(0, 3), firstDomain: xs[3], firstSquare: Number(squares) }
  }
  expect(places('en')).toEqual({ phases: [198, 263, 328], firstDomain: 0, firstSquare: 192.5 })
  expect(places('he')).toEqual({ phases: [161, 96, 31], firstDomain: 359, firstSquare: 155.5 })
})

test('publications per year: the caption tells how many have no year', () => {
  const caption = (language: Language) =>
    inside(render(<PublicationsPerYear counts={counts} undated={3} />, language), 'figcaption')
  expect(caption('en')).toContain('3 publications without a year')
  expect(caption('he')).toMatch(/פרסומים ללא שנה.*: 3\./)
})

test('the same plot twice on a page: ids that differ', () => {
  const Plot = plots.forest
  const html = render([<Plot key="1" />, <Plot key="2" />], 'en')
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(4)
})

test('the plot of the home page: at most 2.5 KB of compressed HTML', () => {
  const Plot = plots['kaplan-meier']
  for (const language of languages)
    expect(brotliCompressSync(render(<Plot />, language)).length).toBeLessThan(2500)
})

describe.each(languages)('the description in %s states what the data give', (language) => {
  test('kaplan-meier: medians, hazard ratio, interval and p', () => {
    const { treatment, control } = exampleTrial()
    const { value, lower, upper } = hazardRatio(treatment, control)
    const text = descriptionOf('kaplan-meier', language)
    for (const number of [value, lower, upper]) expect(text).toContain(number.toFixed(2))
    for (const arm of [treatment, control])
      expect(text).toContain(medianSurvival(kaplanMeier(arm))?.toFixed(1))
    expect(text).toContain(`= ${logRank(treatment, control).p.toFixed(3)}`)
    expect(text).toContain('160')
  })

  test('forest: the overall estimate', () => {
    const regions = exampleRegions().map(({ treatment, control }) => hazardRatio(treatment, control))
    const { value, lower, upper } = pooledEstimate(
      regions.map(({ logRatio, error }) => ({ value: logRatio, error })),
    )
    const text = descriptionOf('forest', language)
    for (const log of [value, lower, upper]) expect(text).toContain(Math.exp(log).toFixed(2))
  })

  test('balance: the largest difference before and after weighting', () => {
    const cohort = exampleCohort()
    const largest = (weights?: number[]) =>
      Math.max(...cohortCovariates.map((_, i) => Math.abs(standardizedDifference(cohort, i, weights))))
    const text = descriptionOf('balance', language)
    expect(text).toContain(`${cohort.length}`)
    for (const value of [largest(), largest(inverseProbabilityWeights(cohort))])
      expect(text).toContain(value.toFixed(2))
  })

  test('antibody-titres: both geometric means and the fold rise of 60 participants', () => {
    const pairs = exampleTiters()
    expect(pairs).toHaveLength(60)
    const text = descriptionOf('antibody-titres', language)
    for (const titers of [pairs.map((pair) => pair.dose2), pairs.map((pair) => pair.dose3)]) {
      const { value, lower, upper } = geometricMean(titers)
      for (const number of [value, lower, upper]) expect(text).toContain(number.toFixed(0))
    }
    expect(text).toContain(geometricMean(pairs.map((pair) => pair.dose3 / pair.dose2)).value.toFixed(1))
  })

  const numbersOf = (name: keyof typeof plots) => descriptionOf(name, language).match(/\d+/g)?.map(Number)

  test('supply-chain: weeks, trigger, orders and lowest stock of each depot, missed visits', () => {
    const depots = exampleDepots()
    const orders = depots.map((depot) => depot.orders.length)
    const lowest = depots.map((depot) => depot.lowest)
    expect(numbersOf('supply-chain')).toEqual([40, 22, ...orders, ...lowest, 0])
  })

  test('domains-by-phase: the counts of the article', () => {
    expect(numbersOf('domains-by-phase')).toEqual([21, 15, 1, 17, 2, 18, 3, 19])
  })
})

test('publications per year: a bar is a link to its year in the language, the chosen one marked, none for an empty year', () => {
  const html = render(<PublicationsPerYear counts={counts} undated={3} chosen={2004} />, 'he')
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, link]) => link)
  expect(links).toEqual(
    [1998, 2004, 2013].map((year) => `/blog/scientific-articles?lang=he&amp;year=${year}`),
  )
  expect(html).toMatch(/<a [^>]*year=2004"[^>]*aria-current="true"/)
  expect(html).toContain('role="group"')
  expect(render(<PublicationsPerYear counts={counts} undated={0} />, 'en')).toContain('?year=1998"')
})

test('plots of the cards: each card exists', () => {
  const cards = (['data-management', 'clinical-solutions', 'biostatistics'] as const).flatMap((page) =>
    serviceCards(page, 'en').map(({ id }) => id),
  )
  for (const id of Object.keys(cardPlots)) expect(cards).toContain(id)
})

test('a name that no plot has: refused', () => {
  expect(isPlotName('forest')).toBe(true)
  expect(isPlotName('constructor')).toBe(false)
})
