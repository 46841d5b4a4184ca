import { languages } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { site } from '#content/site.ts'
import type { Subject } from './document.ts'
import { ids, type Node, reference } from './node.ts'

export function website({ origin, language }: Subject): Node {
  return {
    '@type': 'WebSite',
    '@id': ids.website(origin),
    name: site.name[language],
    url: origin + href('home', language),
    inLanguage: [...languages],
    publisher: reference(ids.organization(origin)),
  }
}
