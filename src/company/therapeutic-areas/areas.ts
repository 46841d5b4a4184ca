import type { en } from '#content/company/therapeutic-areas/en.ts'
import { defaultLanguage, type Language } from '#content/locales.ts'
import { cardAnchor, servicePages } from '#content/navigation.ts'
import { href, postHref, termHref } from '#content/routes.ts'
import { allPosts } from '#src/blog/index.ts'
import type { PlotName } from '#src/plots/index.ts'
import { allPublications } from '#src/publications/index.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { glossaryIn } from '#src/words/words.ts'

export type AreaName = keyof (typeof en)['areas']

interface Area {
  /** In the English text of a publication, an article, or a term. */
  mentioned: RegExp
  /** Ids of service cards. */
  services: readonly string[]
  plot?: PlotName
}

/** In the order of the page. */
export const areas: Readonly<Record<AreaName, Area>> = {
  oncology: {
    mentioned: /oncolog|\bcancer(?! Institute)|tumor|carcinoma|immunotherap|progression-free/i,
    services: ['statistical-analysis', 'statistical-consulting', 'pharmacovigilance'],
    plot: 'forest',
  },
  vaccines: {
    mentioned: /vaccin|immunogenic|titer/i,
    services: ['statistical-consulting', 'statistical-analysis', 'epro'],
    plot: 'antibody-titers',
  },
  cardiology: {
    mentioned: /cardiovascular|blood pressure|heart failure|myocardial|stroke|diabet|HbA1c/i,
    services: ['statistical-consulting', 'statistical-analysis', 'real-world-data'],
    plot: 'dose-response',
  },
  neurology: {
    mentioned: /migraine|sclerosis|neurolog|\bpain\b/i,
    services: ['epro', 'statistical-analysis'],
  },
  pharmacology: {
    mentioned: /pharmacokinetic|bioequivalence|dissolution|\bCmax\b/i,
    services: ['pk-pd'],
    plot: 'concentration-time',
  },
}

interface AreaLink {
  title: string
  href: string
  /** Year of a publication, whose title is English. */
  year?: number | null
}

export interface AreaContent {
  publications: AreaLink[]
  posts: AreaLink[]
  terms: AreaLink[]
  services: AreaLink[]
}

/** What the site holds for an area: texts that mention it, and its services. */
export function contentOf(name: AreaName, language: Language): AreaContent {
  const { mentioned, services } = areas[name]
  const isAbout = (...texts: string[]) => texts.some((text) => mentioned.test(text))
  const slugs = allPosts(defaultLanguage)
    .filter(({ title, tags, excerpt }) => isAbout(title, excerpt, ...tags))
    .map(({ slug }) => slug)
  return {
    publications: allPublications()
      .filter(({ title }) => isAbout(title))
      .map(({ title, year, anchor }) => ({
        title,
        year,
        href: href('scientific-articles', language, anchor),
      })),
    posts: allPosts(language)
      .filter(({ slug }) => slugs.includes(slug))
      .map(({ title, slug }) => ({ title, href: postHref(slug, language) })),
    terms: glossaryIn(language)
      .filter(({ term, definition }) => isAbout(term[defaultLanguage], definition[defaultLanguage]))
      .map(({ term, slug }) => ({ title: term[language], href: termHref(slug, language) })),
    services: services.map((id) => serviceLink(id, language)),
  }
}

/** @throws if no service page has the card */
function serviceLink(id: string, language: Language): AreaLink {
  for (const page of servicePages) {
    const card = serviceCards(page, language).find((one) => one.id === id)
    if (card) return { title: card.title, href: href(page, language, cardAnchor(id, language)) }
  }
  throw new Error(`No service page has the card "${id}". Correct "areas" in areas.ts.`)
}
