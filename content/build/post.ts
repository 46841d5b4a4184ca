import { Marked, type Token, type Tokens } from 'marked'
import { isPageName } from '../routes.ts'
import type { Article, Block, Inline } from '../types.ts'

function splitFrontMatter(source: string): { fields: Map<string, string>; body: string } {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'))
  if (!match)
    throw new Error('The post has no front matter. Begin it with its fields between two lines of "---".')
  const fields = new Map<string, string>()
  for (const line of (match[1] ?? '').split('\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) fields.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  return { fields, body: (match[2] ?? '').trim() }
}

/** HTML is plain text. */
const markdown = new Marked({ gfm: false, tokenizer: { html: () => undefined, tag: () => undefined } })

/** `Tokens.Generic` prevents narrowing by `type`. */
const isA = <Type extends Tokens.Generic['type'], Found extends Token & { type: Type }>(
  token: Token,
  type: Type,
): token is Found => token.type === type

const refusalOf = ({ type, raw }: Token): string =>
  `A post cannot hold "${type}": ${raw}. Write headings (##, ###), lists (-), **bold** or [links](target).`

const optional = ['sample-study', 'study-design', 'estimand', 'brief']

/** Whether a provider has removed the subject of the link's page. */
function hasLeft(target: string): boolean {
  const [page = ''] = target.split('#')
  return optional.includes(page.split('/')[0] ?? '') && !isPageName(page)
}

/** @throws if posts do not support the token */
function inlines(tokens: readonly Token[] | undefined): Inline[] {
  return (tokens ?? []).flatMap((token): Inline[] => {
    if (isA<'strong', Tokens.Strong>(token, 'strong')) return [{ kind: 'strong', text: textOf(token) }]
    if (isA<'link', Tokens.Link>(token, 'link')) {
      const text = textOf(token)
      return [hasLeft(token.href) ? { kind: 'text', text } : { kind: 'link', text, target: token.href }]
    }
    if (isA<'escape', Tokens.Escape>(token, 'escape')) return [{ kind: 'text', text: token.text }]
    if (isA<'text', Tokens.Text>(token, 'text')) {
      if (token.tokens) return inlines(token.tokens)
      // A single `**` without its pair.
      return [{ kind: 'text', text: token.text.replaceAll('\n', ' ').replaceAll('**', '') }]
    }
    throw new Error(refusalOf(token))
  })
}

const textOf = (token: { tokens?: Token[] }): string =>
  inlines(token.tokens)
    .map(({ text }) => text)
    .join('')

const plotLine = /^::plot ([a-z-]+)$/

/** @throws if posts do not support the token */
function blockOf(token: Token, section: () => string): Block {
  if (isA<'heading', Tokens.Heading>(token, 'heading') && (token.depth === 2 || token.depth === 3))
    return { kind: 'heading', level: token.depth, text: textOf(token), id: section() }
  if (isA<'list', Tokens.List>(token, 'list') && !token.ordered)
    return { kind: 'list', items: token.items.map(({ tokens }) => inlines(tokens)) }
  if (isA<'paragraph', Tokens.Paragraph>(token, 'paragraph')) {
    const [, plot] = plotLine.exec(token.text) ?? []
    return plot ? { kind: 'plot', name: plot } : { kind: 'paragraph', inlines: inlines(token.tokens) }
  }
  throw new Error(refusalOf(token))
}

/** Ids of headings are numbers, so that they are the same in all languages. */
export function parseBody(body: string): Block[] {
  let sections = 0
  const section = () => {
    sections += 1
    return `section-${sections}`
  }
  return markdown
    .lexer(body)
    .filter(({ type }) => type !== 'space')
    .map((token) => blockOf(token, section))
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

/** @throws if a field is missing or malformed, or if posts do not support part of the body */
export function parsePost(slug: string, source: string, termTitle: (slug: string) => string): Article {
  const { fields, body } = splitFrontMatter(source)
  const required = (name: string): string => {
    const value = fields.get(name)
    if (!value) throw new Error(`The front matter lacks "${name}": add a line "${name}: …".`)
    return value
  }
  const list = (name: string) =>
    (fields.get(name) ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
  const day = (name: string, date: string | undefined) => {
    if (date && !(/^\d{4}-\d{2}-\d{2}$/.test(date) && Date.parse(date))) {
      throw new Error(`"${name}" is not a date: ${date}. Write it as 2026-01-31.`)
    }
    return date
  }
  const publishedAt = required('publishedAt')
  day('publishedAt', publishedAt)
  return {
    slug,
    title: required('title'),
    excerpt: required('excerpt'),
    description: required('description'),
    publishedAt,
    updatedAt: day('updatedAt', fields.get('updatedAt')),
    coverImage: fields.get('coverImage'),
    tags: list('tags'),
    author: fields.get('author'),
    category: required('category'),
    readTime: required('readTime'),
    featured: fields.get('featured') === 'true',
    relatedServices: list('relatedServices'),
    relatedTerms: list('relatedTerms').map((term) => ({ slug: term, title: termTitle(term) })),
    unlinkedTerms: list('unlinkedTerms'),
    wordCount: wordsIn(body),
    content: parseBody(body),
  }
}
