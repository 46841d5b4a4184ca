import type { Entry } from '#client/search/index-file.ts'
import { fill } from '#client/ui/fill.ts'
import { type Language, otherLanguages } from '#content/locales.ts'
import { cardAnchor, servicePages } from '#content/navigation.ts'
import { type DesignName, href, postHref, routes, type StaticPageName, termHref } from '#content/routes.ts'
import { spokenNames } from '#content/search.ts'
import type { Block } from '#content/types.ts'
import { allPosts } from '#src/blog/posts.ts'
import { estimandWords } from '#src/estimand/words.ts'
import { allPublications } from '#src/publications/list.ts'
import { designWords } from '#src/study-design/frame/words.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { glossaryRecords, postBody, wordsOf } from '#src/words/words.ts'

/** An entry with what it is found by beside its text. */
export interface Source extends Entry {
  names: string[]
}

const otherOf = (language: Language): Language => otherLanguages(language)[0] ?? language

/** A name, the name without its brackets, and what the brackets hold. */
function namesOf(...titles: (string | undefined)[]): string[] {
  return titles.flatMap((title = '') => {
    const [, name, short] = /^(.*\S) \(([^()]+)\)(?: curve)?$/.exec(title) ?? []
    return name && short ? [name, short] : [title]
  })
}

const wordsIn = (name: string) => name.split(/[ \-–־]/).length

/** Of terms that fit a query alike the first is found first: the more general has shorter names. */
function terms(language: Language): Source[] {
  const other = otherOf(language)
  const length = ({ term }: { term: Record<Language, string> }) =>
    wordsIn(term[language]) + wordsIn(term[other])
  const general = glossaryRecords().toSorted((one, another) => length(one) - length(another))
  return general.map(({ slug, term, definition }) => ({
    id: `term:${slug}`,
    kind: 'term',
    href: termHref(slug, language),
    title: term[language],
    other: term[other],
    body: definition[language],
    names: namesOf(term[language], term[other]),
  }))
}

function services(language: Language): Source[] {
  return servicePages.flatMap((page) => {
    const others = serviceCards(page, otherOf(language))
    return serviceCards(page, language).map((card, index) => ({
      id: `service:${page}#${card.id}`,
      kind: 'service' as const,
      href: href(page, language, cardAnchor(card.id, language)),
      title: card.title,
      other: others[index]?.title,
      place: wordsOf(`pages/${page}`)(language).heading,
      body: [card.description, card.content, ...(card.features ?? []), ...(card.standards ?? [])].join(' '),
      names: namesOf(card.title, others[index]?.title),
    }))
  })
}

const designs = Object.keys(routes).flatMap((name) =>
  name.startsWith('study-design/') ? [name.slice('study-design/'.length)] : [],
)

const isDesign = (name: string): name is DesignName => designs.includes(name)

function designEntries(language: Language): Source[] {
  return designs.filter(isDesign).map((name) => {
    const { heading, title, question } = designWords(name, language)
    const other = designWords(name, otherOf(language))
    return {
      id: `design:${name}`,
      kind: 'design' as const,
      href: href(`study-design/${name}`, language),
      title: heading,
      other: other.heading,
      place: wordsOf('pages/study-design')(language).heading,
      body: question,
      names: namesOf(heading, title, other.heading, other.title),
    }
  })
}

const textOf = (block: Block): string => {
  if (block.kind === 'paragraph') return block.inlines.map(({ text }) => text).join('')
  if (block.kind === 'list') return block.items.map((item) => item.map(({ text }) => text).join('')).join(' ')
  return ''
}

/** A post, and each of its sections with an address of its own. */
function posts(language: Language): Source[] {
  return allPosts(language).flatMap((post) => {
    const others = allPosts(otherOf(language)).find(({ slug }) => slug === post.slug)
    const headings = (of: Language) => postBody(post.slug, of).filter((block) => block.kind === 'heading')
    const sections: Source[] = []
    for (const block of postBody(post.slug, language)) {
      const last = sections.at(-1)
      if (block.kind !== 'heading') {
        if (last) last.body = `${last.body} ${textOf(block)}`.trim()
        continue
      }
      const other = headings(otherOf(language)).find(({ id }) => id === block.id)?.text
      sections.push({
        id: `post:${post.slug}#${block.id}`,
        kind: 'post',
        href: postHref(post.slug, language, block.id),
        title: block.text,
        other,
        place: post.title,
        body: '',
        names: namesOf(block.text, other),
      })
    }
    return [
      {
        id: `post:${post.slug}`,
        kind: 'post' as const,
        href: postHref(post.slug, language),
        title: post.title,
        other: others?.title,
        body: post.excerpt,
        names: namesOf(post.title, others?.title),
      },
      ...sections,
    ]
  })
}

function publications(language: Language): Source[] {
  return allPublications().map(({ anchor, title, authors, venue, year }) => ({
    id: `publication:${anchor}`,
    kind: 'publication',
    href: href('scientific-articles', language, anchor),
    title,
    place: [venue, year].filter(Boolean).join(', '),
    body: authors,
    isEnglish: true,
    names: [title],
  }))
}

const pageNames = [
  'about-us',
  'solutions',
  'data-management',
  'clinical-solutions',
  'biostatistics',
  'blog',
  'scientific-articles',
  'key-concepts',
  'term-study',
  'biostatistic-glossary',
  'leadership',
  'careers',
  'study-design',
  'study-design-checks',
  'estimand',
  'brief',
  'sample-study',
  'qualification',
  'cookie-policy',
  'privacy-policy',
  'terms-of-service',
  'accessibility',
] as const satisfies readonly StaticPageName[]

const wordsOfPage = (name: (typeof pageNames)[number], language: Language) =>
  name === 'estimand' ? estimandWords(language) : wordsOf(`pages/${name}`)(language)

function pages(language: Language): Source[] {
  const total = glossaryRecords().length
  return pageNames.map((name) => {
    const { title, description } = wordsOfPage(name, language)
    const other = wordsOfPage(name, otherOf(language)).title
    return {
      id: `page:${name}`,
      kind: 'page' as const,
      href: href(name, language),
      title,
      other,
      body: fill(description, { total }),
      names: namesOf(title, other),
    }
  })
}

/** All that can be found in a language. */
export function sourcesIn(language: Language): Source[] {
  const kinds = [terms, services, designEntries, posts, publications, pages]
  return kinds
    .flatMap((sources) => sources(language))
    .map((source) => ({
      ...source,
      names: [...new Set([...source.names, ...(spokenNames[source.id] ?? [])])],
    }))
}
