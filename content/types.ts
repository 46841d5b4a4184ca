/** The entities that the content is made of. Field names follow section 3 of the specification. */

/** A Lucide icon name, e.g. `database`; the stylesheet holds only the icons that some content names. */
export type IconName = string

/** What every page's copy file has beside its own words. */
export interface PageCopy {
  /** Document title without the company name, at most 60 characters with it, unique in its language. */
  title: string
  /** Meta description for a person in a result list, 70-160 characters, unique in its language. */
  description: string
}

export interface MenuItem {
  title: string
  description: string
  href: string
}

/** A service as the Solutions page lists it: the first three details are shown, the rest counted. */
export interface Service {
  title: string
  icon: IconName
  description: string
  details: string[]
}

export interface ServiceGroup {
  title: string
  subtitle: string
  icon: IconName
  services: Service[]
}

/** One entry of a card's list of services: with a description, or with items. */
export interface CardService {
  title: string
  description?: string
  items?: string[]
}

/** A service as its own page describes it. */
export interface ServiceCard {
  id: string
  title: string
  icon: IconName
  /** One or two sentences: what it is and for whom. */
  description: string
  /** Paragraphs that a practitioner reads: how it is done, separated by a blank line. */
  content: string
  features?: string[]
  services?: CardService[]
  benefits?: string[]
  additionalInfo?: string
  /** Names of the standards that apply, shown as tags, e.g. `21 CFR Part 11`. */
  standards?: string[]
}

export interface Value {
  icon: IconName
  title: string
  description: string
}

export interface Leader {
  /** Stable in both languages; also the anchor. */
  id: string
  name: string
  title: string
  quote: string
  /** The whole biography, paragraphs separated by a blank line. */
  bio: string
  /** One line: degrees and field. */
  background: string
  /** "Founded in 1995", "Joined in 2008". */
  yearLabel: string
  /** Path of a portrait, or null: then the initial letter stands in. */
  image: string | null
}

export interface LeadershipMessage {
  name: string
  title: string
  quote: string
  image: string | null
}

export interface Testimonial {
  name: string
  title: string
  quote: string
}

export type BlogCategory = string

export interface BlogPost {
  slug: string
  title: string
  excerpt: string
  /** ISO date, YYYY-MM-DD. */
  publishedAt: string
  coverImage?: string
  tags: string[]
  author?: string
  category: BlogCategory
  /** Text, e.g. "7 min read". */
  readTime: string
  featured: boolean
  /** Bold markers, bullet lists, `## ` headings, paragraphs separated by blank lines. */
  content: string
}

/** What the insight dialog shows; `type: 'Book'` adds the bibliographic fields. */
export interface InsightDetail {
  title: string
  category: string
  date?: string
  year?: string
  readTime?: string
  authors?: string
  type: string
  description?: string
  excerpt?: string
  fullContent?: string
  publisher?: string
  pages?: string
  isbn?: string
  image?: string
}

export interface PublicationRecord {
  /** Not unique: some ids repeat, as in the source. */
  id: string
  type: 'article' | 'book'
  title: string
  authors: string
  venue: string
  year: number | null
  citation: string
  link: string | null
  createdFrom: string
}

export interface GlossaryTerm {
  /** The anchor of the term, made from the English term; unique. */
  slug: string
  term: { en: string; he: string }
  definition: { en: string; he: string }
}

/** The words of a service page: its cards, and the headings that its cards share. */
export interface ServicePageCopy extends PageCopy {
  heading: string
  lead: string
  introduction: string
  indexLabel: string
  backLabel: string
  featuresLabel: string
  servicesLabel: string
  benefitsLabel: string
  standardsLabel: string
  additionalInfoLabel: string
  cards: ServiceCard[]
  callToAction: { title: string; text: string; button: string }
}
