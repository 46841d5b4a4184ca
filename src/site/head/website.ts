import { languages } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { ids, type Node, reference } from './node.ts'
import type { PageFacts } from './page-facts.ts'

export function website({ origin, language }: PageFacts): Node {
  return {
    '@type': 'WebSite',
    '@id': ids.website(origin),
    name: site.name[language],
    url: origin + href('home', language),
    inLanguage: [...languages],
    publisher: reference(ids.organization(origin)),
  }
}
