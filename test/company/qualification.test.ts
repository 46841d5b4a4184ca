import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { askedStatuses } from '#content/company/qualification/asked-statuses.ts'
import { qualificationVersion as version } from '#content/company/qualification-version.ts'
import { type Language, languages } from '#content/locales.ts'
import { servicePages } from '#content/navigation.ts'
import { href, inLanguage } from '#content/routes.ts'
import {
  askedRows,
  processorsIn,
  qualificationWords,
  standardsMatrix,
  statementsOn,
} from '#src/company/qualification/statements.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { bestAnswer } from '#test/search/first-hits.ts'
import { ask, documentAt } from '#test/support/built-pages.ts'
import { csvRows } from '#test/support/csv.ts'
import { attributesOf, metaContent, only, select, textOf, textsOf } from '#test/support/html.ts'

const asked = [
  ...['iso-27001-certificate', 'soc-2', 'sop-index', 'training-records', 'audit-visits', 'insurance'],
  ...['validation-package', 'restore-test', 'business-continuity-plan', 'penetration-test', 'subprocessors'],
  ...['data-ownership', 'data-location', 'exit', 'cost-of-leaving', 'archive'],
]

/** What auditors and buyers type, and the row that answers. */
const searched: Record<Language, Record<string, string>> = {
  en: {
    certificate: 'iso-27001-certificate',
    'ISO 27001 certificate': 'iso-27001-certificate',
    SOP: 'sop-index',
    insurance: 'insurance',
    'restore test': 'restore-test',
    'audit visit': 'audit-visits',
    subprocessors: 'subprocessors',
    'data ownership': 'data-ownership',
    'who owns the data': 'data-ownership',
    'where is data stored': 'data-location',
    exit: 'exit',
    archive: 'archive',
  },
  he: {
    תעודה: 'iso-27001-certificate',
    נהלים: 'sop-index',
    ביטוח: 'insurance',
    'בדיקת שחזור': 'restore-test',
    'ביקור מבדק': 'audit-visits',
    'מעבדי משנה': 'subprocessors',
    'בעלות על הנתונים': 'data-ownership',
    'מי הבעלים של הנתונים': 'data-ownership',
    'איפה הנתונים נשמרים': 'data-location',
    יציאה: 'exit',
    ארכיון: 'archive',
  },
}

