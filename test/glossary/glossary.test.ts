import { describe, expect, test } from 'vitest'
import { figureTexts } from '#content/glossary/figures/index.ts'
import { alphabets, letterGroups, termOrder } from '#content/glossary/letters.ts'
import records from '#content/glossary/terms.json' with { type: 'json' }
import { topics } from '#content/glossary/topics.ts'
import { languages } from '#content/locales.ts'
import { href, hrefWith, inLanguage } from '#content/routes.ts'
import { glossaryTerms } from '#src/glossary/search.ts'
import { ask, documentAt, origin } from '#test/support/built-pages.ts'
import { attributesOf, documentOf, metaContent, only, select, textOf, textsOf } from '#test/support/html.ts'
import { thingsIn } from '#test/support/vocabulary.ts'

const copies = {
  en: {
    h1: 'Key Concepts in Biostatistics',
    explore: `Explore ${records.length} key biostatistics terms`,
    showing: (shown: number) => `Showing ${shown} of ${records.length} terms`,
    empty: ['No terms found', 'Try adjusting your search or filter criteria.'],
    letter: 'K',
  },
  he: {
    h1: 'מושגי יסוד בביוסטטיסטיקה',
    explore: `${records.length} מונחי יסוד בביוסטטיסטיקה לעיון ולחיפוש`,
    showing: (shown: number) => `מוצגים ${shown} מתוך ${records.length} מונחים`,
    empty: ['לא נמצאו מונחים', 'כדאי לשנות את מילות החיפוש או את הסינון.'],
    letter: 'ט',
  },
}

async function get(path: string, language: string, query: Record<string, string> = {}) {
  const parameters = new URLSearchParams(language === 'he' ? { lang: 'he', ...query } : query)
  const response = await ask(`${path}?${parameters}`)
  const html = await response.text()
  return { status: response.status, html, document: documentOf(html) }
}

