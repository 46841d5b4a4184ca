import type { Language } from './locales.ts'

/** The entities that the content is made of. Field names follow section 3 of the specification. */

/**
 * A Lucide icon name, e.g. `database`; the stylesheet holds only the icons that some content names.
 */
export type IconName = string

/** What every page's copy file has beside its own words. */
export interface PageCopy {
  /**
   * Document title without the company name, at most 60 characters with it, unique in its language.
   */
  title: string
  /** Meta description for a person in a result list, 70-160 characters, unique in its language. */
  description: string
}

export interface MenuItem {
  title: string
  description: string
  href: string
}

/**
 * A service as the Solutions page lists it: the first three details are shown, the rest counted.
 */
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
  /** Terms of the glossary that its words do not mean, by slug: they are not linked. */
  unlinkedTerms?: string[]
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

/**
 * A piece of a line of an article. A link's target is what `[words](target)` names; a term is one
 * that the build found in the words.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; target: string }
  | { kind: 'term'; text: string; slug: string }

/** A block of an article's body. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string; id: string }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'plot'; name: string }

/** A post without its body: what lists, feeds and heads say of it. */
export interface BlogPost {
  slug: string
  title: string
  excerpt: string
  /** ISO date, YYYY-MM-DD. */
  publishedAt: string
  /** ISO date of the last change of what it says. */
  updatedAt?: string
  coverImage?: string
  tags: string[]
  author?: string
  category: BlogCategory
  /** Text, e.g. "7 min read". */
  readTime: string
  featured: boolean
  /** For a result list. */
  description: string
  /** `page#card` of the services it relates to. */
  relatedServices: string[]
  relatedTerms: { slug: string; title: string }[]
  /** Terms that its words do not mean, by slug: they are not linked. */
  unlinkedTerms: string[]
  wordCount: number
}

export interface Article extends BlogPost {
  content: Block[]
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
  fullContent?: Block[]
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

/** A person as a reference names one, or a body by its whole name. */
export type ReferenceName = { family: string; given: string } | { literal: string }

/** A work in the words of CSL-JSON: https://docs.citationstyles.org/en/stable/specification.html */
export interface Reference {
  id: string
  type: 'article-journal' | 'book' | 'post-weblog'
  title: string
  author: ReferenceName[]
  language: string
  /** Year, or year, month and day. */
  issued?: { 'date-parts': [number[]] }
  status?: 'forthcoming'
  'container-title'?: string
  'container-title-short'?: string
  volume?: string
  issue?: string
  page?: string
  publisher?: string
  'publisher-place'?: string
  'number-of-pages'?: string
  DOI?: string
  URL?: string
}

/** A publication with what its citation says of it beyond the record's own fields. */
export interface CitedPublication extends PublicationRecord {
  facts: Omit<Reference, 'id'>
}

/** A term as lists show it. */
export interface ListedTerm {
  /** The address and the anchor of the term, made from the English term; unique. */
  slug: string
  term: Record<Language, string>
  definition: Record<Language, string>
}

/** An equation of a term. */
export interface TermFormula {
  /** As LaTeX writes it. */
  tex: string
  /** The same in one line of text, for a voice, for Markdown and to be copied. */
  text: string
  /** What its letters stand for. */
  where: Record<Language, string>
}

/** Where a standard says what a term means: a document of `documents.ts`, and a place in it. */
export interface TermSource {
  document: string
  section: string
}

/** What the glossary's table holds of a term. */
export interface GlossaryTerm extends ListedTerm {
  /** Terms to read beside it, by slug; each of them names this one too. */
  see: string[]
  /** What a reader has to mind, and with what it is confused; paragraphs of plain text. */
  note?: Record<Language, string>
  formula?: TermFormula
  sources?: TermSource[]
  /**
   * Other forms in texts: short names, irregular plurals, and in Hebrew each plural and construct.
   */
  forms?: Partial<Record<Language, string[]>>
  /** Its name says other things too, as "mean" does: only `forms` are looked for in texts. */
  isUnlinked?: boolean
  /** Terms that its own words do not mean, by slug. */
  unlinkedTerms?: string[]
}

/** A place of the site where a term is used. `hash` is an anchor on its page. */
export interface TermUse {
  title: string
  /** The section or card, where the page has several. */
  part?: string
  hash?: string
}

/** Where a language's texts use a term. */
export interface TermUses {
  posts: (TermUse & { slug: string })[]
  services: (TermUse & { page: string })[]
  designs: (TermUse & { path: string })[]
  terms: (TermUse & { slug: string })[]
}

/** All that the page of a term shows, as the build puts it together. */
export interface TermEntry extends ListedTerm {
  see: { slug: string; term: Record<Language, string> }[]
  formula?: TermFormula & { mathml: string }
  sources: TermSource[]
  words: Record<Language, { definition: Inline[]; note: Inline[][]; usedIn: TermUses }>
}

/** What the files of the glossary tell beside the terms and definitions. */
export interface TermFacts extends Pick<GlossaryTerm, 'slug' | 'see' | 'note' | 'sources'> {
  formula?: string
}

/** The texts of a service page with the terms in them. */
export interface LinkedService {
  introduction: Inline[][]
  cards: Record<string, { content: Inline[][]; additionalInfo: Inline[] }>
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

/** A document that a sponsor may want the like of. */
export interface Deliverable {
  id: string
  title: string
}
