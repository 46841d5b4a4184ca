import { describe, expect, test } from 'vitest'
import { en as aboutEn } from '#content/company/about-us/en.ts'
import { he as aboutHe } from '#content/company/about-us/he.ts'
import { en as careersEn } from '#content/company/careers/en.ts'
import { he as careersHe } from '#content/company/careers/he.ts'
import { leaders as leadersEn } from '#content/company/team/en.ts'
import { leaders as leadersHe } from '#content/company/team/he.ts'
import { servicePages } from '#content/navigation.ts'
import { href } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { documentAt } from '#test/support/built-pages.ts'
import { only, select, textOf, textsOf } from '#test/support/html.ts'

/** The company's claims. A change here changes a claim in every language. */
const claims = {
  en: {
    features: 14,
    backups: ['Daily database backups', 'Transaction backups every 15 minutes'],
    reports: 'over 200 pre-built reports',
    drugs: 'ATC/WHO drug dictionary',
    figures: ['200+', '500+', '29+'],
    bridge: /2003.*eight years earlier/,
    about: aboutEn,
    careers: careersEn,
    leaders: leadersEn,
  },
  he: {
    features: 13,
    backups: ['גיבוי יומי של בסיס הנתונים', 'גיבוי טרנזקציות כל 15 דקות'],
    reports: 'למעלה מ־200 דוחות',
    drugs: 'מילון התרופות ATC/WHO',
    figures: ['200+', '500+', '29+'],
    bridge: /2003.*שמונה שנים קודם לכן/,
    about: aboutHe,
    careers: careersHe,
    leaders: leadersHe,
  },
}

const standards = [
  ...['GDPR', 'HIPAA', 'ISO/IEC 27001:2022', 'ISO 27799:2016', 'GCP', '21 CFR Part 11'],
  ...['CDISC', 'CDASH', 'SDTM', 'ADaM', 'Define-XML', 'ICH E9'],
]

const cardOf = async (page: (typeof servicePages)[number], language: 'en' | 'he', id: string) =>
  only(await documentAt(href(page, language)), `article#${id}`)

describe.each(['en', 'he'] as const)('the claims in %s', (language) => {
  const claim = claims[language]

  test('services: 8, 3 and 6', async () => {
    const pages = await Promise.all(servicePages.map((page) => documentAt(href(page, language))))
    expect(pages.map((document) => select(document, 'article').length)).toEqual([8, 3, 6])
  })

  test(`the EDC system: ${claim.features} key features, with daily and 15-minute backups`, async () => {
    const card = await cardOf('data-management', language, 'edc-systems')
    const lists = select(card, 'ul').map((list) => list.children.length)
    expect(Math.max(...lists)).toBe(claim.features)
    for (const backup of claim.backups) expect(textOf(card)).toContain(backup)
  })

  test('the CTMS: over 200 pre-built reports', async () => {
    const text = textOf(await cardOf('data-management', language, 'ctms'))
    expect(text.toLowerCase()).toContain(claim.reports)
  })

  test('medical coding: MedDRA and the ATC/WHO drug dictionary', async () => {
    const text = textOf(await cardOf('clinical-solutions', language, 'medical-coding'))
    expect(text).toContain('MedDRA')
    expect(text).toContain(claim.drugs)
  })

  test('medical writing: five services', async () => {
    const card = await cardOf('clinical-solutions', language, 'medical-writing')
    expect(select(card, 'h4')).toHaveLength(5)
  })

  test('every standard by its full name', async () => {
    const pages = await Promise.all(servicePages.map((page) => documentAt(href(page, language))))
    const text = pages.map((document) => textOf(only(document, 'main'))).join()
    expect(standards.filter((standard) => !text.includes(standard))).toEqual([])
  })

  test('clients, projects and years stand in the first HTML of the home page', async () => {
    expect(textsOf(await documentAt(href('home', language)), 'main dl[aria-label] dd')).toEqual(claim.figures)
  })

  test('founded in 1995 by the first leader and on the careers page, in 2003 by the story', () => {
    expect(JSON.stringify(claim.leaders[0])).toContain('1995')
    expect(JSON.stringify(claim.careers)).toContain('1995')
    expect(JSON.stringify(claim.about)).toContain('2003')
    expect(JSON.stringify(claim.about)).not.toContain('1995')
  })

  test('the two years are bridged, and the years of experience follow from the first', () => {
    const sentences = (claim.leaders[0]?.bio ?? '').split(/(?<=\.)\s+/)
    expect(sentences.filter((one) => one.includes('1995') && one.includes('2003'))).toHaveLength(1)
    const [story = '', , sum] = claim.about.story.paragraphs
    expect(story.split('. ')[0]).toMatch(claim.bridge)
    expect(sum).toContain(`${site.copyrightYear - 1995}+`)
  })

  test('the service pages name 1995 in Hebrew only', async () => {
    for (const page of servicePages) {
      const text = textOf(only(await documentAt(href(page, language)), 'main'))
      expect(text.includes('1995')).toBe(language === 'he')
    }
  })

  test('the areas that joined in 2008 and 2012 name 1995 only for experience in trials', async () => {
    expect(claim.about.story.milestones.map(({ year }) => year)).toEqual(
      expect.arrayContaining(['2008', '2012']),
    )
    for (const page of ['data-management', 'clinical-solutions'] as const) {
      const text = textOf(only(await documentAt(href(page, language)), 'main'))
      const sentences = text.split(/(?<=[.!?])\s+/).filter((one) => one.includes('1995'))
      expect(sentences.filter((one) => !one.includes('ניסיון בניסויים קליניים שנצבר מאז 1995'))).toEqual([])
    }
  })

  test('the compliance badges: in Hebrew only', async () => {
    const cards = select(await documentAt(href('solutions', language)), '#compliance')
    expect(cards).toHaveLength(language === 'he' ? 1 : 0)
  })
})
