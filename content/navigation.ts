import type { Language } from './locales.ts'
import { isPageName, isStatic, type PageName, type StaticPageName } from './routes.ts'

/** A provider may have removed the subject of a page. */
const isThere = <Name extends string>(name: Name): name is Name & StaticPageName =>
  isPageName(name) && isStatic(name)

/** `solutions` opens the mega menu on large screens. */
export const headerPages = (
  ['home', 'about-us', 'solutions', 'blog', 'leadership', 'careers', 'study-design'] as const
).filter((name) => isThere(name))

/** Pages on which a link of the header is marked as their section. */
export const headerSections: Partial<Record<PageName, (typeof headerPages)[number]>> = {
  'data-management': 'solutions',
  'clinical-solutions': 'solutions',
  biostatistics: 'solutions',
  'therapeutic-areas': 'solutions',
  'how-we-work': 'about-us',
  'blog-post': 'blog',
  'scientific-articles': 'blog',
  publications: 'blog',
  'key-concepts': 'blog',
  'term-study': 'blog',
  term: 'blog',
  'biostatistic-glossary': 'blog',
}

/** The tab bar of the pages around the blog. */
export const categoryPages = [
  'blog',
  'scientific-articles',
  'key-concepts',
] as const satisfies readonly StaticPageName[]

export const servicePages = [
  'data-management',
  'clinical-solutions',
  'biostatistics',
] as const satisfies readonly StaticPageName[]

export type ServicePageName = (typeof servicePages)[number]

/** From card id to the Hebrew anchor of its old address. Both reach the card in both languages. */
export const hebrewAnchors: Record<string, string> = {
  cdisc: 'cdisc-compliance',
  inventory: 'inventory-management',
  epro: 'epro-ediary',
  'pk-pd': 'pk-pd-analysis',
}

export function cardAnchor(cardId: string, language: Language): string {
  return language === 'he' ? (hebrewAnchors[cardId] ?? cardId) : cardId
}

const everyColumn = [
  {
    heading: 'footer.solutions',
    links: [
      { label: 'footer.link.biostatistics', page: 'biostatistics' },
      { label: 'footer.link.clinical', page: 'clinical-solutions' },
      { label: 'footer.link.data', page: 'data-management' },
      { label: 'footer.link.areas', page: 'therapeutic-areas' },
    ],
  },
  {
    heading: 'footer.company',
    links: [
      { label: 'nav.about-us', page: 'about-us' },
      { label: 'nav.leadership', page: 'leadership' },
      { label: 'nav.careers', page: 'careers' },
      { label: 'footer.qualification', page: 'qualification' },
      { label: 'footer.link.work', page: 'how-we-work' },
    ],
  },
  {
    heading: 'footer.resources',
    links: [
      { label: 'nav.blog', page: 'blog' },
      { label: 'footer.link.articles', page: 'scientific-articles' },
      { label: 'footer.link.news', page: 'blog', query: 'type=news' },
    ],
  },
  {
    heading: 'footer.legal',
    links: [
      { label: 'footer.privacy', page: 'privacy-policy' },
      { label: 'footer.terms', page: 'terms-of-service' },
      { label: 'footer.cookies', page: 'cookie-policy' },
      { label: 'footer.accessibility', page: 'accessibility' },
    ],
  },
  {
    heading: 'footer.tools',
    links: [
      { label: 'tool.study-design', page: 'study-design' },
      { label: 'tool.estimand', page: 'estimand' },
      { label: 'tool.study-design-monitoring', page: 'study-design-monitoring' },
      { label: 'tool.study-design-checks', page: 'study-design-checks' },
      { label: 'tool.sample-study', page: 'sample-study' },
      { label: 'tool.brief', page: 'brief' },
      { label: 'footer.link.glossary', page: 'key-concepts' },
      { label: 'footer.link.cards', page: 'term-study' },
    ],
  },
] as const satisfies readonly {
  heading: string
  links: readonly { label: string; page: string; query?: string }[]
}[]

type FooterLink = (typeof everyColumn)[number]['links'][number]

const leadsToPage = (link: FooterLink): link is FooterLink & { page: StaticPageName } => isThere(link.page)

/** `heading` and `label` are message keys. `query` is added to the address of the page. */
export const footerColumns = everyColumn.map(({ heading, links }) => ({
  heading,
  links: links.filter(leadsToPage),
}))

/** The menu of study design, in the header. The first leads to the page that opened there before. */
export const toolPages = (
  [
    'study-design',
    'estimand',
    'study-design-monitoring',
    'study-design-checks',
    'sample-study',
    'brief',
  ] as const
).filter((name) => isThere(name))
