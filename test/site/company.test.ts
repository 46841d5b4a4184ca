import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { en as aboutEn } from '#content/pages/about-us/en.ts'
import { he as aboutHe } from '#content/pages/about-us/he.ts'
import { href } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { leaders as leadersEn, clientReviews as reviewsEn } from '#content/team/en.ts'
import { leaders as leadersHe, clientReviews as reviewsHe } from '#content/team/he.ts'
import { createApp } from '#src/app.tsx'

const app = createApp()

const languages = [
  { language: 'en', query: '', about: aboutEn, leaders: leadersEn, reviews: reviewsEn },
  { language: 'he', query: '?lang=he', about: aboutHe, leaders: leadersHe, reviews: reviewsHe },
] as const

async function main(address: string): Promise<string> {
  const response = await app.request(address, {}, env)
  expect(response.status, address).toBe(200)
  const html = await response.text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '')
}

/** What a reader sees of some HTML, without tags; entities as their characters. */
const textOf = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'gs'))].map(([, text]) =>
    textOf(text ?? ''),
  )

const section = (html: string, id: string) =>
  new RegExp(`<section[^>]*aria-labelledby="${id}"[^>]*>.*?</section>`, 's').exec(html)?.[0] ?? ''

const count = (html: string, part: string) => html.split(part).length - 1

