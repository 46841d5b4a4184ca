import { describe, expect, test } from 'vitest'
import { fill } from '#client/text/fill.ts'
import { type Language, languages } from '#content/locales.ts'
import { en } from '#content/plots/en.ts'
import { he } from '#content/plots/he.ts'
import { textsOf } from '#test/support/html.ts'
import { plotReference, type Reference } from '#test/support/plot-reference.ts'
import { rendered } from '#test/support/rendered.tsx'
import { plots } from './components.ts'
import { type PlotName, plotNames } from './names.ts'

const words = { en, he }

function draw(name: PlotName, language: Language): HTMLElement {
  const Plot = plots[name]
  return rendered(<Plot />, language)
}

/** The texts of all elements of a kind, without the marks that order Hebrew. */
const texts = (figure: Element, tag: string) =>
  textsOf(figure, tag).map((text) => text.replaceAll(/[\u200f\u202a-\u202c]/g, '').replaceAll('\u00a0', ' '))

/** In the language of the page. */
const term = (language: Language) => ({
  term: words[language]['safety-bars'].terms.nausea,
  organClass: words[language].coding.classes.injuries,
})

describe.each(languages)('numbers that a plot prints in %s, against those computed elsewhere', (language) => {
  test.each(plotNames)('%s', (name) => {
    const { facts, labels = [], texts: others = [] }: Reference = plotReference[name]
    const t: Record<string, unknown> = words[language][name]
    const figure = draw(name, language)
    const filled = (key: string) => fill(String(t[key]), { ...facts, ...term(language) })
    expect(texts(figure, 'desc')).toEqual([filled('description')])
    expect(texts(figure, 'figcaption')[0]).toContain(filled('caption'))
    const printed = [...texts(figure, 'figcaption'), ...texts(figure, '.plot-finding')].join(' ')
    for (const key of ['title', 'method'].filter((one) => one in t)) expect(printed).toContain(filled(key))
    const templates = ['title', 'description', 'caption', 'method', ...labels]
      .map((key) => String(t[key]))
      .join()
    for (const place of Object.keys(facts)) expect(templates).toContain(`{${place}}`)
    const drawn = texts(figure, 'text')
    for (const key of labels) expect(drawn).toContain(filled(key))
    // In this order; other texts may be between them.
    const found = others.reduce((from, text) => drawn.indexOf(text, from) + 1 || Number.NaN, 0)
    expect(found, `${others} in ${drawn}`).not.toBeNaN()
  })

  test('data-flow: 7 of 48 are 14.6 %, by hand', () => {
    expect(texts(draw('data-flow', language), 'desc')[0]).toMatch(/7 \S+ 48 .*14\.6%/)
    expect(texts(draw('data-flow', language), 'text').at(-4)).toMatch(/7 \S+ 48 \(14\.6%\)/)
  })
})
