import type { Language } from '#content/locales.ts'
import { href, type StaticPageName } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { namesOf, otherOf, type Source } from '#src/build/search/source.ts'
import {
  askedRows,
  processorsIn,
  qualificationWords,
  standardsMatrix,
  statementsOn,
} from '#src/company/qualification/statements.ts'
import { translator } from '#src/words/messages.ts'
import { team, wordsOf } from '#src/words/words.ts'

export function people(language: Language): Source[] {
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

export function contact(language: Language): Source {
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

export function ofQualification(language: Language): Source[] {
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
  const standards = standardsMatrix(language).flatMap(({ rows }) => rows)
  const rows = standards.map(({ standard, places }) => ({
    id: `page:${page}#standards:${standard}`,
    kind: 'page' as const,
    href: href(page, language, 'standards'),
    title: standard,
    place: `${words.heading}: ${words.matrix.title}`,
    body: places.map(({ title }) => title).join(' · '),
    names: [`${standard} ${words.matrix.standard}`],
  }))
  const others = askedRows(otherOf(language))
  const asked = askedRows(language).map(({ id, thing, status, text, address }) => {
    const other = others.find((one) => one.id === id)?.thing
    return {
      id: `page:${page}#${id}`,
      kind: 'page' as const,
      href: address,
      title: thing,
      ...(other ? { other } : {}),
      place: `${words.heading}: ${words.asked.title}`,
      body: `${status}. ${text}`,
      names: namesOf(thing, other),
    }
  })
  return [
    ...asked,
    said('validation'),
    said('continuity'),
    section(
      {
        page,
        of,
        anchor: 'processors',
        titleIn: (other) => of(other).processors.title,
        body: processorsIn(language)
          .map(({ name, place, task }) => `${name} (${place}): ${task}.`)
          .join(' '),
      },
      language,
    ),
    ...rows,
  ]
}

export function ofAboutUs(language: Language): Source[] {
  const of = wordsOf('company/about-us')
  const { story, globalPresence, values } = of(language)
  const reviews = team(language).clientReviews.map(({ name, title }) => `${name}, ${title}`)
  const regions = globalPresence.regions.map(({ name, text }) => `${name}: ${text}`)
  const parts = [
    ['reviews', 'reviews-title', reviews],
    ['story', 'story-title', story.paragraphs],
    ['values', 'values-title', values.items.map(({ title }) => title)],
    ['globalPresence', 'presence-title', regions],
  ] as const
  return parts.map(([part, anchor, texts]) => {
    const titleIn = (other: Language) => of(other)[part].heading
    return section({ page: 'about-us', of, anchor, titleIn, body: texts.join(' ') }, language)
  })
}

const policies = ['privacy-policy', 'cookie-policy', 'terms-of-service', 'accessibility'] as const

/** The first two sentences, without the addresses of links. */
const beginning = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/(?<=[.!?])\s/)
    .slice(0, 2)
    .join(' ')

export function ofPolicies(language: Language): Source[] {
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
