import { cardAnchor, type ServicePageName, servicePages } from '#content/navigation.ts'
import { ids, itemList, type Node, pageUrl, reference } from '#src/site/head/node.ts'
import type { PageFacts } from '#src/site/head/page-facts.ts'
import { serviceCards } from '#src/words/service-cards.ts'

/** Only names: the description of each service is on its page. */
function servicesOf(facts: PageFacts, page: ServicePageName): Node[] {
  const { origin, language } = facts
  return serviceCards(page, language).map((card) => ({
    '@type': 'Service',
    '@id': ids.service(origin, page, card.id),
    name: card.title,
    url: pageUrl(facts, page, cardAnchor(card.id, language)),
    provider: reference(ids.organization(origin)),
  }))
}

export const servicesOn = (page: ServicePageName) => (facts: PageFacts) =>
  itemList(facts, servicesOf(facts, page))

export function allServices(facts: PageFacts): Node {
  return itemList(
    facts,
    servicePages.flatMap((page) => servicesOf(facts, page)),
  )
}
