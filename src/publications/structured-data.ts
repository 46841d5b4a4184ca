import type { PublicationRecord } from '#content/types.ts'
import { itemList, type Node } from '#src/site/head/node.ts'
import type { PageFacts } from '#src/site/head/page-facts.ts'
import { publicationRecords } from '#src/words/words.ts'

/** Titles, names and journals are English on the Hebrew page too. */
export function publicationList(facts: PageFacts): Node {
  return itemList(facts, publicationRecords().map(publication))
}

function publication({ type, title, authors, venue, year, link }: PublicationRecord): Node {
  const isBook = type === 'book'
  return {
    '@type': isBook ? 'Book' : 'ScholarlyArticle',
    name: title,
    author: authors.split(', ').map((name) => ({ '@type': 'Person', name })),
    inLanguage: 'en',
    ...(isBook
      ? { publisher: { '@type': 'Organization', name: venue } }
      : { isPartOf: { '@type': 'Periodical', name: venue } }),
    ...(year ? { datePublished: String(year) } : {}),
    ...(link ? { url: link } : {}),
  }
}