describe.each(languages)('the qualification page in %s', (language) => {
  const page = documentAt(href('qualification', language))
  const inText = (text: string) => text.replace(/\s+/g, ' ')

  test('what auditors ask for: each row has an anchor, one of four statuses in words, and where the company has nothing to show what to ask any provider', async () => {
    const { statuses } = qualificationWords(language).asked
    const rows = select(await page, 'table.asked tbody tr')
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(asked))
    expect(new Set(Object.values(statuses)).size).toBe(4)
    for (const row of rows) {
      const [status = '', text = ''] = textsOf(row, 'td')
      expect(Object.values(statuses), row.id).toContain(status)
      if (status === statuses.sample) expect(text, row.id).toMatch(language === 'en' ? /\bAsk / : /כדאי ל/)
    }
  })

  test('no certificate is held: a standard in the content is none', async () => {
    const { statuses } = qualificationWords(language).asked
    const held = select(await page, 'table.asked tbody tr')
      .filter((row) => textsOf(row, 'td')[0] === statuses.held)
      .map(({ id }) => id)
    for (const id of ['iso-27001-certificate', 'other-certificates', 'soc-2', 'insurance'])
      expect(held).not.toContain(id)
  })

  test('each link of a row leads to a place that exists', async () => {
    const links = attributesOf(await page, 'href', 'table.asked a')
    expect(links.length).toBeGreaterThan(10)
    for (const link of links) {
      const [path = '', hash = ''] = link.split('#')
      expect((await documentAt(path)).getElementById(hash), link).not.toBeNull()
    }
  })

  test.each(Object.entries(searched[language]))(
    'the search of “%s” calls the row %s the best answer',
    (query, id) => {
      expect(bestAnswer(language, query)?.href).toBe(href('qualification', language, id))
    },
  )

  test('the cells of the matrix are what the cards list, no more and no less', async () => {
    const cells = select(await page, '.matrix tr:has(> [scope="row"])').flatMap((row) => {
      const standard = textOf(only(row, 'th'))
      return attributesOf(row, 'href', 'a').map((link) => `${standard} | ${link.split(':~:')[0]}`)
    })
    const listed = servicePages.flatMap((name) =>
      serviceCards(name, language).flatMap(({ id, standards = [] }) =>
        standards.map((standard) => `${standard} | ${href(name, language, id)}`),
      ),
    )
    expect(cells.toSorted()).toEqual(listed.toSorted())
  })

  test('a mark has a name, and is in the column of its service', async () => {
    const heads = textsOf(await page, '.matrix thead a')
    expect(heads).toHaveLength(17)
    for (const row of select(await page, '.matrix tr:has(> [scope="row"])'))
      for (const [index, cell] of select(row, 'td').entries())
        for (const name of textsOf(cell, 'a'))
          expect(name).toBe(`${textOf(only(row, 'th'))}: ${heads[index]}`)
  })

  test('the list for small screens and paper has the same links under the same issuers', async () => {
    const groups = select(await page, '.matrix tbody').map((group) => [
      textOf(only(group, '[scope="rowgroup"]')),
      textsOf(group, '[scope="row"]'),
      attributesOf(group, 'href', 'a').toSorted(),
    ])
    const list = select(await page, 'main details').map((group) => [
      textOf(only(group, 'summary > .font-700')),
      textsOf(group, 'li > p'),
      attributesOf(group, 'href', 'a').toSorted(),
    ])
    expect(list).toEqual(groups)
    expect(groups[0]?.[0]).toBe('FDA')
  })

  test('the figure counts the standards of each issuer and leads to them', async () => {
    const rows = select(await page, 'nav[aria-labelledby="issuers"] a').map((link) => ({
      to: link.getAttribute('href'),
      dots: select(link, 'circle').length,
      count: Number(textOf(only(link, '.figures'))),
    }))
    const groups = select(await page, '.matrix tbody').map((group) => ({
      to: href('qualification', language, group.id),
      dots: select(group, '[scope="row"]').length,
      count: select(group, '[scope="row"]').length,
    }))
    expect(rows).toEqual(groups)
  })

  test('a service as an address: its standards alone, its column marked, not listed', async () => {
    const state = await documentAt(
      `${href('qualification', language)}${language === 'en' ? '?' : '&'}service=ctms`,
    )
    expect(textsOf(state, '.matrix [scope="row"]')).toHaveLength(3)
    expect(select(state, '.matrix thead [aria-current]')).toHaveLength(1)
    expect(select(state, 'main details:not([open])')).toEqual([])
    expect(metaContent(state, 'robots')).toBe('noindex')
  })

  test('a standard has one row: no name is another’s with its publisher or its year', async () => {
    const names = textsOf(await page, '.matrix [scope="row"]')
    const bare = (name: string) => name.replace(/^CDISC /, '').replace(/ \d{4}$/, '')
    expect(names.filter((name) => bare(name) !== name && names.includes(bare(name)))).toEqual([])
    expect(new Set(names.map(bare)).size).toBe(names.length)
  })

  test('a cell’s link marks a sentence of its own card that names the standard', async () => {
    let marked = 0
    for (const row of select(await page, '.matrix tr:has(> [scope="row"])')) {
      for (const link of attributesOf(row, 'href', 'a')) {
        const [address = '', mark] = link.split(':~:text=')
        const [path = '', id = ''] = address.split('#')
        const card = only(await documentAt(path), `article#${id}`)
        if (mark === undefined) continue
        marked += 1
        expect(decodeURIComponent(mark)).toContain(textOf(only(row, 'th')))
        expect(inText(textOf(card))).toContain(decodeURIComponent(mark))
      }
    }
    expect(marked).toBeGreaterThan(30)
  })

  test('each claim stands elsewhere on the site', async () => {
    for (const id of ['validation', 'continuity']) {
      const section = only(await page, `section[aria-labelledby="${id}"]`)
      const [link = ''] = attributesOf(section, 'href', 'a')
      for (const claim of textsOf(section, 'p'))
        expect(textOf(only(await documentAt(link.split('#')[0] ?? ''), 'main'))).toContain(claim)
    }
    const recipients = textOf(only(await documentAt(href('privacy-policy', language)), '#recipients'))
    for (const word of textsOf(await page, 'section[aria-labelledby="processors"] dt'))
      expect(recipients).toContain(word)
    for (const fact of textsOf(await page, 'section[aria-labelledby="processors"] dd'))
      expect(recipients).toContain(fact.replace(/^[^:]+: /, ''))
  })

  test('the file says the same', async () => {
    const file = (await (await ask(inLanguage('/qualification.json', language))).json()) as {
      version: string
      date: string
      standards: { standard: string; services: { url: string }[] }[]
      processors: { name: string }[]
      asked: { url: string }[]
    }
    const rows = textsOf(await page, '.matrix [scope="row"]')
    expect(file.standards.map(({ standard }) => standard)).toEqual(rows)
    const links = attributesOf(await page, 'href', '.matrix tbody a')
    expect(links).toHaveLength(file.standards.flatMap(({ services }) => services).length)
    expect(file.processors).toHaveLength(2)
    expect(file.asked.map(({ url }) => url.split('#')[1])).toEqual(
      attributesOf(await page, 'id', 'table.asked tbody tr'),
    )
    expect(only(await page, 'h1 ~ p time').getAttribute('datetime')).toBe(file.date)
    const lines = csvRows(await (await ask(inLanguage('/qualification.csv', language))).text())
    expect(lines[0]).toEqual(['issuer', 'standard', 'area', 'service', 'sentence', 'url'])
    expect(lines.slice(1).map((line) => line[5])).toEqual(
      links.map((link) => new URL(link, lines[1]?.[5]).href),
    )
  })
})

test('both languages have a row for each thing asked, in one order', () => {
  for (const language of languages)
    expect(qualificationWords(language).asked.rows.map(({ id }) => id)).toEqual(Object.keys(askedStatuses))
})

test('what the page states is that of its version', () => {
  const stated = languages.map((language) => ({
    standards: standardsMatrix(language).map(({ id, rows }) => [
      id,
      rows.map(({ standard, places }) => [standard, places.map(({ card }) => card)]),
    ]),
    said: (['validation', 'continuity'] as const).map((subject) =>
      statementsOn(subject, language).map(({ text }) => text),
    ),
    processors: processorsIn(language),
    asked: askedRows(language),
  }))
  const digest = createHash('sha256').update(JSON.stringify(stated)).digest('hex').slice(0, 16)
  expect(
    version.states,
    `The page states something new. In content/company/qualification-version.ts give it a new number, today's day, and states: '${digest}'`,
  ).toBe(digest)
})
