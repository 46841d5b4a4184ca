import type { PageName } from '#content/routes.ts'
import { breadcrumbId } from './breadcrumb.tsx'
import { ids, type Node, reference, twin } from './node.ts'
import { addressOf, type PageFacts } from './page-facts.ts'

const types: Partial<Record<PageName, string>> = {
  'about-us': 'AboutPage',
  blog: 'CollectionPage',
  'scientific-articles': 'CollectionPage',
}

export function webPage(facts: PageFacts, main: Node | undefined): Node {
  const { page, origin, language, title, description } = facts
  const url = addressOf(facts, language)
  return {
    '@type': types[page] ?? 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: language,
    isPartOf: reference(ids.website(origin)),
    ...(page === 'home' || page === 'about-us' ? { about: reference(ids.organization(origin)) } : {}),
    ...(page === 'home' ? {} : { breadcrumb: reference(breadcrumbId(facts)) }),
    ...(main?.['@id'] ? { mainEntity: reference(main['@id']) } : {}),
    ...twin(language, (other) => addressOf(facts, other)),
  }
}
