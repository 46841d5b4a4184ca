import type { PublicationRecord } from '#content/types.ts'
import type { Subject } from '#src/site/head/document.ts'
import { itemList, type Node } from '#src/site/head/node.ts'
import { publicationRecords } from '#src/words/words.ts'

/** Articles and books; their titles, names and journals are English on the Hebrew page too. */
export function publications(subject: Subject): Node {
  return itemList(subject, publicationRecords().map(publication))
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
