import { describe, expect, test } from 'vitest'
import { servicePages } from '#content/navigation.ts'
import { en } from '#content/pages/solutions/en.ts'
import { he } from '#content/pages/solutions/he.ts'
import { href } from '#content/routes.ts'
import { serviceCards } from '#src/service-cards.ts'
import { attributes, between, count, htmlOf, textOf } from '#test/support/markup.ts'

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
const pagesInLanguages = servicePages.flatMap((page) => languages.map((language) => ({ page, language })))

describe.each(pagesInLanguages)('the service page $page in $language', ({ page, language }) => {
  const html = htmlOf(href(page, language))

  test('has exactly the cards of its area', async () => {
    expect([...(await html).matchAll(/<article id="([^"]+)"/g)].map(([, id]) => id)).toEqual(cardIds[page])
  })

  test('has every id once, and a card answers to both of its ids', async () => {
    const ids = attributes(await html, 'id')
    expect(ids).toHaveLength(new Set(ids).size)
    expect(ids).toEqual(expect.arrayContaining([...cardIds[page], ...hebrewIds[page]]))
    for (const id of hebrewIds[page])
      expect(await html).toMatch(new RegExp(`<span id="${id}"[^>]*></span><article`))
  })

  test('opens with an index of its cards', async () => {
    const index = between(await html, '<nav aria-labelledby="index-title"', '</nav>')
    expect(attributes(index, 'href')).toEqual(cardIds[page].map((id) => `#${id}`))
  })

  test('leads back to the page above without script', async () => {
    const [link = ''] = (await html).match(/<a [^>]*data-back=""[^>]*>/) ?? []
    expect(attributes(link, 'href')).toEqual([href('solutions', language)])
  })

  test('shows every word of every card', async () => {
    for (const card of serviceCards(page, language)) {
      const text = textOf(between(await html, `<article id="${card.id}"`, '</article>'))
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
  const html = htmlOf(href('solutions', language))

  test('has three groups of 8, 3 and 6 services, of which the browser keeps one open', async () => {
    const groups = (await html).match(/<details.*?<\/details>/gs) ?? []
    expect(groups.map((group) => attributes(group, 'id')[0])).toEqual(servicePages)
    expect(groups.map((group) => attributes(group, 'name')[0])).toEqual(Array(3).fill('solutions'))
    expect(groups.map((group) => count(group, '<h3'))).toEqual([8, 3, 6])
    expect(groups.map((group) => /<details[^>]* open=""/.test(group))).toEqual([true, false, false])
  })

  test('shows three details of each service and counts the rest', async () => {
    const entries = (await html).match(/<h3.*?<\/p><\/li>/gs) ?? []
    const services = copy.groups.flatMap((group) => group.services)
    expect(entries).toHaveLength(services.length)
    for (const [index, { details }] of services.entries()) {
      const text = textOf(entries[index] ?? '')
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
    const main = between(await html, '<main', '</main>')
    const targets = attributes(main, 'href').filter(
      (link) => link.includes('#') && !link.endsWith('#contact'),
    )
    expect(targets).toHaveLength(17)
    for (const target of targets) {
      const [path = '', hash] = target.split('#')
      expect(attributes(await htmlOf(path), 'id')).toContain(hash)
      expect(target.includes('lang=he')).toBe(language === 'he')
    }
  })
})

describe('the compliance card', () => {
  test('stands on the Hebrew page only, with three badges', async () => {
    const card = between(await htmlOf('/solutions?lang=he'), '<section id="compliance"', '</section>')
    expect(textOf(between(card, '<ul', '</ul>'))).toBe('GDPRHIPAAISO/IEC 27001:2022')
    expect(await htmlOf('/solutions')).not.toContain(en.compliance.title)
  })
})

describe.each(languages)('the menu in %s', (language) => {
  test('has three columns whose 17 anchors each reach a card', async () => {
    const menu = between(await htmlOf(href('home', language)), 'data-island="solutions-menu"', '</script>')
    const anchors = attributes(menu, 'href').filter((link) => link.includes('#'))
    expect(count(menu, '<h2')).toBe(3)
    expect(new Set(anchors).size).toBe(17)
    for (const anchor of anchors) {
      const [path = '', hash] = anchor.split('#')
      expect(attributes(await htmlOf(path), 'id')).toContain(hash)
    }
  })
})

test('a Latin name with a dash in Hebrew: one run that is painted from left to right', async () => {
  expect(await htmlOf('/biostatistics?lang=he')).toContain(
    '<bdi dir="ltr" lang="en" class="run">Kaplan–Meier</bdi>',
  )
})
