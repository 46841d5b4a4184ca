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

const headingLine = /^(#{2,3}) (.+)$/
const plotLine = /^::plot ([a-z-]+)$/

/** Lines that belong together: blank lines part them, and so does a line of another kind. */
function cutChunks(body: string): string[][] {
  const chunks: string[][] = []
  let last = ''
  for (const line of body.split('\n').map((text) => text.trim())) {
    const kind = kindOf(line, last)
    const chunk = chunks.at(-1)
    if (kind !== '' && kind === last && (kind === 'list' || kind === 'paragraph')) chunk?.push(line)
    else if (kind !== '') chunks.push([line])
    last = kind
  }
  return chunks
}

function kindOf(line: string, last: string): Block['kind'] | '' {
  if (line === '') return ''
  if (headingLine.test(line)) return 'heading'
  if (plotLine.test(line)) return 'plot'
  // A line below an entry of a list goes on with that entry.
  return line.startsWith('- ') || last === 'list' ? 'list' : 'paragraph'
}

function listItems(lines: string[]): string[] {
  const items: string[] = []
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2))
    else items.push(`${items.pop() ?? ''} ${line}`.trim())
  }
  return items
}

/** Cuts a body into blocks. Headings are numbered, so that their anchors are the same in every language. */
export function parseBody(body: string): Block[] {
  let sections = 0
  return cutChunks(body.replaceAll('\r\n', '\n')).map((lines): Block => {
    const [first = ''] = lines
    const heading = headingLine.exec(first)
    if (heading) {
      sections += 1
      const [, marks, text = ''] = heading
      return { kind: 'heading', level: marks === '##' ? 2 : 3, text, id: `section-${sections}` }
    }
    const plot = plotLine.exec(first)
    if (plot) return { kind: 'plot', name: plot[1] ?? '' }
    if (first.startsWith('- ')) return { kind: 'list', items: listItems(lines) }
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
