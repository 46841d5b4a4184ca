import type { BlogPost } from '../types.ts'

/** A block of an article's body. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string; id: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'plot'; name: string }

/** A post as the site uses it: the entity's fields, its body cut into blocks, and what it leads to. */
export interface Article extends BlogPost {
  description: string
  /** `page#card` of the services it relates to. */
  relatedServices: string[]
  /** Slugs of glossary terms. */
  relatedTerms: string[]
  blocks: Block[]
}

/** @throws if the text has no front matter. */
function splitFrontMatter(source: string): { fields: Map<string, string>; body: string } {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'))
  if (!match) throw new Error('no front matter between "---" lines')
  const fields = new Map<string, string>()
  for (const line of (match[1] ?? '').split('\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) fields.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  return { fields, body: (match[2] ?? '').trim() }
}

/** Cuts a body into blocks. Headings are numbered, so that their anchors are the same in every language. */
export function parseBody(body: string): Block[] {
  let sections = 0
  return body
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map((chunk): Block => {
      const heading = /^(#{2,3}) (.+)$/.exec(chunk)
      if (heading) {
        sections += 1
        return {
          kind: 'heading',
          level: heading[1] === '##' ? 2 : 3,
          text: heading[2] ?? '',
          id: `section-${sections}`,
        }
      }
      const plot = /^::plot ([a-z-]+)$/.exec(chunk)
      if (plot) return { kind: 'plot', name: plot[1] ?? '' }
      const lines = chunk.split('\n')
      if (lines.every((line) => line.startsWith('- '))) {
        return { kind: 'list', items: lines.map((line) => line.slice(2)) }
      }
      return { kind: 'paragraph', text: lines.join(' ') }
    })
}

/** Reads one article. @throws naming the field that is missing or malformed. */
export function parsePost(slug: string, source: string): Article {
  const { fields, body } = splitFrontMatter(source)
  const required = (name: string): string => {
    const value = fields.get(name)
    if (!value) throw new Error(`the front matter lacks "${name}"`)
    return value
  }
  const list = (name: string) =>
    (fields.get(name) ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
  const publishedAt = required('publishedAt')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(publishedAt) || Number.isNaN(Date.parse(publishedAt))) {
    throw new Error(`"publishedAt" is not a date: ${publishedAt}`)
  }
  return {
    slug,
    title: required('title'),
    excerpt: required('excerpt'),
    description: required('description'),
    publishedAt,
    coverImage: fields.get('coverImage'),
    tags: list('tags'),
    author: fields.get('author'),
    category: required('category'),
    readTime: required('readTime'),
    featured: fields.get('featured') === 'true',
    relatedServices: list('relatedServices'),
    relatedTerms: list('relatedTerms'),
    content: body,
    blocks: parseBody(body),
  }
}
