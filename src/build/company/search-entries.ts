import type { Language } from '#content/locales.ts'
import { cardAnchor, servicePages } from '#content/navigation.ts'
import { href, type StaticPageName } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { namesOf, otherOf, pageEntry, type Source } from '#src/build/search/source.ts'
import { qualificationWords, standardsMatrix, statementsOn } from '#src/company/qualification/facts.ts'
import { translator } from '#src/words/messages.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { team, wordsOf } from '#src/words/words.ts'

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

function people(language: Language): Source[] {
  const others = team(otherOf(language)).leaders
  return team(language).leaders.map(({ id, name, title, background, bio }) => {
    const other = others.find((one) => one.id === id)
    return {
      id: `person:${id}`,
      kind: 'person',
      href: href('leadership', language, id),
      title: name,
      other: other?.name,
      place: title,
      body: `${background}. ${bio.split('\n\n')[0]}`,
      names: [name, other?.name ?? '', title, other?.title ?? ''],
    }
  })
}

interface Section {
  page: StaticPageName
  anchor: string
  /** The words of the page. */
  of: (language: Language) => { heading: string }
  titleIn: (language: Language) => string
  body: string
}

const section = ({ page, anchor, of, titleIn, body }: Section, language: Language): Source => ({
  id: `page:${page}#${anchor}`,
  kind: 'page',
  href: href(page, language, anchor),
  title: titleIn(language),
  other: titleIn(otherOf(language)),
  place: of(language).heading,
  body,
  names: namesOf(titleIn(language), titleIn(otherOf(language))),
})

function contact(language: Language): Source {
  const { email, phone, address } = site
  const said = translator(language)
  return {
    id: 'page:home#contact',
    kind: 'page',
    href: href('home', language, 'contact'),
    title: said('nav.contact'),
    other: translator(otherOf(language))('nav.contact'),
    place: said('contact.title'),
    body: [phone.display, email, address[language].join(', ')].join(' · '),
    names: [said('nav.contact'), translator(otherOf(language))('nav.contact'), email, phone.display],
  }
}

function ofQualification(language: Language): Source[] {
  const of = qualificationWords
  const page = 'qualification' as const
  const words = of(language)
  const said = (subject: 'validation' | 'continuity') =>
    section(
      {
        page,
        of,
        anchor: subject,
        titleIn: (other) => of(other)[subject],
        body: statementsOn(subject, language)
          .map(({ text }) => text)
          .join(' '),
      },
      language,
    )
  const rows = standardsMatrix(language).map(({ standard, places }) => ({
    id: `page:${page}#standards:${standard}`,
    kind: 'page' as const,
    href: href(page, language, 'standards'),
    title: standard,
    place: `${words.heading}: ${words.matrix.title}`,
    body: places.map(({ title }) => title).join(' · '),
    names: [`${standard} ${words.matrix.standard}`],
  }))
  return [
    said('validation'),
    said('continuity'),
    section(
      {
        page,
        of,
        anchor: 'processors',
        titleIn: (other) => of(other).processors.title,
        body: words.processors.text,
      },
      language,
    ),
    ...rows,
  ]
}

function ofAboutUs(language: Language): Source[] {
  const of = wordsOf('company/about-us')
  const words = of(language)
  const { reviews, story, globalPresence, values } = words
  const parts = [
    ['reviews', reviews.heading, team(language).clientReviews.map(({ name, title }) => `${name}, ${title}`)],
    ['story', story.heading, story.paragraphs],
    ['values', values.heading, values.items.map(({ title }) => title)],
    [
      'globalPresence',
      globalPresence.heading,
      globalPresence.regions.map(({ name, text }) => `${name}: ${text}`),
    ],
  ] as const
  const anchors = {
    reviews: 'reviews-title',
    story: 'story-title',
    values: 'values-title',
    globalPresence: 'presence-title',
  }
  return parts.map(([part, , texts]) =>
    section(
      {
        page: 'about-us',
        of,
        anchor: anchors[part],
        titleIn: (other) => of(other)[part].heading,
        body: texts.join(' '),
      },
      language,
    ),
  )
}

const policies = ['privacy-policy', 'cookie-policy', 'terms-of-service', 'accessibility'] as const

/** The first two sentences, without the addresses of links. */
const beginning = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/(?<=[.!?])\s/)
    .slice(0, 2)
    .join(' ')

function ofPolicies(language: Language): Source[] {
  return policies.flatMap((page) => {
    const of = wordsOf(`company/${page}`)
    return of(language).sections.map(({ id, paragraphs }, index) =>
      section(
        {
          page,
          of,
          anchor: id,
          titleIn: (other) => of(other).sections[index]?.heading ?? '',
          body: beginning(paragraphs[0] ?? ''),
        },
        language,
      ),
    )
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
  contact(language),
  ...ofAboutUs(language),
  ...ofQualification(language),
  ...ofPolicies(language),
  ...people(language),
]
