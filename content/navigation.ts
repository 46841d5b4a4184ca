import type { Language } from './locales.ts'
import { isPageName, isStatic, type PageName, type StaticPageName } from './routes.ts'

/** Of names that a menu holds, those of pages that the site has: a subject may have left it. */
const isThere = <Name extends string>(name: Name): name is Name & StaticPageName =>
  isPageName(name) && isStatic(name)

/** The header's links in order; `solutions` opens the mega menu on large screens. */
export const headerPages = (
  ['home', 'about-us', 'solutions', 'blog', 'leadership', 'careers', 'study-design'] as const
).filter((name) => isThere(name))

/** Pages that stand below one of the header's: there it is marked too. */
export const headerSections: Partial<Record<PageName, (typeof headerPages)[number]>> = {
  'data-management': 'solutions',
  'clinical-solutions': 'solutions',
  biostatistics: 'solutions',
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

/**
 * Cards whose navigation anchor was another in Hebrew: card id -> Hebrew anchor.
 * Both ids reach the card in both languages.
 */
export const hebrewAnchors: Record<string, string> = {
  cdisc: 'cdisc-compliance',
  inventory: 'inventory-management',
  epro: 'epro-ediary',
  'pk-pd': 'pk-pd-analysis',
}

/** The anchor by which menus of a language reach a card. */
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
    ],
  },
  {
    heading: 'footer.company',
    links: [
      { label: 'nav.about-us', page: 'about-us' },
      { label: 'nav.leadership', page: 'leadership' },
      { label: 'nav.careers', page: 'careers' },
    ],
  },
  {
    heading: 'footer.resources',
    links: [
      { label: 'footer.link.insights', page: 'blog' },
      { label: 'footer.link.articles', page: 'scientific-articles' },
      { label: 'footer.link.news', page: 'blog', query: 'type=news' },
      { label: 'footer.link.study-design', page: 'study-design' },
      { label: 'footer.link.brief', page: 'brief' },
    ],
  },
  {
    heading: 'footer.legal',
    links: [
      { label: 'footer.privacy', page: 'privacy-policy' },
      { label: 'footer.terms', page: 'terms-of-service' },
      { label: 'footer.cookies', page: 'cookie-policy' },
      { label: 'footer.accessibility', page: 'accessibility' },
      { label: 'footer.qualification', page: 'qualification' },
    ],
  },
] as const satisfies readonly {
  heading: string
  links: readonly { label: string; page: string; query?: string }[]
}[]

type FooterLink = (typeof everyColumn)[number]['links'][number]

const leadsToPage = (link: FooterLink): link is FooterLink & { page: StaticPageName } => isThere(link.page)

/**
 * The footer's columns, by message key of their heading. `query` is added to the page's address.
 */
export const footerColumns = everyColumn.map(({ heading, links }) => ({
  heading,
  links: links.filter(leadsToPage),
}))

const inMenu: readonly string[] = ['study-design']

/**
 * Links of the menu of solutions, to pages that the header has no room for on the narrowest of large
 * screens.
 */
export const menuLinks = footerColumns
  .flatMap(({ links }) => links)
  .filter(({ page }) => inMenu.includes(page))
