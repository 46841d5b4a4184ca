import { describe, expect, test } from 'vitest'
import { en } from '#content/company/how-we-work/en.ts'
import { he } from '#content/company/how-we-work/he.ts'
import { en as receiptEn } from '#content/contact/receipt/en.ts'
import { he as receiptHe } from '#content/contact/receipt/he.ts'
import { type Language, languages } from '#content/locales.ts'
import { en as messagesEn } from '#content/messages/en.ts'
import { he as messagesHe } from '#content/messages/he.ts'
import { href, isPageName } from '#content/routes.ts'
import { areas, contentOf } from '#src/company/therapeutic-areas/areas.ts'
import collection from '#test/search/collection.json' with { type: 'json' }
import { documentAt } from '#test/support/built-pages.ts'
import { attributesOf, only, select, textOf, textsOf } from '#test/support/html.ts'
import { hasLeft } from '#test/support/left.ts'

const words = { en, he }
const receipts = { en: receiptEn, he: receiptHe }
const messages = { en: messagesEn, he: messagesHe }

describe.each(languages)('how we work, in %s', (language) => {
  const page = documentAt(href('how-we-work', language))
  const copy = words[language]

  test('each section has the anchor that other pages and the search link to', async () => {
    expect(attributesOf(await page, 'id', 'main section')).toEqual([
      'steps',
      'after-contact',
      'models',
      'price',
      'faq',
      '',
    ])
  })

  test('each row of the picture leads to its step and says who hands over what', async () => {
    const rows = select(await page, 'svg.plot a')
    expect(rows.map((row) => row.getAttribute('href'))).toEqual(
      copy.steps.entries.map((_, index) => `#step-${index + 1}`),
    )
    for (const [index, step] of copy.steps.entries.entries()) {
      const heading = textOf(only(await page, `#step-${index + 1} h3`))
      expect(heading).toBe(`${index + 1}. ${step.title}`)
      const name = rows[index]?.getAttribute('aria-label')
      for (const part of [String(index + 1), step.title, step.passed.toUs, step.passed.toYou])
        expect(name).toContain(part)
    }
  })

  test('after the contact the page says what the receipt, the form, and the policy say', async () => {
    const text = textOf(only(await page, '#after-contact'))
    for (const line of receipts[language].lines) expect(text).toContain(line)
    expect(text).toContain(messages[language]['contact.privacy'])
    const months: Record<Language, string> = {
      en: '12 months after the last message',
      he: '12 חודשים לאחר ההודעה האחרונה',
    }
    const policy = textOf(only(await documentAt(href('privacy-policy', language)), '#retention'))
    expect(policy).toContain(months[language])
    expect(text).toContain(months[language])
  })

  test('the structured data are the questions and answers that the page shows', async () => {
    const scripts = select(await page, 'script[type="application/ld+json"]')
    const nodes = scripts.flatMap((script) => JSON.parse(script.textContent ?? '')['@graph'])
    const faq = nodes.find((node: { '@type': string }) => node['@type'] === 'FAQPage')
    const said = faq.mainEntity.map((one: { name: string; acceptedAnswer: { text: string } }) => [
      one.name,
      one.acceptedAnswer.text,
    ])
    const shown = select(await page, '#faq details').map((one) => [
      textOf(only(one, 'summary')),
      textOf(select(one, 'p')[0] ?? one),
    ])
    expect(said).toEqual(shown)
    expect(shown.length).toBeGreaterThanOrEqual(8)
  })

  test('a link that is not shown belongs to a removed subject', () => {
    const links = [...copy.steps.entries, ...copy.faq.entries].flatMap((one) => one.links)
    expect(links.filter(({ page }) => !isPageName(page) && !hasLeft(`/${page}`))).toEqual([])
  })
})

describe.each(languages)('therapeutic areas, in %s', (language) => {
  const page = documentAt(href('therapeutic-areas', language))

  test('the index leads to each area, and each has texts of the site', async () => {
    const anchors = attributesOf(await page, 'href', 'main nav ul > li > a:first-child').filter((link) =>
      link.startsWith('#'),
    )
    expect(anchors).toEqual(Object.keys(areas).map((name) => `#${name}`))
    for (const anchor of anchors)
      expect(select(only(await page, anchor), 'a[href*="/key-concepts/"], a[href*="#pub-"]')).not.toEqual([])
  })

  test('the index counts only what there are three of or more', async () => {
    const counts = textsOf(await page, 'main nav ul > li > p')
      .join(' ')
      .match(/(?<=: )\d+/g)
      ?.map(Number)
    expect(counts?.length).toBeGreaterThan(3)
    expect(counts?.filter((count) => count < 3)).toEqual([])
  })

  test('a publication is the one of the list, with its title and year', async () => {
    const list = await documentAt(href('scientific-articles', language))
    const links = select(await page, 'main a[href*="#pub-"]')
    expect(links.length).toBeGreaterThan(8)
    for (const link of links) {
      const entry = only(list, `#${link.getAttribute('href')?.split('#')[1]}`)
      expect(textOf(only(entry, 'h3'))).toContain(textOf(link))
    }
  })
})

test('both languages show the same texts of each area', () => {
  for (const name of ['oncology', 'vaccines', 'cardiology', 'neurology', 'pharmacology'] as const) {
    const [english, hebrew] = languages.map((language) => contentOf(name, language))
    const plain = (links: { href: string }[] = []) =>
      links
        .map(({ href }) =>
          href
            .replace(/[?&]lang=he/, '')
            .replace('pk-pd-analysis', 'pk-pd')
            .replace('epro-ediary', 'epro'),
        )
        .toSorted()
    for (const kind of ['publications', 'posts', 'terms', 'services'] as const)
      expect(plain(hebrew?.[kind]), `${name}, ${kind}`).toEqual(plain(english?.[kind]))
  }
})

const { publication: known } = collection

/** Read by hand in `content/publications/records.ts`. A publication that was added later is not judged. */
test.each([
  ['oncology', ['pub-15']],
  ['vaccines', ['pub-01', 'pub-19', 'pub-24', 'pub-30']],
  ['neurology', ['pub-06', 'pub-25']],
  ['pharmacology', ['pub-09', 'pub-23', 'pub-33']],
] as const)('the publications on %s', (name, ids) => {
  const found = contentOf(name, 'en').publications.map((one) => one.href.split('#')[1] ?? '')
  expect(found.filter((id) => known.includes(id)).toSorted()).toEqual(ids)
})
