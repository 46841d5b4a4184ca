import { describe, expect, test } from 'vitest'
import { en } from '#content/company/solutions/en.ts'
import { he } from '#content/company/solutions/he.ts'
import { servicePages } from '#content/navigation.ts'
import { href } from '#content/routes.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { wordsOf } from '#src/words/words.ts'
import { documentAt } from '#test/support/built-pages.ts'
import { attributesOf, only, select, textOf, textsOf } from '#test/support/html.ts'

const cardIds = {
  'data-management': [
    'ecrf-design',
    'edc-systems',
    'cdisc',
    'randomization',
    'inventory',
    'data-quality',
    'epro',
    'ctms',
  ],
  'clinical-solutions': ['medical-writing', 'medical-coding', 'pharmacovigilance'],
  biostatistics: [
    'statistical-consulting',
    'statistical-analysis',
    'real-world-data',
    'pk-pd',
    'bioinformatics',
    'training',
  ],
}

const hebrewIds = {
  'data-management': ['cdisc-compliance', 'inventory-management', 'epro-ediary'],
  'clinical-solutions': [],
  biostatistics: ['pk-pd-analysis'],
}

const languages = ['en', 'he'] as const
const wordsIn = (text: string) => text.trim().split(/\s+/).length
const pagesInLanguages = servicePages.flatMap((page) => languages.map((language) => ({ page, language })))

describe.each(pagesInLanguages)('the service page $page in $language', ({ page, language }) => {
  const document = documentAt(href(page, language))

  test('has exactly the cards of its area', async () => {
    expect(attributesOf(await document, 'id', 'article')).toEqual(cardIds[page])
  })

  test('has every id once, and a card answers to both of its ids', async () => {
    const ids = attributesOf(await document, 'id')
    expect(ids).toHaveLength(new Set(ids).size)
    expect(ids).toEqual(expect.arrayContaining([...cardIds[page], ...hebrewIds[page]]))
    for (const id of hebrewIds[page]) {
      const anchor = only(await document, `span#${id}:has(+ article)`)
      expect(anchor.childNodes).toHaveLength(0)
    }
  })

  test('opens with an index of its cards', async () => {
    const targets = attributesOf(await document, 'href', 'nav[aria-labelledby="index-title"] a')
    expect(targets).toEqual(cardIds[page].map((id) => `#${id}`))
  })

  test('leads back to the page above without script', async () => {
    expect(attributesOf(await document, 'href', 'a[data-back]')).toEqual([href('solutions', language)])
  })

  test('what is read first is short: sentences, and the first paragraph of each card', () => {
    const most = { en: 25, he: 22 }[language]
    const firsts = serviceCards(page, language).map(({ description, content }) => ({
      description,
      paragraph: content.split('\n\n')[0] ?? '',
    }))
    const texts = firsts.flatMap(({ description, paragraph }) => [description, paragraph])
    const sentences = [wordsOf(`company/${page}`)(language).introduction, ...texts].flatMap((text) =>
      text.split(/(?<=[.?!])\s/),
    )
    expect(sentences.filter((sentence) => wordsIn(sentence) > most)).toEqual([])
    expect(firsts.filter(({ paragraph }) => wordsIn(paragraph) > 60)).toEqual([])
  })

  test('shows every word of every card', async () => {
    for (const card of serviceCards(page, language)) {
      const text = textOf(only(await document, `article#${card.id}`))
      const { features = [], benefits = [], standards = [], services = [] } = card
      const items = services.flatMap((service) => [
        service.title,
        service.description ?? '',
        ...(service.items ?? []),
      ])
      const words = [card.title, card.description, ...card.content.split('\n\n'), card.additionalInfo ?? '']
      for (const piece of [...words, ...features, ...benefits, ...standards, ...items])
        expect(text).toContain(piece)
    }
  })
})

describe.each([
  { language: 'en', copy: en },
  { language: 'he', copy: he },
] as const)('the Solutions page in $language', ({ language, copy }) => {
  const document = documentAt(href('solutions', language))

  test('has three groups of 8, 3 and 6 services, of which the browser keeps one open', async () => {
    const groups = select(await document, 'details')
    expect(attributesOf(await document, 'id', 'details')).toEqual(servicePages)
    expect(attributesOf(await document, 'name', 'details')).toEqual(Array(3).fill('solutions'))
    expect(groups.map((group) => select(group, 'h3').length)).toEqual([8, 3, 6])
    expect(groups.map((group) => group.hasAttribute('open'))).toEqual([true, false, false])
  })

  test('shows three details of each service and counts the rest', async () => {
    const entries = textsOf(await document, 'details li:has(> h3)')
    const services = copy.groups.flatMap((group) => group.services)
    expect(entries).toHaveLength(services.length)
    for (const [index, { details }] of services.entries()) {
      const text = entries[index]
      for (const detail of details.slice(0, 3)) expect(text).toContain(detail)
      for (const detail of details.slice(3)) expect(text).not.toContain(detail)
      const more =
        language === 'he' ? `+${details.length - 3} מאפיינים נוספים` : `+${details.length - 3} more features`
      expect(text).toContain(more)
    }
  })

  test('has at least five details for each service', () => {
    const services = copy.groups.flatMap((group) => group.services)
    expect(services.filter(({ details }) => details.length < 5)).toEqual([])
  })

  test('leads from each service to its card', async () => {
    const targets = attributesOf(only(await document, 'main'), 'href').filter(
      (link) => link.includes('#') && !link.endsWith('#contact'),
    )
    expect(targets).toHaveLength(17)
    for (const target of targets) {
      const [path = '', hash] = target.split('#')
      expect(attributesOf(await documentAt(path), 'id')).toContain(hash)
      expect(target.includes('lang=he')).toBe(language === 'he')
    }
  })
})

describe('the compliance card', () => {
  test('stands on the Hebrew page only, with three badges', async () => {
    const badges = textsOf(await documentAt('/solutions?lang=he'), 'section#compliance ul > li')
    expect(badges).toEqual(['GDPR', 'HIPAA', 'ISO/IEC 27001:2022'])
    expect(textOf(await documentAt('/solutions'))).not.toContain(en.compliance.title)
  })
})

describe.each(languages)('the menu in %s', (language) => {
  test('has three columns whose 17 anchors each reach a card', async () => {
    const menu = only(await documentAt(href('home', language)), '#solutions-menu')
    const anchors = attributesOf(menu, 'href').filter((link) => link.includes('#'))
    expect(select(menu, 'ul')).toHaveLength(3)
    expect(new Set(anchors).size).toBe(17)
    for (const anchor of anchors) {
      const [path = '', hash] = anchor.split('#')
      expect(attributesOf(await documentAt(path), 'id')).toContain(hash)
    }
  })
})

test('a Latin name with a dash in Hebrew: one run that is painted from left to right', async () => {
  const runs = textsOf(await documentAt('/biostatistics?lang=he'), 'bdi.run[dir="ltr"][lang="en"]')
  expect(runs).toContain('Kaplan–Meier')
})
