import { cardAnchor, type ServicePageName, servicePages } from '#content/navigation.ts'
import { serviceCards } from '../../service-cards.ts'
import type { Subject } from '../head/subject.ts'
import { ids, itemList, type Node, pageUrl, reference } from './node.ts'

function servicesOf(subject: Subject, page: ServicePageName, isWhole: boolean): Node[] {
  const { origin, language } = subject
  return serviceCards(page, language).map((card) => ({
    '@type': 'Service',
    '@id': ids.service(origin, page, card.id),
    name: card.title,
    ...(isWhole ? { description: card.description } : {}),
    url: pageUrl(subject, page, cardAnchor(card.id, language)),
    provider: reference(ids.organization(origin)),
  }))
}

/** The services that one page describes. */
export const servicesOn = (page: ServicePageName) => (subject: Subject) =>
  itemList(subject, servicesOf(subject, page, true))

/** All services of the company, by name: each is described where its page is. */
export function allServices(subject: Subject): Node {
  return itemList(
    subject,
    servicePages.flatMap((page) => servicesOf(subject, page, false)),
  )
}
