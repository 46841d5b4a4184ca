import type { CardId } from './contact/form.ts'
import type { Language } from './locales.ts'

// The field names follow section 3 of the specification.

/** The name of a Lucide icon, e.g. `database`. The stylesheet has only the icons in use. */
type IconName = string

export interface PageCopy {
  /** Without the company name. At most 60 characters with it; unique in its language. */
  title: string
  /** For result lists. 70 to 160 characters; unique in its language. */
  description: string
}

/** A link whose page may be of a subject that a provider has removed. Then it is not shown. */
export interface PageLink {
  words: string
  /** A name of `routes.ts`. */
  page: string
  anchor?: string
}

export interface MenuItem {
  title: string
  description: string
  href: string
}

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

export interface CardService {
  title: string
  description?: string
  items?: string[]
}

export interface ServiceCard {
  id: CardId
  title: string
  icon: IconName
  description: string
  /** Paragraphs for practitioners, separated by a blank line. */
  content: string
  features?: string[]
  services?: CardService[]
  benefits?: string[]
  additionalInfo?: string
  /** E.g. `21 CFR Part 11`. */
  standards?: string[]
  /** Slugs of terms that the text does not mean. They are not linked. */
  unlinkedTerms?: string[]
}

export interface Value {
  icon: IconName
  title: string
  description: string
}

export interface Leader {
  /** The same in both languages. Also the anchor. */
  id: string
  name: string
  title: string
  quote: string
  /** Paragraphs, separated by a blank line. */
  bio: string
  background: string
  /** "Founded in 1995", "Joined in 2008". */
  yearLabel: string
  /** Path of a portrait. If null, the page shows the initial letter. */
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

type BlogCategory = string

/** A link comes from `[words](target)`. The build finds the terms in the text. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; target: string }
  | { kind: 'term'; text: string; slug: string }

export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string; id: string }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'plot'; name: string }

export interface BlogPost {
  slug: string
  title: string
  excerpt: string
  /** ISO date, YYYY-MM-DD. */
  publishedAt: string
  /** ISO date of the last change of the content. */
  updatedAt?: string
  coverImage?: string
  tags: string[]
  author?: string
  category: BlogCategory
  readTime: string
  featured: boolean
  description: string
  /** Each as `page#card`. */
  relatedServices: string[]
  relatedTerms: { slug: string; title: string }[]
  /** Slugs of terms that the text does not mean. They are not linked. */
  unlinkedTerms: string[]
  wordCount: number
}

export interface Article extends BlogPost {
  content: Block[]
}

/** For the insight dialog. `type: 'Book'` adds the bibliographic fields. */
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
  /** Says that the author is invented. */
  note?: string
}

export interface PublicationRecord {
  /** Not unique, as in the source. */
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

/** A person, or an organization as `literal`. */
export type ReferenceName = { family: string; given: string } | { literal: string }

/** CSL-JSON: https://docs.citationstyles.org/en/stable/specification.html */
export interface Reference {
  id: string
  type: 'article-journal' | 'book' | 'entry-dictionary' | 'post-weblog'
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
  note?: string
}

export interface CitedPublication extends PublicationRecord {
  facts: Omit<Reference, 'id'>
}

export interface ListedTerm {
  /** Address and anchor of the term, made from the English term. Unique. */
  slug: string
  /** A key of `topics`. */
  topic: string
  term: Record<Language, string>
  definition: Record<Language, string>
  hasFigure?: true
}

export interface TermFormula {
  /** LaTeX. */
  tex: string
  /** One line of text, for screen readers, Markdown and copying. */
  text: string
  where: Record<Language, string>
}

export interface TermSource {
  /** A key of `content/glossary/documents.ts`. */
  document: string
  section: string
}

export interface GlossaryTerm extends ListedTerm {
  /** Slugs of related terms. Each related term must name this term too. */
  see: string[]
  /** Pitfalls and confusions. Paragraphs of plain text. */
  note?: Record<Language, string>
  formula?: TermFormula
  sources?: TermSource[]
  /** Other forms in texts: short names, irregular plurals, Hebrew plurals and construct forms. */
  forms?: Partial<Record<Language, string[]>>
  /** The name has other meanings too, e.g. "mean". Texts are searched for `forms` only. */
  isUnlinked?: boolean
  /** Slugs of terms that the entry does not mean. */
  unlinkedTerms?: string[]
}

interface TermUse {
  title: string
  /** The section or card, if the page has several. */
  part?: string
  hash?: string
}

export interface TermUses {
  posts: (TermUse & { slug: string })[]
  services: (TermUse & { page: string })[]
  designs: (TermUse & { path: string })[]
}

interface TermName {
  slug: string
  title: string
}

export interface TermNeighbor extends TermName {
  /** Terms that are near this one. Only if the entry has few neighbors. */
  onward?: TermName[]
}

/** Each neighbor is in one group. */
export interface TermNeighbors {
  /** The entry names them. */
  uses: TermNeighbor[]
  /** They name the entry. */
  usedBy: TermNeighbor[]
  /** Both. */
  mutual: TermNeighbor[]
  /** Neither, but the entry leads to them. */
  see: TermNeighbor[]
}

/** Among the terms of its topic, in alphabetical order. */
export interface TermPlace {
  /** From 1. */
  number: number
  count: number
  previous?: TermName
  next?: TermName
}

export interface TermEntry extends ListedTerm {
  /** Slugs. */
  see: string[]
  note?: Record<Language, string>
  formula?: TermFormula & { mathml: string }
  sources: TermSource[]
  words: Record<
    Language,
    { definition: Inline[]; note: Inline[][]; usedIn: TermUses; neighbors: TermNeighbors; place: TermPlace }
  >
}

/** Of a design, whose code chooses them by their keys. They are the same in every language. */
export type Formulas = Readonly<Record<string, Pick<TermFormula, 'tex' | 'text'>>>

export interface DesignFormula {
  /** One line. */
  text: string
  mathml: string
}

/** For the files of the glossary, in addition to terms and definitions. */
export interface TermFacts extends Pick<GlossaryTerm, 'slug' | 'see' | 'note' | 'sources'> {
  formula?: string
}

export interface LinkedService {
  introduction: Inline[][]
  cards: Record<string, { content: Inline[][]; additionalInfo: Inline[] }>
}

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

/** A type of document that a sponsor can ask for in the project brief. */
export interface Deliverable {
  id: string
  title: string
}
