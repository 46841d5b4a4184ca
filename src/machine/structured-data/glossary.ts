import terms from '#content/glossary/terms.json' with { type: 'json' }
import type { Language } from '#content/locales.ts'
import { en } from '#content/pages/key-concepts/en.ts'
import { he } from '#content/pages/key-concepts/he.ts'
import type { GlossaryTerm, PageCopy } from '#content/types.ts'
import type { Subject } from '../head/subject.ts'
import { ids, type Node, pageUrl, reference } from './node.ts'

const copy: Record<Language, PageCopy> = { en, he }

const bySlug = new Map<string, GlossaryTerm>(terms.map((term) => [term.slug, term]))

export function findTerm(slug: string): GlossaryTerm | undefined {
  return bySlug.get(slug)
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
