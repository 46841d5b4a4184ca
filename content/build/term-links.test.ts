import { describe, expect, test } from 'vitest'
import records from '../glossary/terms.json' with { type: 'json' }
import type { GlossaryTerm } from '../types.ts'
import { formsOf, linkerOf } from './term-links.ts'
import { linkBody } from './term-parts.ts'

const terms: GlossaryTerm[] = records
const link = { en: linkerOf(terms, 'en'), he: linkerOf(terms, 'he') }

/** The terms of a text, each with its form in the text. */
const found = (language: 'en' | 'he', text: string) =>
  link[language](text, new Set()).flatMap((piece) =>
    piece.kind === 'term' ? [`${piece.text} → ${piece.slug}`] : [],
  )

describe('terms in a text', () => {
  test.each([
    ['The hazard ratios of both.', ['hazard ratios → hazard-ratio-hr']],
    ['A weighted log-rank test.', ['weighted log-rank test → weighted-log-rank-test']],
    ['Two sensitivity analyses.', ['sensitivity analyses → sensitivity-analysis']],
    ['The mean and what it means.', []],
    [
      'A group-sequential design, HR 0.7.',
      ['group-sequential design → group-sequential-design', 'HR → hazard-ratio-hr'],
    ],
    ['The hr of it, and powerful.', []],
  ])('%s', (text, expected) => {
    expect(found('en', text)).toEqual(expected)
  })

  test.each([
    [
      'ביחס הסיכונים ובמערך האדפטיבי',
      ['ביחס הסיכונים → hazard-ratio-hr', 'ובמערך האדפטיבי → adaptive-design'],
    ],
    ['אירועים מתערבים', ['אירועים מתערבים → intercurrent-event']],
    ['קבוצות שונות', []],
    ['קובצי ה־SDTM', ['SDTM → study-data-tabulation-model-sdtm']],
    ['תת־פלצבו', []],
  ])('%s', (text, expected) => {
    expect(found('he', text)).toEqual(expected)
  })

  test('the words stay what they were', () => {
    for (const { definition } of terms)
      for (const language of ['en', 'he'] as const)
        expect(
          link[language](definition[language], new Set())
            .map(({ text }) => text)
            .join(''),
        ).toBe(definition[language])
  })

  test('once in a section; not in headings, strong words and links; not what the text opts out of', () => {
    const text = (words: string) => ({
      kind: 'paragraph' as const,
      inlines: [{ kind: 'text' as const, text: words }],
    })
    const blocks = linkBody(
      [
        text('Power and power.'),
        { kind: 'heading', level: 2, text: 'Power', id: 'section-1' },
        {
          kind: 'paragraph',
          inlines: [
            { kind: 'strong', text: 'Power' },
            { kind: 'link', text: 'power', target: 'home' },
          ],
        },
        text('More power, less bias.'),
      ],
      link.en,
      ['bias'],
    )
    const json = JSON.stringify(blocks)
    expect(json.match(/"kind":"term"/g)).toHaveLength(2)
    expect(blocks[1]).toEqual({ kind: 'heading', level: 2, text: 'Power', id: 'section-1' })
    expect(json).not.toContain('"slug":"bias"')
  })

  test.each(['en', 'he'] as const)('%s: no form is that of two terms', (language) => {
    const seen = new Map<string, string>()
    const faults = terms.flatMap((term) =>
      formsOf(term, language).flatMap((form) => {
        const other = seen.get(form.toLowerCase())
        seen.set(form.toLowerCase(), term.slug)
        return other && other !== term.slug ? [`${form}: ${other}, ${term.slug}`] : []
      }),
    )
    expect(faults).toEqual([])
  })
})
