import { afterEach, describe, expect, test, vi } from 'vitest'
import { en as aboutEn } from '#content/company/about-us/en.ts'
import { he as aboutHe } from '#content/company/about-us/he.ts'
import { leaders as leadersEn, clientReviews as reviewsEn } from '#content/company/team/en.ts'
import { leaders as leadersHe, clientReviews as reviewsHe } from '#content/company/team/he.ts'
import { href } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { attributesOf, documentOf, only, select, textOf, textsOf } from '#test/support/html.ts'
import { ask } from '#test/support/site.ts'

const languages = [
  { language: 'en', query: '', about: aboutEn, leaders: leadersEn, reviews: reviewsEn },
  { language: 'he', query: '?lang=he', about: aboutHe, leaders: leadersHe, reviews: reviewsHe },
] as const

async function main(address: string): Promise<Element> {
  const response = await ask(address)
  expect(response.status, address).toBe(200)
  return only(documentOf(await response.text()), 'main')
}

const section = (page: Element, id: string) => only(page, `section[aria-labelledby="${id}"]`)

describe.each(languages)('about the company, $language', ({ query, about, leaders, reviews }) => {
  test('its sections stand in the order of the specification', async () => {
    const page = await main(`/about-us${query}`)
    expect(textsOf(page, 'h1')).toEqual([about.heading])
    expect(textsOf(page, 'h2').slice(0, -1)).toEqual([
      about.whatWeDo.heading,
      about.story.heading,
      about.reviews.heading,
      about.leadership.heading,
      about.values.heading,
      about.globalPresence.heading,
    ])
    expect(attributesOf(page, 'id', '#presence-title, #contact')).toEqual(['presence-title', 'contact'])
  })

  test('three client reviews are quotations with who said them', async () => {
    const quotes = section(await main(`/about-us${query}`), 'reviews-title')
    expect(select(quotes, 'blockquote')).toHaveLength(3)
    expect(textsOf(quotes, 'cite')).toEqual(reviews.map(({ name }) => name))
  })

  test('five values, six milestones and five regions', async () => {
    const page = await main(`/about-us${query}`)
    expect(about.values.items).toHaveLength(5)
    expect(textsOf(section(page, 'values-title'), 'h3')).toEqual(about.values.items.map(({ title }) => title))
    expect(select(section(page, 'story-title'), 'dt')).toHaveLength(about.story.milestones.length)
    expect(select(section(page, 'presence-title'), 'dt')).toHaveLength(about.globalPresence.regions.length)
  })

  test.each(['/about-us', '/leadership'])(
    '%s holds all five whole biographies and their buttons',
    async (path) => {
      const page = await main(`${path}${query}`)
      const text = textOf(page)
      for (const { name, bio } of leaders) {
        expect(text).toContain(name)
        for (const paragraph of bio.split('\n\n')) expect(text).toContain(paragraph)
      }
      expect(select(page, 'button[aria-expanded="false"]')).toHaveLength(5)
      if (path === '/about-us') only(page, 'section#leadership-team')
    },
  )

  test('a leader without a portrait is shown by the initials, with year and background', async () => {
    const page = await main(`/leadership${query}`)
    expect(textsOf(page, 'div[role="img"][aria-label]')).toEqual(
      leaders.map(({ name }) =>
        name
          .split(' ')
          .map(([letter]) => letter)
          .join(''),
      ),
    )
    const text = textOf(page)
    for (const { yearLabel, background, quote } of leaders) {
      for (const part of [yearLabel, background, quote]) expect(text).toContain(part)
    }
  })
})

