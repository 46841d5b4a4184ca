import { env } from 'cloudflare:workers'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { alphabets, letterGroups, termOrder } from '#content/glossary/letters.ts'
import records from '#content/glossary/terms.json' with { type: 'json' }
import { languages } from '#content/locales.ts'
import { createApp } from '#src/app.tsx'
import { glossaryTerms } from '#src/glossary.tsx'

const app = createApp()
const copies = {
  en: {
    h1: 'Key Concepts in Biostatistics',
    explore: 'Explore 300 key biostatistics terms',
    showing: (shown: number) => `Showing ${shown} of 300 terms`,
    empty: ['No terms found', 'Try adjusting your search or filter criteria.'],
    letter: 'K',
  },
  he: {
    h1: 'מושגי יסוד בביוסטטיסטיקה',
    explore: '300 מונחי יסוד בביוסטטיסטיקה לעיון ולחיפוש',
    showing: (shown: number) => `מוצגים ${shown} מתוך 300 מונחים`,
    empty: ['לא נמצאו מונחים', 'כדאי לשנות את מילות החיפוש או את הסינון.'],
    letter: 'ט',
  },
}

async function get(path: string, language: string, query: Record<string, string> = {}) {
  const parameters = new URLSearchParams(language === 'he' ? { lang: 'he', ...query } : query)
  const response = await app.request(`${path}?${parameters}`, {}, env)
  return { status: response.status, html: await response.text() }
}

/** What a reader of the page finds: groups with their count and shown rows, and the letters with theirs. */
function readPage(html: string) {
  const groups = [...html.matchAll(/<section data-letter="(.)"( hidden="")?>(.*?)<\/section>/gs)].map(
    ([, letter = '', hidden, body = '']) => ({
      letter,
      isHidden: hidden !== undefined,
      count: /<span data-count="">(.*?)<\/span>/.exec(body)?.[1],
      slugs: [...body.matchAll(/<details id="([^"]+)">/g)].map(([, slug]) => slug),
      total: body.split('<details').length - 1,
    }),
  )
  const letters = [
    ...html.matchAll(/<button type="submit" class="letter-button"([^>]*)>(.) <span[^>]*>(\d+)</g),
  ].map(([, attributes = '', letter = '', count]) => ({
    letter,
    count: Number(count),
    isPressed: attributes.includes('aria-pressed="true"'),
    isDisabled: attributes.includes('disabled'),
  }))
  const shown = groups.filter(({ isHidden }) => !isHidden).flatMap(({ slugs }) => slugs)
  return { groups, letters, shown, text: html.replaceAll(/<(style|script).*?<\/\1>|<!-- -->/gs, '') }
}

test('a geresh and quotation marks: the order of Hebrew terms does not know them', () => {
  const terms = ['גרירה', 'ג׳קנייף', 'אסטרטגיית ״בעת הטיפול״', 'אסטרטגיית מדיניות', 'גבול']
  expect(terms.toSorted(termOrder('he'))).toEqual([
    'אסטרטגיית ״בעת הטיפול״',
    'אסטרטגיית מדיניות',
    'גבול',
    'ג׳קנייף',
    'גרירה',
  ])
})

