import { expect, test } from 'vitest'
import { markupOf } from '#test/support/rendered.tsx'
import type { Entry, Kind } from './index-file.ts'
import type { Answer } from './rank.ts'
import { SearchAnswer, type SearchWords } from './search-answer.tsx'

const words: SearchWords = {
  count: '{count} found',
  best: 'Best',
  bestSaid: 'Best: {title}.',
  kind: {
    term: 'Term',
    service: 'Service',
    design: 'Design',
    sample: 'Sample',
    page: 'Page',
    post: 'Post',
    publication: 'Paper',
    person: 'Person',
  },
  kinds: {
    term: 'Terms',
    service: 'Services',
    design: 'Designs',
    sample: 'Samples',
    person: 'People',
    page: 'Pages',
    post: 'Posts',
    publication: 'Papers',
  },
  groupCount: '({count})',
  all: 'All {kind}',
  allKinds: 'Everything',
  suggestion: 'Did you mean',
  none: { title: 'Nothing', text: 'Try another word' },
  tooLong: 'too long',
  glossary: 'Glossary',
  contact: 'Contact',
  examples: { title: 'Try', queries: ['a', 'b'] },
}
const links = { search: '/search', glossary: '/key-concepts', contact: '/contact' }

const entryOf = (kind: Kind, title: string) =>
  ({ id: `${kind}-${title}`, kind, title, href: `/${title}`, body: title, place: '' }) as unknown as Entry

/** Two of the three hits of each kind are shown. */
function answerOf(kinds: readonly Kind[], title: string): Answer {
  const groups = kinds.map((kind) => ({
    kind,
    count: 3,
    hits: [1, 2].map((place) => ({ entry: entryOf(kind, `${title}${place}`), score: 1 })),
  }))
  return { groups, count: 3 * kinds.length, found: new Set() }
}

const shown = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)

test('the best group is of the key just pressed, the others of the key before, each with its query', () => {
  const before = { query: 'ha', answer: answerOf(['term', 'design', 'post'], 'old') }
  const html = markupOf(
    <SearchAnswer
      {...{ words, links }}
      query="haz"
      answer={answerOf(['design', 'term'], 'new')}
      meanwhile={before}
    />,
    'en',
  )
  expect(shown(html)).toEqual([
    ...['/new1', '/new2', '/search?q=haz&amp;kind=design'],
    ...['/old1', '/old2', '/search?q=ha&amp;kind=term'],
    ...['/old1', '/old2', '/search?q=ha&amp;kind=post'],
  ])
  expect(html).toContain('6 found')
})

test('the first key shows its best group alone; the server and a settled page show all', () => {
  const answer = answerOf(['term', 'post'], 'new')
  const first = <SearchAnswer {...{ words, links, answer }} query="h" meanwhile={{ query: '' }} />
  expect(shown(markupOf(first, 'en'))).toEqual(['/new1', '/new2', '/search?q=h&amp;kind=term'])
  const settled = markupOf(<SearchAnswer {...{ words, links, answer }} query="h" />, 'en')
  expect(shown(settled)).toHaveLength(6)
  const same = <SearchAnswer {...{ words, links, answer }} query="h" meanwhile={{ query: 'h', answer }} />
  expect(markupOf(same, 'en')).toBe(settled)
})

test('the best answer comes at once with its kind, the groups when React has time', () => {
  const best = { ...entryOf('design', 'best'), place: 'Workbench' }
  const answer = { ...answerOf(['term', 'post'], 'new'), best }
  const first = <SearchAnswer {...{ words, links, answer }} query="h" meanwhile={{ query: '' }} />
  const html = markupOf(first, 'en')
  expect(shown(html)).toEqual(['/best'])
  expect(html).toContain('Design · Workbench')
  const settled = markupOf(<SearchAnswer {...{ words, links, answer }} query="h" />, 'en')
  expect(shown(settled)).toEqual([
    '/best',
    ...['/new1', '/new2', '/search?q=h&amp;kind=term'],
    ...['/new1', '/new2', '/search?q=h&amp;kind=post'],
  ])
  const alone = { groups: [], count: 1, found: new Set<string>(), best }
  expect(shown(markupOf(<SearchAnswer {...{ words, links }} answer={alone} query="h" />, 'en'))).toEqual([
    '/best',
  ])
})
