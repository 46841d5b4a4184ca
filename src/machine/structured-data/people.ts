import type { Language } from '#content/locales.ts'
import { leaders as leadersEn } from '#content/team/en.ts'
import { leaders as leadersHe } from '#content/team/he.ts'
import type { Leader } from '#content/types.ts'
import type { Subject } from '../head/subject.ts'
import { ids, itemList, type Node, pageUrl, reference } from './node.ts'

const leaders: Record<Language, readonly Leader[]> = { en: leadersEn, he: leadersHe }

export function findLeader(name: string, language: Language): Leader | undefined {
  return leaders[language].find((leader) => leader.name === name)
}

/** The people who lead the company. */
export function people(subject: Subject): Node {
  const { origin, language } = subject
  const persons = leaders[language].map((leader) => ({
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
