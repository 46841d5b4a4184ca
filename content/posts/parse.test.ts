import { describe, expect, it } from 'vitest'
import { parseBody, parsePost } from './parse.ts'

describe('a body', () => {
  it('paragraphs at blank lines, lists, headings, plots: one block each', () => {
    const body = [
      'First line',
      'and its second.',
      '',
      '## Design',
      'Right below the heading.',
      '',
      'A list:',
      '- **one** entry',
      '- another',
      '  that goes on',
      '',
      '### Detail',
      '',
      '::plot supply-chain',
      '',
      '',
      'Last.',
    ].join('\r\n')
    expect(parseBody(body)).toEqual([
      { kind: 'paragraph', text: 'First line and its second.' },
      { kind: 'heading', level: 2, text: 'Design', id: 'section-1' },
      { kind: 'paragraph', text: 'Right below the heading.' },
      { kind: 'paragraph', text: 'A list:' },
      { kind: 'list', items: ['**one** entry', 'another that goes on'] },
      { kind: 'heading', level: 3, text: 'Detail', id: 'section-2' },
      { kind: 'plot', name: 'supply-chain' },
      { kind: 'paragraph', text: 'Last.' },
    ])
  })

  it('a hyphen or a hash inside a line: ordinary text', () => {
    expect(parseBody('5 - 3 = 2\n#1 of 3')).toEqual([{ kind: 'paragraph', text: '5 - 3 = 2 #1 of 3' }])
  })
})

describe('front matter', () => {
  const fields = {
    title: 'A title: with a colon',
    excerpt: 'Short.',
    description: 'Longer.',
    publishedAt: '2025-02-11',
    category: 'Research',
    readTime: '6 min read',
  }
  const source = (changes: Record<string, string> = {}) =>
    `---\n${Object.entries({ ...fields, ...changes })
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')}\n---\nText.\n`

  it('the least there can be: no author, no cover, no tags', () => {
    const post = parsePost('slug', source())
    expect(post).toMatchObject({ slug: 'slug', title: 'A title: with a colon', tags: [], featured: false })
    expect(post.author).toBeUndefined()
    expect(post.coverImage).toBeUndefined()
    expect(post.blocks).toEqual([{ kind: 'paragraph', text: 'Text.' }])
  })

  it('lists: cut at commas', () => {
    expect(parsePost('slug', source({ tags: 'SDTM, ADaM ,' })).tags).toEqual(['SDTM', 'ADaM'])
  })

  it.each(Object.keys(fields))('without %s: an error that names it', (name) => {
    expect(() => parsePost('slug', source({ [name]: '' }))).toThrow(name)
  })

  it.each(['11.2.2025', '2025-13-01', '2025-2-1'])('published at %s: an error', (publishedAt) => {
    expect(() => parsePost('slug', source({ publishedAt }))).toThrow('publishedAt')
  })

  it('no front matter at all: an error', () => {
    expect(() => parsePost('slug', 'Text.')).toThrow('front matter')
  })
})
