import { ids, itemList, type Node, pageUrl, reference } from '#src/site/head/node.ts'
import type { PageFacts } from '#src/site/head/page-facts.ts'
import { team } from '#src/words/words.ts'

export function people(facts: PageFacts): Node {
  const { origin, language } = facts
  const persons = team(language).leaders.map((leader) => ({
    '@type': 'Person',
    '@id': ids.person(origin, leader.id),
    name: leader.name,
    jobTitle: leader.title,
    description: leader.background,
    url: pageUrl(facts, 'leadership', leader.id),
    ...(leader.image ? { image: origin + leader.image } : {}),
    worksFor: reference(ids.organization(origin)),
  }))
  return itemList(facts, persons)
}
