import terms from '#content/glossary/terms.json' with { type: 'json' }
import type { GlossaryTerm } from '#content/types.ts'
import type { Subject } from '../head/subject.ts'
import { ids, type Node, pageUrl, reference } from './node.ts'

const bySlug = new Map<string, GlossaryTerm>(terms.map((term) => [term.slug, term]))

export function findTerm(slug: string): GlossaryTerm | undefined {
  return bySlug.get(slug)
}

/** The glossary as one thing; its 300 terms stand in the HTML, and repeating them would double the page. */
export function definedTermSet(subject: Subject): Node {
  const { origin, language, title, description } = subject
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
