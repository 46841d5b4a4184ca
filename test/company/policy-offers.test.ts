import { readFileSync } from 'node:fs'
import { Parser } from 'htmlparser2'
import type { ComponentProps } from 'react'
import { describe, expect, test } from 'vitest'
import { once } from '#client/once.ts'
import { sections as accessibilityEn } from '#content/company/accessibility/en.ts'
import { sections as accessibilityHe } from '#content/company/accessibility/he.ts'
import { claimsIn, type PolicySection } from '#content/company/policy-section.ts'
import { sections as termsEn } from '#content/company/terms-of-service/en.ts'
import { sections as termsHe } from '#content/company/terms-of-service/he.ts'
import { languages } from '#content/locales.ts'
import { en as plotWords } from '#content/plots/en.ts'
import { href } from '#content/routes.ts'
import type { PlotFigure } from '#src/plots/drawing/plot-figure.tsx'
import { documentAt, everyPage, htmlAt, origin } from '#test/support/built-pages.ts'
import { textOf } from '#test/support/html.ts'
import { isPartial } from '#test/support/left.ts'
import { bookmarksOf } from '#test/support/pdf.ts'

const policies = {
  accessibility: { en: accessibilityEn, he: accessibilityHe },
  terms: { en: termsEn, he: termsHe },
} satisfies Record<string, Record<string, readonly PolicySection[]>>

const claimsOf = (policy: keyof typeof policies, language: 'en' | 'he') =>
  new Map(policies[policy][language].flatMap((section) => [...claimsIn(section)]))

const namesOf = (claims: ReadonlyMap<string, string>, kind: string) =>
  [...claims.keys()].flatMap((name) => (name.startsWith(`${kind}.`) ? [name.slice(kind.length + 1)] : []))

/** What the page offers to a visitor: links, and other forms of the page. */
function offeredBy(html: string, address: string): string[] {
  const found: string[] = []
  const parser = new Parser({
    onopentag(tag, { href: target, rel = '' }) {
      if (target === undefined || (tag !== 'a' && rel !== 'alternate')) return
      const url = new URL(target, origin + address)
      if (url.origin === origin) found.push(url.pathname)
    },
  })
  parser.end(html)
  return found
}

const endingOf = (path: string) => /\.([a-z0-9]+)$/i.exec(path)?.[1] ?? ''

/** The paths of all files that pages link to. */
const offered = once(async () => {
  const found = new Set<string>()
  for (const { address } of everyPage)
    for (const path of offeredBy(await htmlAt(address), address)) if (endingOf(path)) found.add(path)
  return [...found]
})

