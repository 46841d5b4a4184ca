import type { Language } from '../locales.ts'
import type {
  Article,
  Block,
  GlossaryTerm,
  Inline,
  LinkedService,
  ServicePageCopy,
  TermUses,
} from '../types.ts'
import { type Linker, linkerOf, slugsIn } from './term-links.ts'

interface PlanningTexts {
  heading: string
  question: string
  lead: string
  assumptions: readonly string[]
  notCovered: string
}

interface TermTexts {
  articles: readonly Article[]
  services: readonly { page: string; words: ServicePageCopy }[]
  designs: readonly { name: string; path: string; words: PlanningTexts }[]
}

export interface LinkedTexts {
  bodies: Map<string, Block[]>
  services: Map<string, LinkedService>
  /** By design, in the order of the text. */
  designs: Record<string, { slug: string; title: string }[]>
  words: Map<string, { definition: Inline[]; note: Inline[][] }>
  uses: Map<string, TermUses>
}

const paragraphsOf = (text: string) => text.split(/\n\s*\n/)

/** Links each term once per section, but not in headings. */
export function linkBody(blocks: readonly Block[], link: Linker, unlinked: readonly string[] = []): Block[] {
  let seen = new Set(unlinked)
  const line = (inlines: readonly Inline[]) =>
    inlines.flatMap((piece) => (piece.kind === 'text' ? link(piece.text, seen) : [piece]))
  return blocks.map((block) => {
    if (block.kind === 'heading') seen = new Set(unlinked)
    if (block.kind === 'paragraph') return { ...block, inlines: line(block.inlines) }
    if (block.kind === 'list') return { ...block, items: block.items.map(line) }
    return block
  })
}

function sectionsOf(blocks: readonly Block[]) {
  const sections: { heading?: Extract<Block, { kind: 'heading' }>; inlines: Inline[] }[] = [{ inlines: [] }]
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ heading: block, inlines: [] })
    if (block.kind === 'paragraph') sections.at(-1)?.inlines.push(...block.inlines)
    if (block.kind === 'list') sections.at(-1)?.inlines.push(...block.items.flat())
  }
  return sections
}

function linkService({ introduction, cards }: ServicePageCopy, link: Linker): LinkedService {
  const inIntroduction = new Set<string>()
  const entries = cards.map(({ id, content, additionalInfo = '', unlinkedTerms = [] }) => {
    const seen = new Set(unlinkedTerms)
    const linked = paragraphsOf(content).map((paragraph) => link(paragraph, seen))
    return [id, { content: linked, additionalInfo: link(additionalInfo, seen) }]
  })
  return {
    introduction: paragraphsOf(introduction).map((paragraph) => link(paragraph, inIntroduction)),
    cards: Object.fromEntries(entries),
  }
}

/** Without labels. */
const textsOf = ({ question, lead, assumptions, notCovered }: PlanningTexts) => [
  question,
  lead,
  ...assumptions,
  notCovered,
]

export function linkTexts(terms: readonly GlossaryTerm[], language: Language, texts: TermTexts): LinkedTexts {
  const link = linkerOf(terms, language)
  const titles = new Map(terms.map(({ slug, term }) => [slug, term[language]]))
  const uses = new Map<string, TermUses>(
    terms.map(({ slug }) => [slug, { posts: [], services: [], designs: [] }]),
  )
  const linked: LinkedTexts = {
    bodies: new Map(),
    services: new Map(),
    designs: {},
    words: new Map(),
    uses,
  }
  for (const { slug, title, content, unlinkedTerms } of texts.articles) {
    const body = linkBody(content, link, unlinkedTerms)
    linked.bodies.set(slug, body)
    for (const { heading, inlines } of sectionsOf(body))
      for (const term of slugsIn(inlines)) {
        const posts = uses.get(term)?.posts
        if (posts?.every((post) => post.slug !== slug))
          posts.push({ slug, title, ...(heading ? { part: heading.text, hash: heading.id } : {}) })
      }
  }
  for (const { page, words } of texts.services) {
    const service = linkService(words, link)
    linked.services.set(page, service)
    for (const term of slugsIn(service.introduction.flat()))
      uses.get(term)?.services.push({ page, title: words.heading })
    for (const { id, title } of words.cards) {
      const { content = [], additionalInfo = [] } = service.cards[id] ?? {}
      for (const term of slugsIn([...content.flat(), ...additionalInfo]))
        uses.get(term)?.services.push({ page, title, hash: id })
    }
  }
  for (const { name, path, words } of texts.designs) {
    const seen = new Set<string>()
    const found = textsOf(words).flatMap((text) => slugsIn(link(text, seen)))
    linked.designs[name] = found.map((slug) => ({ slug, title: titles.get(slug) ?? slug }))
    for (const term of found) uses.get(term)?.designs.push({ path, title: words.heading })
  }
  for (const { slug, definition, note, unlinkedTerms = [] } of terms) {
    const seen = new Set([slug, ...unlinkedTerms])
    linked.words.set(slug, {
      definition: link(definition[language], seen),
      note: note ? paragraphsOf(note[language]).map((paragraph) => link(paragraph, seen)) : [],
    })
  }
  return linked
}
