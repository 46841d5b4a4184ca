import { expect, test } from 'vitest'
import { withIntents, withSpokenNames } from './asked.ts'
import { namedIn } from './phrases.ts'
import type { Source } from './source.ts'

const sourceOf = (id: string, href: string, title: string): Source => {
  return { id, kind: 'page', href, title, body: '', names: [title] }
}
const sources = [
  sourceOf('page:careers', '/careers', 'Careers'),
  sourceOf('term:audit', '/key-concepts/audit', 'Audit'),
]

const asked = (en: string, he = '') =>
  withIntents(sources, 'en', { en: namedIn(en, 'en.txt'), he: namedIn(he, 'he.txt') })

test('an entry gets the phrases of both languages, but not the name of another entry', () => {
  const [careers] = asked('/careers: open jobs, audit', '/careers: משרות')
  expect(careers?.asked).toEqual(['open jobs', 'משרות'])
})

test('a section without an entry gets that of its page, with the first phrase beside it', () => {
  expect(asked('/careers#interns: internship, trainee').at(-1)).toMatchObject({
    id: 'page:careers#interns',
    href: '/careers#interns',
    place: 'internship',
    asked: ['internship', 'trainee'],
  })
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
  const [, audit] = withSpokenNames(sources, namedIn('term:audit: אודיט', 'a.txt'))
  expect(audit?.names).toEqual(['Audit', 'אודיט'])
  expect(() => withSpokenNames(sources, namedIn('\nterm:audits: אודיט', 'a.txt'))).toThrow(
    'a.txt:2: the search has no entry "term:audits". Correct or delete it.',
  )
})
