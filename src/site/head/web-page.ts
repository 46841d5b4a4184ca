import type { PageName } from '#content/routes.ts'
import { breadcrumbId } from './breadcrumb.tsx'
import { addressOf, type Subject } from './document.ts'
import { ids, type Node, reference, twin } from './node.ts'

const types: Partial<Record<PageName, string>> = {
  'about-us': 'AboutPage',
  blog: 'CollectionPage',
  'scientific-articles': 'CollectionPage',
}

/** The page itself; `main` is what it is about. */
export function webPage(subject: Subject, main: Node | undefined): Node {
  const { page, origin, language, title, description } = subject
  const url = addressOf(subject, language)
  return {
    '@type': types[page] ?? 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: language,
    isPartOf: reference(ids.website(origin)),
    ...(page === 'home' || page === 'about-us' ? { about: reference(ids.organization(origin)) } : {}),
    ...(page === 'home' ? {} : { breadcrumb: reference(breadcrumbId(subject)) }),
    ...(main?.['@id'] ? { mainEntity: reference(main['@id']) } : {}),
    ...twin(language, (other) => addressOf(subject, other)),
  }
}
