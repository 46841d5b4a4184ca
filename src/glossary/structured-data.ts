import { fill } from '#client/text/fill.ts'
import { otherLanguages } from '#content/locales.ts'
import { termHref } from '#content/routes.ts'
import type { TermEntry } from '#content/types.ts'
import { ids, type Node, pageUrl, reference } from '#src/site/head/node.ts'
import type { PageFacts } from '#src/site/head/page-facts.ts'
import { wordsOf } from '#src/words/words.ts'
import { glossaryTerms } from './search.ts'

const copy = wordsOf('glossary/key-concepts')

/** Without the terms: they are in the HTML, and repeating them would double the page. */
export function definedTermSet(facts: PageFacts): Node {
  const { origin, language } = facts
  const { title, description } = copy(language)
  return {
    '@type': 'DefinedTermSet',
    '@id': ids.glossary(origin),
    name: title,
    description: fill(description, { total: glossaryTerms(language).length }),
    url: pageUrl(facts, 'key-concepts'),
    inLanguage: language,
    publisher: reference(ids.organization(origin)),
  }
}

export function definedTerm(facts: PageFacts, entry: TermEntry): Node {
  const { origin, language } = facts
  return {
    '@type': 'DefinedTerm',
    '@id': ids.term(origin, entry.slug),
    name: entry.term[language],
    alternateName: otherLanguages(language).map((other) => entry.term[other]),
    description: entry.definition[language],
    url: origin + termHref(entry.slug, language),
    termCode: entry.slug,
    inDefinedTermSet: definedTermSet(facts),
  }
}