describe('the files that the pages offer', () => {
  test.each(languages)('the accessibility statement names each kind, and no other (%s)', async (language) => {
    const endings = [...new Set((await offered()).map(endingOf))].toSorted()
    const named = namesOf(claimsOf('accessibility', language), 'file')
    expect(
      endings.filter((ending) => !named.includes(ending)),
      'Mark {file.<ending>|…} in the statement',
    ).toEqual([])
    if (!isPartial) expect(named.toSorted()).toEqual(endings)
  })

  test.skipIf(isPartial)('the PDFs are those that it names, and each has what it says', async () => {
    const documents = (await offered()).filter((path) => endingOf(path) === 'pdf')
    const pdfs = documents.map((path) => path.replace(/.*\//, '')).toSorted()
    expect(pdfs).toEqual(['acrf.pdf', 'adrg.pdf', 'csdrg.pdf'])
    for (const path of documents) {
      const pdf = readFileSync(`public${path}`)
      const text = pdf.toString('latin1')
      for (const sign of [
        '/MarkInfo <</Type /MarkInfo\n/Marked true',
        '/StructTreeRoot',
        '/Lang (en)',
        '<</Title ',
      ])
        expect([path, text.includes(sign)]).toEqual([path, true])
      expect(bookmarksOf(pdf).length).toBeGreaterThan(5)
    }
    for (const language of languages)
      for (const claim of ['pdf.annotated-form', 'pdf.guides', 'pdf.tags'])
        expect(claimsOf('accessibility', language).has(claim)).toBe(true)
  })

  test('a page that offers a word-processor file: found', () => {
    const html =
      '<a href="/a/letter.docx">a</a><link rel="preload" href="/a.woff2"><a href="https://b.example/c.pdf">'
    expect(offeredBy(html, '/').map(endingOf)).toEqual(['docx'])
  })
})

type Source = NonNullable<ComponentProps<typeof PlotFigure>['source']>

/** The words with which a figure ends, by its source. */
const notes = {
  simulated: plotWords.simulated,
  schematic: plotWords.schematic,
  example: plotWords.example,
} satisfies Record<Source, string>

/** Figures without such a note, by the page. */
const kindsOfPages: [RegExp, string][] = [
  [/^\/(?:\?|$)|^\/sample-study/, 'simulated'],
  [/^\/study-design\/checks/, 'counted'],
  [/^\/study-design/, 'entered'],
  [/^\/key-concepts/, 'example'],
  [/^\/(?:about-us|blog\/scientific-articles|qualification)(?:\?|$)/, 'counted'],
  [/^\/how-we-work/, 'schematic'],
]

function kindOf(figure: string, address: string): string {
  const text = figure.replace(/<[^>]+>/g, '')
  const noted = Object.entries(notes).find(([, note]) => text.includes(note))
  return noted?.[0] ?? kindsOfPages.find(([pattern]) => pattern.test(address))?.[1] ?? `unknown at ${address}`
}

test('the terms name each kind of plot that the pages draw, and no other', async () => {
  const kinds = new Set<string>()
  for (const { address } of everyPage.filter(({ language }) => language === 'en'))
    for (const [figure] of (await htmlAt(address)).matchAll(
      /<figure\b(?:(?!<\/figure>).)*<svg\b.*?<\/figure>/gs,
    ))
      if (/<svg\b[^>]*(?:role=|aria-label)/.test(figure)) kinds.add(kindOf(figure, address))
  for (const language of languages) {
    const named = namesOf(claimsOf('terms', language), 'plot').toSorted()
    if (!isPartial) expect([...kinds].toSorted()).toEqual(named)
    expect([...kinds].filter((kind) => !named.includes(kind))).toEqual([])
  }
})

/** Of the longest transition or animation of a stylesheet, with its delay, in seconds. */
function longestMotion(css: string): number {
  const parts = css.match(/(?:animation|transition)(?:-\w+)*:[^;{}]*/g) ?? []
  const times = parts.map((part) => [...part.matchAll(/(?<![\w#-])(\d*\.?\d+)(m?)s\b/g)])
  return Math.max(
    0,
    ...times.map((found) =>
      found.reduce((sum, [, time, milli]) => sum + Number(time) / (milli ? 1000 : 1), 0),
    ),
  )
}

test('the accessibility statement: no movement lasts longer than five seconds, and none repeats', async () => {
  for (const { address } of everyPage) {
    const css = [...(await htmlAt(address)).matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)]
      .map(([, text]) => text)
      .join()
    expect([address, longestMotion(css) <= 5, /animation[^;{}]*infinite/.test(css)]).toEqual([
      address,
      true,
      false,
    ])
  }
  expect(longestMotion('a{transition:opacity 3s linear 2500ms}')).toBe(5.5)
})

describe.each(languages)('the two dates (%s)', (language) => {
  const pages = ['cookie-policy', 'privacy-policy', 'terms-of-service', 'accessibility'] as const

  test.each(pages)(
    '%s: a sentence quotes the labels that the page prints, and counts no dates',
    async (page) => {
      const document = await documentAt(href(page, language))
      const lines = [...document.querySelectorAll('main p:has(> time)')].map(textOf)
      const labels = lines.map(
        (line) =>
          line
            .split(/:|\d/)[0]
            ?.replace(/ (?:[A-Z][a-z]+ )?$/, '')
            .trim() ?? '',
      )
      expect(labels).toHaveLength(2)
      const text = textOf(document)
      const quoted = language === 'en' ? /“([^”]+)” gives .*?“([^”]+)”/ : /ליד ״([^״]+)״ .*?ליד ״([^״]+)״/
      expect(quoted.exec(text)?.slice(1).toSorted()).toEqual(labels.toSorted())
      expect(text).not.toMatch(
        /of the two dates|\bthe first is\b|\bthe second (?:is|that)\b|שני התאריכים|שני תאריכים/i,
      )
    },
  )
})
