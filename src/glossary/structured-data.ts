import { fill } from '#client/ui/fill.ts'
import { otherLanguages } from '#content/locales.ts'
import { termHref } from '#content/routes.ts'
import type { Subject } from '#src/site/head/document.ts'
import { ids, type Node, pageUrl, reference } from '#src/site/head/node.ts'
import { wordsOf } from '#src/words/words.ts'
import { glossaryTerms } from './search.ts'
import { findTerm } from './terms.ts'

const copy = wordsOf('pages/key-concepts')

/**
 * The glossary as one thing; its terms stand in the HTML, and repeating them would double the page.
 */
export function definedTermSet(subject: Subject): Node {
  const { origin, language } = subject
  const { title, description } = copy(language)
  return {
    '@type': 'DefinedTermSet',
    '@id': ids.glossary(origin),
    name: title,
    description: fill(description, { total: glossaryTerms(language).length }),
    url: pageUrl(subject, 'key-concepts'),
    inLanguage: language,
    publisher: reference(ids.organization(origin)),
  }
}

/** A term with its definition, in the set that the glossary is. */
export function definedTerm(subject: Subject): Node | undefined {
  const { origin, language, params } = subject
  const entry = findTerm(params.slug ?? '')
  if (!entry) return undefined
  return {
    '@type': 'DefinedTerm',
    '@id': ids.term(origin, entry.slug),
    name: entry.term[language],
    alternateName: otherLanguages(language).map((other) => entry.term[other]),
    description: entry.definition[language],
    url: origin + termHref(entry.slug, language),
    termCode: entry.slug,
    inDefinedTermSet: definedTermSet(subject),
  }
}