/** The groups with count and visible rows, the letters with their counts, and the rest. */
function readPage(document: Document) {
  const main = only(document, 'main')
  const groups = select(main, 'section[data-group]').map((group) => ({
    letter: group.getAttribute('data-group') ?? '',
    isHidden: group.hasAttribute('hidden'),
    count: textsOf(group, '[data-count]').join(),
    slugs: attributesOf(group, 'id', 'details:not([hidden])'),
    total: select(group, 'details').length,
  }))
  // The first button is for all letters.
  const letters = select(main, 'fieldset button[type="submit"]')
    .slice(1)
    .map((button) => {
      const [letter = '', count] = textOf(button).split(' ')
      return {
        letter,
        count: Number(count),
        isPressed: button.getAttribute('aria-pressed') === 'true',
        isDisabled: button.hasAttribute('disabled'),
      }
    })
  const shown = groups.filter(({ isHidden }) => !isHidden).flatMap(({ slugs }) => slugs)
  const chips = select(main, 'li > a[aria-label] > bdi')
  return {
    groups,
    letters,
    shown,
    chips,
    isEmpty: !only(main, '#no-terms').hasAttribute('hidden'),
    text: textOf(main),
  }
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
    const { status, document } = await get('/key-concepts', language)
    const { groups, letters, shown, chips, isEmpty, text } = readPage(document)
    expect(status).toBe(200)
    expect(shown).toHaveLength(records.length)
    expect(new Set(shown)).toEqual(new Set(records.map(({ slug }) => slug)))
    expect(letters.map(({ letter }) => letter).join('')).toBe(alphabets[language])
    expect(letters.reduce((sum, { count }) => sum + count, 0)).toBe(records.length)
    for (const { letter, slugs, count } of groups) {
      expect(letters.find((button) => button.letter === letter)?.count).toBe(slugs.length)
      if (slugs.length > 1) expect(count).toContain(String(slugs.length))
    }
    for (const sentence of [words.h1, words.explore, words.showing(records.length)])
      expect(text).toContain(sentence)
    expect(chips).toEqual([])
    expect(isEmpty).toBe(false)
  })

  test('groups: in the order of the alphabet, the terms of each as a dictionary orders them', async () => {
    const { groups } = readPage(await documentAt(inLanguage('/key-concepts', language)))
    const compare = termOrder(language)
    expect(groups.map(({ letter }) => letter)).toEqual(groups.map(({ letter }) => letter).toSorted(compare))
    const bySlug = new Map(records.map((record) => [record.slug, record.term[language]]))
    for (const { slugs } of groups) {
      const terms = slugs.map((slug) => bySlug.get(slug) ?? '')
      expect(terms).toEqual(terms.toSorted(compare))
    }
  })

  test('a term with a figure: a mark with a name says so', async () => {
    const document = await documentAt(inLanguage('/key-concepts', language))
    const marked = select(document, 'summary > [role="img"][aria-label]')
    expect(marked.map((mark) => mark.closest('details')?.id).toSorted()).toEqual(
      Object.keys(figureTexts).toSorted(),
    )
  })

  test('a letter: its terms, its button pressed, a chip and a way back', async () => {
    const { document } = await get('/key-concepts', language, { letter: words.letter })
    const { groups, letters, shown, chips, text } = readPage(document)
    const pressed = letters.filter(({ isPressed }) => isPressed)
    expect(pressed.map(({ letter }) => letter)).toEqual([words.letter])
    expect(shown).toHaveLength(pressed[0]?.count ?? 0)
    expect(groups.filter(({ isHidden }) => !isHidden).map(({ letter }) => letter)).toEqual([words.letter])
    expect(groups.reduce((sum, { total }) => sum + total, 0)).toBe(records.length)
    expect(text).toContain(words.showing(shown.length))
    expect(chips).toHaveLength(1)
  })

  test('by topic: every term once, under its topic, and the topics add up', async () => {
    const { document } = await get('/key-concepts', language, { by: 'topic' })
    const { groups, shown, text } = readPage(document)
    expect(groups.map(({ letter }) => letter)).toEqual(Object.keys(topics))
    for (const { letter: topic, slugs } of groups) {
      const own = records.filter((record) => record.topic === topic)
      expect(new Set(slugs)).toEqual(new Set(own.map(({ slug }) => slug)))
      expect(text).toContain(topics[topic]?.[language])
    }
    expect(shown).toHaveLength(records.length)
    const buttons = select(document, 'fieldset button[name="topic"]')
    const counts = buttons.map((button) => Number(textOf(button).match(/\d+$/)?.[0]))
    expect(counts).toEqual(groups.map(({ slugs }) => slugs.length))
  })

  test('one topic: its terms and a chip; the orders keep the words, the cards the topic', async () => {
    const topic = 'survival-analysis'
    const { document } = await get('/key-concepts', language, { by: 'topic', q: 'hazard', topic })
    const { shown, chips } = readPage(document)
    expect(shown).toContain('hazard-function')
    for (const slug of shown) expect(records.find((record) => record.slug === slug)?.topic).toBe(topic)
    expect(chips).toHaveLength(2)
    const orders = select(document, 'form[role="search"] > ul a')
    expect(orders.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true'])
    expect(orders.map((link) => link.getAttribute('href'))).toEqual([
      `${hrefWith('key-concepts', language, { q: 'hazard' })}#dictionary-title`,
      `${hrefWith('key-concepts', language, { by: 'topic', q: 'hazard' })}#dictionary-title`,
    ])
    const cards = hrefWith('term-study', language, { q: 'hazard', topic })
    expect(attributesOf(document, 'href', 'form[role="search"] a')).toContain(cards)
    const canonical = attributesOf(document, 'href', 'link[rel="canonical"]').join()
    expect(canonical).toBe(origin + href('key-concepts', language))
  })

  test('a word of one definition: found, every other letter disabled', async () => {
    const record = records.find(({ slug }) => slug === 'washout-period')
    const word = record?.definition[language].split(' ').slice(2, 7).join(' ') ?? ''
    const { letters, shown, text } = readPage(
      (await get('/key-concepts', language, { q: word.toUpperCase() })).document,
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
    const { status, document } = await get('/key-concepts', language, { q })
    const { shown, text, letters, isEmpty } = readPage(document)
    expect(status).toBe(200)
    expect(shown).toEqual([])
    expect(letters.every(({ isDisabled }) => isDisabled)).toBe(true)
    for (const sentence of [...words.empty, words.showing(0)]) expect(text).toContain(sentence)
    expect(isEmpty).toBe(true)
    expect(select(document, 'script').filter((script) => script.textContent?.includes('alert'))).toEqual([])
  })

  test.each(['?q=%ED%A0%80', '?q=%00', '?q=%', '?letter=%ED%A0%80&letter=A', '?q&letter'])(
    '%s: answered like any address',
    async (query) => {
      const response = await ask(`/key-concepts${query}&lang=${language}`)
      expect(response.status).toBe(200)
    },
  )

  test('the static glossary: seven groups, every term linked and defined once, How to Use and the tip', async () => {
    const { status, document } = await get('/biostatistic-glossary', language)
    expect(status).toBe(200)
    const labels = select(document, 'section > h2:has(+ dl)').map(
      (heading) => heading.firstChild?.textContent,
    )
    const headings = labels.map((label) => label?.trim())
    expect(headings).toEqual(
      letterGroups[language].map(([first, last]) => (first === last ? first : `${first}–${last}`)),
    )
    if (language === 'en') expect(headings).toEqual(['A', 'B', 'C', 'D–F', 'G–L', 'M–P', 'Q–Z'])
    expect(attributesOf(document, 'href', 'section > h2 + dl dt > a')).toEqual(
      glossaryTerms(language).map(({ slug }) => href('key-concepts', language, slug)),
    )
    expect(textsOf(document, 'h2')).toContain(language === 'en' ? 'How to Use' : 'איך משתמשים במילון')
    expect(textOf(only(document, 'aside details:not([open]) h3')).trim()).toBe(
      language === 'en' ? 'Tip' : 'טיפ לחיפוש',
    )
  })

  test.each(['/key-concepts', '/biostatistic-glossary'])(
    '%s: a term has its other name beside it once, without what it says itself',
    async (path) => {
      const document = await documentAt(inLanguage(path, language))
      const otherNameOf = (slug: string) => {
        const term = `details#${slug} > summary, dt:has(> a[href$="#${slug}"])`
        return textsOf(only(document, term), ':scope > small').join()
      }
      expect(
        ['estimand', 'hazard-ratio-hr', 'p-value', 'audit-trail', 'whodrug-global', 'define-xml'].map(
          otherNameOf,
        ),
      ).toEqual(
        language === 'he'
          ? ['Estimand', 'Hazard ratio', 'p value', 'Audit trail', '', '']
          : path === '/key-concepts'
            ? [
                'אסטימנד',
                'יחס סיכונים',
                'ערך p',
                'נתיב ביקורת',
                'מילון התרופות WHODrug Global',
                'תקן Define-XML לתיאור נתונים',
              ]
            : Array(6).fill(''),
      )
    },
  )

  test.each(['/key-concepts', '/biostatistic-glossary'])(
    '%s: what a search engine reads names the number of terms that the table has',
    async (path) => {
      const document = await documentAt(inLanguage(path, language))
      const texts = ['description', 'og:description', 'twitter:description'].map((name) =>
        metaContent(document, name),
      )
      const scripts = select(document, 'script[type="application/ld+json"]')
      const graphs = scripts.map((script) => JSON.parse(script.textContent ?? ''))
      const set = graphs.flatMap(thingsIn).find((thing) => thing['@type'] === 'DefinedTermSet')
      for (const text of [...texts, set?.description]) expect(text).toContain(String(records.length))
    },
  )
})