describe.each(languages)('careers, $language', ({ query }) => {
  test('three figures, four values, three testimonials and the dialog', async () => {
    const page = await main(`/careers${query}`)
    expect(textsOf(section(page, 'figures-title'), 'dd')).toEqual(['200+', '500+', '29+'])
    expect(select(section(page, 'values-title'), 'h3')).toHaveLength(4)
    expect(select(section(page, 'team-title'), 'blockquote')).toHaveLength(3)
    expect(textOf(section(page, 'equity-title'))).toContain('1988')
    only(page, 'button[command="show-modal"][commandfor="open-positions"]')
    expect(select(page, 'a[href="#career-form"]')).toHaveLength(2)
  })

  test('no sentence beside the form excuses its button', async () => {
    const part = section(await main(`/careers${query}`), 'career-form-title')
    expect(textOf(part)).not.toMatch(/Application Sent|does not send|הבקשה נשלחה|אינה שולחת/)
  })

  test('four fields are required and the form has nowhere to send them', async () => {
    const part = section(await main(`/careers${query}`), 'career-form-title')
    expect(attributesOf(part, 'name', '[required]')).toEqual(['firstName', 'lastName', 'email', 'role'])
    expect(textsOf(part, 'label > [aria-hidden="true"]')).toEqual(Array(4).fill(' *'))
    expect(only(part, 'textarea').getAttribute('rows')).toBe('5')
    // Outside a dialog a browser does not send a form of this method; the script reads it.
    only(part, 'form[method="dialog"]:not([action])')
    only(part, `.needs-no-script[href^="mailto:${site.email}?subject="]`)
  })
})

const policies = ['/cookie-policy', '/privacy-policy', '/terms-of-service', '/accessibility']

describe.each(languages)('policy pages, $language', ({ language, query }) => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each(policies)('%s: index, sections and the address to write to', async (path) => {
    const page = await main(`${path}${query}`)
    const targets = attributesOf(page, 'href', 'nav[aria-labelledby="contents-title"] a')
    expect(targets.length).toBeGreaterThan(6)
    expect(attributesOf(page, 'id', 'section').map((id) => `#${id}`)).toEqual(targets)
    expect(attributesOf(page, 'href')).toContain(`mailto:${site.email}`)
  })

  test.each([
    ['just before midnight in Israel', '2026-03-09T21:59:59Z', '2026-03-09', 'March 9, 2026', '9 במרץ 2026'],
    ['at midnight in Israel', '2026-03-09T22:00:00Z', '2026-03-10', 'March 10, 2026', '10 במרץ 2026'],
    ['at midnight in summer', '2026-07-31T21:00:00Z', '2026-08-01', 'August 1, 2026', '1 באוגוסט 2026'],
  ])('the date %s is that day, in the words of the page', async (_, moment, day, english, hebrew) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(new Date(moment))
    for (const path of policies) {
      const page = await main(`${path}${query}`)
      const words = textsOf(page, `time[datetime="${day}"] > bdi.run`)
      expect(words, path).toContain(language === 'en' ? english : hebrew)
    }
  })

  test('the accessibility statement has the parts that Israeli practice asks for', async () => {
    const page = await main(`/accessibility${query}`)
    const parts = attributesOf(page, 'id', 'section')
    for (const id of [
      'commitment',
      'standard',
      'adjustments',
      'known-limits',
      'services',
      'feedback',
      'coordinator',
    ]) {
      expect(parts).toContain(id)
    }
    expect(textOf(section(page, 'standard-title'))).toMatch(/5568.*AA/s)
    const coordinator = section(page, 'coordinator-title')
    expect(attributesOf(coordinator, 'href')).toEqual([site.phone.href, `mailto:${site.email}`])
    expect(select(page, `a[href="mailto:${site.email}"]`)).toHaveLength(1)
  })

  test('what the policies name is linked, in the language of the page', async () => {
    const targets = {
      '/cookie-policy': [href('privacy-policy', language, 'page-views'), href('home', language, 'contact')],
      '/privacy-policy': [href('cookie-policy', language, 'what-is-stored'), href('careers', language)],
      '/terms-of-service': [href('privacy-policy', language), '/.well-known/security.txt', '/robots.txt'],
      '/accessibility': ['#known-limits', href('home', language, 'contact')],
    }
    for (const [path, addresses] of Object.entries(targets)) {
      const page = await main(`${path}${query}`)
      for (const address of addresses) expect(attributesOf(page, 'href'), path).toContain(address)
      expect(textOf(page), path).not.toContain('](')
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
  const page = await main(`/publications${query}`)
  for (const text of texts) expect(textOf(page)).toContain(text)
  expect(attributesOf(page, 'href', 'a[aria-current="page"]')).toEqual([`/blog/scientific-articles${query}`])
  expect(attributesOf(page, 'href')).toContain(`/key-concepts${query}`)
})
