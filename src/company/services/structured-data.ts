import { cardAnchor, type ServicePageName, servicePages } from '#content/navigation.ts'
import type { Subject } from '#src/site/head/document.ts'
import { ids, itemList, type Node, pageUrl, reference } from '#src/site/head/node.ts'
import { serviceCards } from '#src/words/service-cards.ts'

/** By name: each is described in the words of its page, which are not said twice. */
function servicesOf(subject: Subject, page: ServicePageName): Node[] {
  const { origin, language } = subject
  return serviceCards(page, language).map((card) => ({
    '@type': 'Service',
    '@id': ids.service(origin, page, card.id),
    name: card.title,
    url: pageUrl(subject, page, cardAnchor(card.id, language)),
    provider: reference(ids.organization(origin)),
  }))
}

/** The services that one page describes. */
export const servicesOn = (page: ServicePageName) => (subject: Subject) =>
  itemList(subject, servicesOf(subject, page))

/** All services of the company. */
export function allServices(subject: Subject): Node {
  return itemList(
    subject,
    servicePages.flatMap((page) => servicesOf(subject, page)),
  )
}