describe.each(languages)('about the company, $language', ({ query, about, leaders, reviews }) => {
  test('its sections stand in the order of the specification', async () => {
    const html = await main(`/about-us${query}`)
    expect(headings(html, 1)).toEqual([about.heading])
    expect(headings(html, 2).slice(0, -1)).toEqual([
      about.whatWeDo.heading,
      about.story.heading,
      about.reviews.heading,
      about.leadership.heading,
      about.values.heading,
      about.globalPresence.heading,
    ])
    expect(html.indexOf('id="contact"')).toBeGreaterThan(html.indexOf('id="presence-title"'))
  })

  test('three client reviews are quotations with who said them', async () => {
    const html = section(await main(`/about-us${query}`), 'reviews-title')
    expect(count(html, '<blockquote')).toBe(3)
    expect([...html.matchAll(/<cite[^>]*>(.*?)<\/cite>/gs)].map(([, name]) => textOf(name ?? ''))).toEqual(
      reviews.map(({ name }) => name),
    )
  })

  test('five values, six milestones and five regions', async () => {
    const html = await main(`/about-us${query}`)
    expect(about.values.items).toHaveLength(5)
    expect(headings(section(html, 'values-title'), 3)).toEqual(about.values.items.map(({ title }) => title))
    expect(count(section(html, 'story-title'), '<dt')).toBe(about.story.milestones.length)
    expect(count(section(html, 'presence-title'), '<dt')).toBe(about.globalPresence.regions.length)
  })

  test.each(['/about-us', '/leadership'])(
    '%s holds all five whole biographies and their buttons',
    async (path) => {
      const html = await main(`${path}${query}`)
      const text = textOf(html)
      for (const { name, bio } of leaders) {
        expect(text).toContain(name)
        for (const paragraph of bio.split('\n\n')) expect(text).toContain(paragraph)
      }
      expect(count(html, 'aria-expanded="false"')).toBe(5)
      if (path === '/about-us') expect(html).toContain('<section id="leadership-team"')
    },
  )

  test('a leader without a portrait is shown by the initials, with year and background', async () => {
    const html = await main(`/leadership${query}`)
    const initials = [...html.matchAll(/role="img" aria-label="[^"]*"[^>]*>(.*?)<\/div>/g)]
    expect(initials.map(([, letters = '']) => textOf(letters).replaceAll(' ', ''))).toEqual(
      leaders.map(({ name }) =>
        name
          .split(' ')
          .map(([letter]) => letter)
          .join(''),
      ),
    )
    const text = textOf(html)
    for (const { yearLabel, background, quote } of leaders) {
      for (const part of [yearLabel, background, quote]) expect(text).toContain(part)
    }
  })
})

describe.each(languages)('careers, $language', ({ query }) => {
  test('three figures, four values, three testimonials and the dialog', async () => {
    const html = await main(`/careers${query}`)
    expect([...section(html, 'figures-title').matchAll(/<dd.*?<\/dd>/gs)].map(([dd]) => textOf(dd))).toEqual([
      '200+',
      '500+',
      '29+',
    ])
    expect(headings(section(html, 'values-title'), 3)).toHaveLength(4)
    expect(count(section(html, 'team-title'), '<blockquote')).toBe(3)
    expect(section(html, 'equity-title')).toContain('1988')
    expect(html).toContain('command="show-modal" commandfor="open-positions"')
    expect(count(html, 'href="#career-form"')).toBe(2)
  })

  test('four fields are required and the form has nowhere to send them', async () => {
    const html = section(await main(`/careers${query}`), 'career-form-title')
    const required = [...html.matchAll(/<(?:input|textarea)[^>]*>/g)].filter(([tag]) =>
      tag.includes('required'),
    )
    expect(required.map(([tag]) => /name="(\w+)"/.exec(tag)?.[1])).toEqual([
      'firstName',
      'lastName',
      'email',
      'role',
    ])
    expect(count(html, '<span aria-hidden="true"> *</span>')).toBe(4)
    expect(html).toContain('rows="5"')
    // Outside a dialog a browser does not send a form of this method anywhere; the script reads it.
    expect(html).toMatch(/<form(?![^>]*action)[^>]* method="dialog"/)
    expect(html).toMatch(new RegExp(`<noscript>.*mailto:${site.email}.*</noscript>`, 's'))
  })
})

const policies = ['/cookie-policy', '/privacy-policy', '/terms-of-service', '/accessibility']

describe.each(languages)('policy pages, $language', ({ language, query }) => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each(policies)('%s: index, sections and the address to write to', async (path) => {
    const html = await main(`${path}${query}`)
    const targets = [...html.matchAll(/<a class="footer-link" href="#([\w-]+)"/g)].map(([, id]) => id)
    expect(targets.length).toBeGreaterThan(6)
    expect([...html.matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id)).toEqual(targets)
    expect(html).toContain(`href="mailto:${site.email}"`)
  })

  test.each([
    ['just before midnight in Israel', '2026-03-09T21:59:59Z', '2026-03-09', 'March 9, 2026', '9 במרץ 2026'],
    ['at midnight in Israel', '2026-03-09T22:00:00Z', '2026-03-10', 'March 10, 2026', '10 במרץ 2026'],
    ['at midnight in summer', '2026-07-31T21:00:00Z', '2026-08-01', 'August 1, 2026', '1 באוגוסט 2026'],
  ])('the date %s is that day, in the words of the page', async (_, moment, day, english, hebrew) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(new Date(moment))
    for (const path of policies) {
      const html = await main(`${path}${query}`)
      expect(html, path).toContain(
        `<time dateTime="${day}"><bdi class="run">${language === 'en' ? english : hebrew}</bdi></time>`,
      )
    }
  })

  test('the accessibility statement has the parts that Israeli practice asks for', async () => {
    const html = await main(`/accessibility${query}`)
    for (const id of [
      'commitment',
      'standard',
      'adjustments',
      'known-limits',
      'services',
      'feedback',
      'coordinator',
    ]) {
      expect(html).toContain(`<section id="${id}"`)
    }
    expect(textOf(section(html, 'standard-title'))).toMatch(/5568.*AA/s)
    const coordinator = section(html, 'coordinator-title')
    expect(coordinator).toContain(`href="${site.phone.href}"`)
    expect(coordinator).toContain(`href="mailto:${site.email}"`)
    expect(count(html, `href="mailto:${site.email}"`)).toBe(1)
  })

  test('what the policies name is linked, in the language of the page', async () => {
    const targets = {
      '/cookie-policy': [href('privacy-policy', language), href('home', language, 'contact')],
      '/privacy-policy': [href('cookie-policy', language), href('careers', language)],
      '/terms-of-service': [href('privacy-policy', language), '/.well-known/security.txt', '/robots.txt'],
      '/accessibility': ['#known-limits', href('home', language, 'contact')],
    }
    for (const [path, addresses] of Object.entries(targets)) {
      const html = await main(`${path}${query}`)
      for (const address of addresses) expect(html, path).toContain(` href="${address}">`)
      expect(textOf(html), path).not.toContain('](')
    }
  })
})

test.each([
  [
    '',
    [
      'Scientific Publications',
      'Our peer-reviewed work and academic contributions',
      'Publications list coming soon',
    ],
  ],
  [
    '?lang=he',
    ['פרסומים מדעיים', 'עבודותינו שעברו שיפוט עמיתים ותרומתנו האקדמית', 'רשימת הפרסומים תפורסם כאן בקרוב'],
  ],
])('/publications%s: its three texts, and the publications tab is active', async (query, texts) => {
  const html = await main(`/publications${query}`)
  for (const text of texts) expect(textOf(html)).toContain(text)
  const active = [...html.matchAll(/<a [^>]*>/g)].filter(([tag]) => tag.includes('aria-current="page"'))
  expect(active.map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual([
    `/blog/scientific-articles${query}`,
  ])
  expect(html).toContain(`href="/key-concepts${query}"`)
})
