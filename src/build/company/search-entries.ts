import type { Language } from '#content/locales.ts'
import { cardAnchor, servicePages } from '#content/navigation.ts'
import { href } from '#content/routes.ts'
import { namesOf, otherOf, pageEntry, type Source } from '#src/build/search/source.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { wordsOf } from '#src/words/words.ts'

function services(language: Language): Source[] {
  return servicePages.flatMap((page) => {
    const others = serviceCards(page, otherOf(language))
    return serviceCards(page, language).map((card, index) => ({
      id: `service:${page}#${card.id}`,
      kind: 'service' as const,
      href: href(page, language, cardAnchor(card.id, language)),
      title: card.title,
      other: others[index]?.title,
      place: wordsOf(`company/${page}`)(language).heading,
      body: [card.description, card.content, ...(card.features ?? []), ...(card.standards ?? [])].join(' '),
      names: namesOf(card.title, others[index]?.title),
    }))
  })
}

const pages = [
  'about-us',
  'how-we-work',
  'therapeutic-areas',
  'solutions',
  'data-management',
  'clinical-solutions',
  'biostatistics',
  'leadership',
  'careers',
  'qualification',
  'cookie-policy',
  'privacy-policy',
  'terms-of-service',
  'accessibility',
] as const

export const entries = (language: Language): Source[] => [
  ...services(language),
  ...pages.map((name) => pageEntry(name, language, wordsOf(`company/${name}`))),
]
