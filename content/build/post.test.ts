import { describe, expect, it } from 'vitest'
import { parseBody, parsePost } from './post.ts'

const paragraph = (text: string) => ({ kind: 'paragraph', inlines: [{ kind: 'text', text }] })

const read = (text: string) => parsePost('slug', text, (term) => `Term ${term}`)

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
      paragraph('First line and its second.'),
      { kind: 'heading', level: 2, text: 'Design', id: 'section-1' },
      paragraph('Right below the heading.'),
      paragraph('A list:'),
      {
        kind: 'list',
        items: [
          [
            { kind: 'strong', text: 'one' },
            { kind: 'text', text: ' entry' },
          ],
          [{ kind: 'text', text: 'another that goes on' }],
        ],
      },
      { kind: 'heading', level: 3, text: 'Detail', id: 'section-2' },
      { kind: 'plot', name: 'supply-chain' },
      paragraph('Last.'),
    ])
  })

  it('a hyphen or a hash inside a line: ordinary text', () => {
    expect(parseBody('5 - 3 = 2\n#1 of 3')).toEqual([paragraph('5 - 3 = 2 #1 of 3')])
  })
})

describe('a line', () => {
  it('a link to a page of a subject that left the site is its words alone', () => {
    expect(parseBody('See [a study](sample-study/no-such-page) here.')).toEqual([
      {
        kind: 'paragraph',
        inlines: ['See ', 'a study', ' here.'].map((text) => ({ kind: 'text', text })),
      },
    ])
  })

  it('a link keeps its words and its target', () => {
    expect(parseBody('See [the services](data-management#cdisc).')).toEqual([
      {
        kind: 'paragraph',
        inlines: [
          { kind: 'text', text: 'See ' },
          { kind: 'link', text: 'the services', target: 'data-management#cdisc' },
          { kind: 'text', text: '.' },
        ],
      },
    ])
  })

  it('signs that mean something in HTML stay signs', () => {
    expect(parseBody('a < b & <b>c</b> > d')).toEqual([paragraph('a < b & <b>c</b> > d')])
  })

  it.each(['1. one', '> said', '# One', '*slanted*', '![a](b)', '---'])(
    'what posts do not have, %j: an error that names it',
    (body) => expect(() => parseBody(body)).toThrow('A post cannot hold'),
  )
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
    const post = read(source())
    expect(post).toMatchObject({ slug: 'slug', title: 'A title: with a colon', tags: [], featured: false })
    expect(post.author).toBeUndefined()
    expect(post.coverImage).toBeUndefined()
    expect(post.content).toEqual([paragraph('Text.')])
  })

  it('terms: with their titles', () => {
    expect(read(source({ relatedTerms: 'a, b' })).relatedTerms).toEqual([
      { slug: 'a', title: 'Term a' },
      { slug: 'b', title: 'Term b' },
    ])
  })

  it('lists: cut at commas', () => {
    expect(read(source({ tags: 'SDTM, ADaM ,' })).tags).toEqual(['SDTM', 'ADaM'])
  })

  it.each(Object.keys(fields))('without %s: an error that names it', (name) => {
    expect(() => read(source({ [name]: '' }))).toThrow(name)
  })

  it.each(['11.2.2025', '2025-13-01', '2025-2-1'])('published at %s: an error', (publishedAt) => {
    expect(() => read(source({ publishedAt }))).toThrow('publishedAt')
  })

  it('no front matter at all: an error', () => {
    expect(() => read('Text.')).toThrow('front matter')
  })
})