describe.each(languages)('the glossary (%s)', (language) => {
  const words = copies[language]

  test('without a filter: every term once, under its letter, and the letters add up', async () => {
    const { status, html } = await get('/key-concepts', language)
    const { groups, letters, shown, text } = readPage(html)
    expect(status).toBe(200)
    expect(shown).toHaveLength(records.length)
    expect(new Set(shown)).toEqual(new Set(records.map(({ slug }) => slug)))
    expect(letters.map(({ letter }) => letter).join('')).toBe(alphabets[language])
    expect(letters.reduce((sum, { count }) => sum + count, 0)).toBe(records.length)
    for (const { letter, slugs, count } of groups) {
      expect(letters.find((button) => button.letter === letter)?.count).toBe(slugs.length)
      if (slugs.length > 1) expect(count).toContain(String(slugs.length))
    }
    for (const sentence of [words.h1, words.explore, words.showing(300)]) expect(text).toContain(sentence)
    expect(text).not.toContain('filter-chip')
    expect(text).toMatch(/<div id="no-terms"[^>]* hidden=""/)
  })

  test('groups: in the order of the alphabet, the terms of each as a dictionary orders them', async () => {
    const { groups } = readPage((await get('/key-concepts', language)).html)
    const compare = termOrder(language)
    expect(groups.map(({ letter }) => letter)).toEqual(groups.map(({ letter }) => letter).toSorted(compare))
    const bySlug = new Map(records.map((record) => [record.slug, record.term[language]]))
    for (const { slugs } of groups) {
      const terms = slugs.map((slug = '') => bySlug.get(slug) ?? '')
      expect(terms).toEqual(terms.toSorted(compare))
    }
  })

  test('a letter: its terms, its button pressed, a chip and a way back', async () => {
    const { html } = await get('/key-concepts', language, { letter: words.letter })
    const { groups, letters, shown, text } = readPage(html)
    const pressed = letters.filter(({ isPressed }) => isPressed)
    expect(pressed.map(({ letter }) => letter)).toEqual([words.letter])
    expect(shown).toHaveLength(pressed[0]?.count ?? 0)
    expect(groups.filter(({ isHidden }) => !isHidden).map(({ letter }) => letter)).toEqual([words.letter])
    expect(groups.reduce((sum, { total }) => sum + total, 0)).toBe(records.length)
    expect(text).toContain(words.showing(shown.length))
    expect(text.split('filter-chip"').length - 1).toBe(1)
  })

  test('a word of one definition: found, every other letter disabled', async () => {
    const record = records.find(({ slug }) => slug === 'washout-period')
    const word = record?.definition[language].split(' ').slice(2, 7).join(' ') ?? ''
    const { letters, shown, text } = readPage(
      (await get('/key-concepts', language, { q: word.toUpperCase() })).html,
    )
    expect(shown).toEqual(['washout-period'])
    expect(letters.filter(({ isDisabled }) => !isDisabled).map(({ count }) => count)).toEqual([1])
    expect(text).toContain(words.showing(1))
  })

  test.each([
    ['nonsense', 'zq'.repeat(500)],
    ['a null', '\u0000zzz'],
    ['half a surrogate pair', '\ud800zz'],
    ['markup', '<script>alert(1)</script>'],
    ['a pattern', '(.*)+$'],
  ])('%s: an ordinary empty result', async (_, q) => {
    const { status, html } = await get('/key-concepts', language, { q })
    const { shown, text, letters } = readPage(html)
    expect(status).toBe(200)
    expect(shown).toEqual([])
    expect(letters.every(({ isDisabled }) => isDisabled)).toBe(true)
    for (const sentence of [...words.empty, words.showing(0)]) expect(text).toContain(sentence)
    expect(text).toMatch(/<div id="no-terms" class="failure[^"]*">/)
    expect(html).not.toContain('<script>alert')
  })

  test.each(['?q=%ED%A0%80', '?q=%00', '?q=%', '?letter=%ED%A0%80&letter=A', '?q&letter'])(
    '%s: answered like any address',
    async (query) => {
      const response = await app.request(`/key-concepts${query}&lang=${language}`, {}, env)
      expect(response.status).toBe(200)
    },
  )

  test('the static glossary: seven groups, every term linked and defined once, How to Use and the tip', async () => {
    const { status, html } = await get('/biostatistic-glossary', language)
    expect(status).toBe(200)
    const headings = [...html.matchAll(/<h2 id="group-\d-title">(.*?)</g)].map(([, label]) => label?.trim())
    expect(headings).toEqual(
      letterGroups[language].map(([first, last]) => (first === last ? first : `${first}–${last}`)),
    )
    if (language === 'en') expect(headings).toEqual(['A', 'B', 'C', 'D–F', 'G–L', 'M–P', 'Q–Z'])
    const links = [...html.matchAll(/<dt><a href="\/key-concepts(?:\?lang=he)?#([^"]+)">/g)].map(
      ([, slug]) => slug,
    )
    expect(links).toEqual(glossaryTerms(language).map(({ slug }) => slug))
    expect(html).toContain(language === 'en' ? 'How to Use' : 'איך משתמשים במילון')
    expect(html).toContain(language === 'en' ? '>Tip<' : 'טיפ לחיפוש')
  })

  test.each(['/key-concepts', '/biostatistic-glossary'])(
    '%s: the English term stands once beside the Hebrew one, without what that says itself',
    async (path) => {
      const { html } = await get(path, language)
      const englishOf = (slug: string) =>
        new RegExp(
          `[#"]${slug}">(?:(?!</summary>|</dt>).)*?<small[^>]*>(.*?)</small>(?=</summary>|</dt>)`,
        ).exec(html)?.[1]
      expect(
        ['estimand', 'hazard-ratio-hr', 'p-value', 'audit-trail', 'whodrug-global', 'define-xml'].map(
          englishOf,
        ),
      ).toEqual(
        language === 'en'
          ? Array(6).fill(undefined)
          : ['Estimand', 'Hazard ratio', 'p value', 'Audit trail', undefined, undefined],
      )
    },
  )

  // The stylesheet that stands inline in every page has a budget of its own.
  test.each(['/key-concepts', '/biostatistic-glossary'])(
    '%s: the terms fit their budget of bytes',
    async (path) => {
      const { html } = await get(path, language)
      const bytes = Buffer.from(html.replace(/<style>.*?<\/style>/s, ''))
      const { length } = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
      expect(length).toBeLessThan(39_500)
    },
  )
})
