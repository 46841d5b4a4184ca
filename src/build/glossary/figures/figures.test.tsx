import { describe, expect, test } from 'vitest'
import { type FigureSlug, figureTexts } from '#content/glossary/figures/index.ts'
import records from '#content/glossary/terms.json' with { type: 'json' }
import { languages } from '#content/locales.ts'
import { isFigureValue } from '#src/glossary/term-figure.tsx'
import { figureReference } from '#test/support/figure-reference.ts'
import { attributesOf, only, pieceOf, select, textOf } from '#test/support/html.ts'
import { markupOf } from '#test/support/rendered.tsx'
import { figureFile, TermDrawing } from './draw.tsx'
import { positionsOf } from './figure.ts'
import { figures } from './figures.ts'

const slugs = Object.keys(figures) as FigureSlug[]
const hebrew = /[\u0590-\u05ff]/

test('at least fifty terms have a figure, each of them a term of the glossary', () => {
  expect(slugs.length).toBeGreaterThanOrEqual(50)
  const terms = new Set(records.map(({ slug }) => slug))
  expect(slugs.filter((slug) => !terms.has(slug))).toEqual([])
})

describe.each(slugs)('%s', (slug) => {
  const figure = figures[slug]
  const positions = positionsOf(figure)

  test('slider: at most eleven positions, the first among them, each an address that is kept', () => {
    const { slider } = figure
    for (const language of languages) expect('slider' in figureTexts[slug][language]).toBe(Boolean(slider))
    if (!slider) return
    expect(positions).toContain(slider.start)
    expect(positions.at(-1)).toBe(slider.to)
    expect(positions.length).toBeGreaterThan(4)
    expect(positions.length).toBeLessThan(12)
    expect(positions.filter((position) => !isFigureValue(`${position}`))).toEqual([])
  })

  test.each(languages)(
    '%s: named, described and captioned in that language, with finite coordinates',
    (language) => {
      for (const value of positions) {
        const html = markupOf(<TermDrawing slug={slug} language={language} value={value} />, language)
        expect(html).not.toMatch(/[{}]|NaN|Infinity|undefined|style=/)
        const drawn = pieceOf(html)
        for (const tag of ['title', 'desc', 'figcaption'])
          expect(hebrew.test(textOf(only(drawn, tag))), tag).toBe(language === 'he')
        if (language === 'en') expect(html).not.toMatch(hebrew)
        const places = ['x', 'y', 'd', 'width', 'height', 'cx', 'cy'].flatMap((name) =>
          attributesOf(drawn, name),
        )
        expect(places.filter((place) => /\d\.\d{3}/.test(place))).toEqual([])
      }
    },
  )

  test('what it says depends on the slider', () => {
    for (const language of languages) {
      const said = positions.map((value) =>
        textOf(
          only(
            pieceOf(markupOf(<TermDrawing slug={slug} language={language} value={value} />, language)),
            'desc',
          ),
        ),
      )
      expect(new Set(said).size).toBe(positions.length)
    }
  })

  test('its numbers, against those computed in R', () => {
    const rows = Object.entries(figureReference[slug])
    expect(rows.length).toBeGreaterThan(0)
    for (const [value, facts] of rows) {
      const { facts: printed } = figure.draw(Number(value), 'en')
      const own = Object.keys(printed).filter((name) => !['decision', 'verdict'].includes(name))
      expect(Object.keys(facts).sort(), value).toEqual(own.sort())
      expect(printed, value).toMatchObject(facts)
    }
  })

  test('its file: a line for each value, at most 12 KB for a page', () => {
    const [, ...lines] = figureFile(slug, 'he').split('\n')
    expect(lines.map((line) => /^<figure data-value="([^"]+)"/.exec(line)?.[1]).sort()).toEqual(
      positions.map(String).sort(),
    )
    for (const line of lines) {
      expect(line.length).toBeLessThan(12_000)
      expect(select(pieceOf(line), '[id]').map(({ id }) => id)).not.toContain('')
    }
  })
})
