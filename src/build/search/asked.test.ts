import { expect, test } from 'vitest'
import { withIntents, withSpokenNames } from './asked.ts'
import { holdersWith } from './holds.ts'
import { namedIn } from './phrases.ts'
import type { Source } from './source.ts'

const sourceOf = (id: string, href: string, title: string): Source => {
  return { id, kind: 'page', href, title, body: '', names: [title] }
}
const pages = [
  {
    ...sourceOf('page:careers', '/careers', 'Careers'),
    words: { interns: { title: 'Intern with us', text: 'Six months.' } },
  },
  sourceOf('term:audit', '/key-concepts/audit', 'Audit'),
]

const asked = (en: string, he = '') =>
  withIntents(
    { en: pages, he: pages },
    'en',
    { en: namedIn(en, 'en.txt'), he: namedIn(he, 'he.txt') },
    holdersWith([[['trainee'], ['intern']]]),
  )

test('an entry gets the phrases of both languages, but not the name of another entry', () => {
  const [careers] = asked('/careers: open jobs, audit', '/careers: משרות')
  expect(careers?.asked).toEqual(['open jobs', 'משרות'])
})

test('a section without an entry gets that of its page, with its own heading and text, or none', () => {
  expect(asked('/careers#interns: internship, trainee').at(-1)).toMatchObject({
    id: 'page:careers#interns',
    href: '/careers#interns',
    place: 'Intern with us',
    body: 'Six months.',
    asked: ['internship', 'trainee'],
  })
  expect(asked('/careers#salary: pay').at(-1)).not.toHaveProperty('place')
})

test('phrases with a word that the page, or its part, has neither itself nor by a synonym', () => {
  expect(asked('/careers: careers, six interns, salary').at(0)?.lacking).toEqual(['salary'])
  expect(asked('/careers#interns: trainee, months, holidays').at(-1)?.lacking).toEqual(['holidays'])
})

test('addresses without an entry: file and line of each, and what to do', () => {
  expect(() => asked('/careers: jobs\n/carers: jobs too', '/carers: משרות')).toThrow(
    /^en\.txt:2: the search has no entry for \/carers\. Correct or delete it\.\nhe\.txt:1: /,
  )
  expect(() => asked('/key-concepts/audits: log')).toThrow(
    'en.txt:1: the search has no entry for /key-concepts/audits',
  )
})

test('another name of an entry; the name of none: file, line and what to do', () => {
  const [, audit] = withSpokenNames(pages, namedIn('term:audit: אודיט', 'a.txt'))
  expect(audit?.names).toEqual(['Audit', 'אודיט'])
  expect(() => withSpokenNames(pages, namedIn('\nterm:audits: אודיט', 'a.txt'))).toThrow(
    'a.txt:2: the search has no entry "term:audits". Correct or delete it.',
  )
})
