import type { Language } from '#content/locales.ts'
import type { Leader } from '#content/types.ts'
import type { Subject } from '#src/site/head/document.ts'
import { ids, itemList, type Node, pageUrl, reference } from '#src/site/head/node.ts'
import { team } from '#src/words/words.ts'

export function findLeader(name: string, language: Language): Leader | undefined {
  return team(language).leaders.find((leader) => leader.name === name)
}

/** The people who lead the company. */
export function people(subject: Subject): Node {
  const { origin, language } = subject
  const persons = team(language).leaders.map((leader) => ({
    '@type': 'Person',
    '@id': ids.person(origin, leader.id),
    name: leader.name,
    jobTitle: leader.title,
    description: leader.background,
    url: pageUrl(subject, 'leadership', leader.id),
    ...(leader.image ? { image: origin + leader.image } : {}),
    worksFor: reference(ids.organization(origin)),
  }))
  return itemList(subject, persons)
}
