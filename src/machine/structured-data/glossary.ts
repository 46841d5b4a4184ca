import type { GlossaryTerm, PageCopy } from '#content/types.ts'
import { glossaryRecords, wordsOf } from '../../words.ts'
import type { Subject } from '../head/subject.ts'
import { ids, type Node, pageUrl, reference } from './node.ts'

const copy = wordsOf<PageCopy>('pages/key-concepts')

export function findTerm(slug: string): GlossaryTerm | undefined {
  return glossaryRecords().find((term) => term.slug === slug)
}

/** The glossary as one thing; its 300 terms stand in the HTML, and repeating them would double the page. */
export function definedTermSet(subject: Subject): Node {
  const { origin, language } = subject
  const { title, description } = copy[language]
  return {
    '@type': 'DefinedTermSet',
    '@id': ids.glossary(origin),
    name: title,
    description,
    url: pageUrl(subject, 'key-concepts'),
    inLanguage: language,
    publisher: reference(ids.organization(origin)),
  }
}
