import { dayInWords } from '#content/dates.ts'
import type { Language } from '#content/locales.ts'
import type { ServicePageName } from '#content/navigation.ts'
import type { PolicyCopy, PolicySection } from '#content/pages/policy-section.ts'
import { site } from '#content/site.ts'
import type { Block, Inline, ServiceCard, ServicePageCopy, TermEntry } from '#content/types.ts'
import { allPosts } from '#src/blog/posts.ts'
import { inlinesOf } from '#src/words/link-target.ts'
import { linkedService, postBody, wordsOf } from '#src/words/words.ts'
import type { SideBlock, Sides } from './sides.ts'

/**
 * Lines of a list that a language says in the line before: there its place stays empty. By card:
 * its place in the other language's list, counted from 0.
 */
const saidBefore: Partial<Record<Language, Readonly<Record<string, number>>>> = { he: { 'edc-systems': 1 } }

const heading = (level: 2 | 3, text: string, id: string): Block => ({ kind: 'heading', level, text, id })
const paragraph = (inlines: Inline[]): Block => ({ kind: 'paragraph', inlines })
const plain = (text: string): Block => paragraph([{ kind: 'text', text }])
const linked = (text: string): Block => paragraph(inlinesOf(text))
const list = (items: readonly string[]): Block => ({ kind: 'list', items: items.map(inlinesOf) })

/** An article. @throws for a slug that no post has */
export function postSides(slug: string, language: Language): Sides {
  const post = allPosts(language).find((one) => one.slug === slug)
  if (!post)
    throw new Error(`No post has the slug "${slug}". Add content/posts/${slug}, or correct the slug.`)
  return { title: post.title, blocks: [plain(post.excerpt), ...postBody(slug, language)] }
}

/** A service page: what it says of each service, without its pictures. */
export function serviceSides(page: ServicePageName, language: Language): Sides {
  const copy: ServicePageCopy = wordsOf(`pages/${page}`)(language)
  const { introduction, cards } = linkedService(page, language)
  const blocks = copy.cards.flatMap((card) => [
    heading(2, card.title, card.id),
    plain(card.description),
    ...(cards[card.id]?.content ?? []).map(paragraph),
    ...listsOf(card, copy, language),
    ...(card.additionalInfo ? noteOf(copy, cards[card.id]?.additionalInfo ?? []) : []),
  ])
  return { title: copy.heading, blocks: [plain(copy.lead), ...introduction.map(paragraph), ...blocks] }
}

function listsOf(card: ServiceCard, copy: ServicePageCopy, language: Language): Block[] {
  const { id, features = [], services = [], benefits = [], standards = [] } = card
  const hole = saidBefore[language]?.[id]
  const lines = hole === undefined ? features : features.toSpliced(hole, 0, '')
  const under = (name: string, label: string, blocks: Block[]) =>
    blocks.length > 0 ? [heading(3, label, `${id}-${name}`), ...blocks] : []
  return [
    ...under('features', copy.featuresLabel, lines.length > 0 ? [list(lines)] : []),
    ...under(
      'services',
      copy.servicesLabel,
      services.flatMap(({ title, description = '', items }) => [
        paragraph([
          { kind: 'strong', text: title },
          { kind: 'text', text: description && ` ${description}` },
        ]),
        ...(items ? [list(items)] : []),
      ]),
    ),
    ...under('benefits', copy.benefitsLabel, benefits.length > 0 ? [list(benefits)] : []),
    ...under('standards', copy.standardsLabel, standards.length > 0 ? [plain(standards.join(', '))] : []),
  ]
}

const noteOf = ({ additionalInfoLabel }: ServicePageCopy, inlines: Inline[]): Block[] => [
  paragraph([{ kind: 'strong', text: `${additionalInfoLabel}: ` }, ...inlines]),
]

/** A policy or the accessibility statement. */
export function policySides({ contact, ...copy }: PolicyCopy, language: Language): Sides {
  const { role } = contact
  const blocks = [
    plain(copy.lead),
    plain(`${copy.inForceSince} ${dayInWords(copy.inForce, language)}`),
    ...copy.sections.flatMap(sectionBlocks),
    heading(2, contact.heading, contact.id),
    ...(role ? [paragraph([{ kind: 'strong', text: role }])] : []),
    plain(`${contact.text} ${site.email}`),
  ]
  return { title: copy.heading, blocks }
}

function sectionBlocks({ id, heading: title, paragraphs, items, storage }: PolicySection): Block[] {
  const rows = storage?.rows.map(({ key, purpose, lasts }) => `${key}: ${purpose} ${lasts}`)
  return [
    heading(2, title, id),
    ...paragraphs.map(linked),
    ...[items, rows].flatMap((one) => (one ? [list(one)] : [])),
  ]
}

/** A term of the glossary: what it means, its formula, what to mind. */
export function termSides({ term, words, formula }: TermEntry, language: Language): Sides {
  const copy = wordsOf('pages/term')(language)
  const { definition, note } = words[language]
  const blocks: SideBlock[] = [paragraph(definition)]
  if (formula) {
    blocks.push(heading(2, copy.formula, 'formula'), { kind: 'formula', mathml: formula.mathml })
    blocks.push(plain(formula.where[language]))
  }
  if (note.length > 0) blocks.push(heading(2, copy.note, 'note'), ...note.map(paragraph))
  return { title: term[language], blocks }
}
