import { startOf } from '#content/dates.ts'
import { postHref } from '#content/routes.ts'
import type { BlogPost } from '#content/types.ts'
import { ids, type Node, reference, twin } from '#src/site/head/node.ts'
import { addressOf, type PageFacts } from '#src/site/head/page-facts.ts'
import { shareImage } from '#src/site/head/sharing.tsx'
import { findLeader } from '#src/words/words.ts'

export function blogPosting(facts: PageFacts, post: BlogPost): Node {
  const { origin, language } = facts
  const image = post.coverImage ? origin + post.coverImage : shareImage(facts)
  return {
    '@type': 'BlogPosting',
    '@id': ids.post(origin, post.slug, language),
    headline: post.title,
    description: post.description,
    url: origin + postHref(post.slug, language),
    mainEntityOfPage: reference(addressOf(facts, language)),
    datePublished: startOf(post.publishedAt),
    dateModified: startOf(post.updatedAt ?? post.publishedAt),
    inLanguage: language,
    articleSection: post.category,
    keywords: post.tags,
    wordCount: post.wordCount,
    ...(image ? { image } : {}),
    author: authorOf(post, facts),
    publisher: reference(ids.organization(origin)),
    isPartOf: reference(ids.blog(origin, language)),
    about: termsOf(post, facts),
    ...twin(language, (other) => ids.post(origin, post.slug, other)),
  }
}

/** A leader is the person of the leadership page. A post without an author is the company's. */
function authorOf({ author }: BlogPost, { origin, language }: PageFacts) {
  if (!author) return reference(ids.organization(origin))
  const leader = findLeader(author, language)
  const id = leader ? { '@id': ids.person(origin, leader.id) } : {}
  return { '@type': 'Person', ...id, name: author }
}

function termsOf({ relatedTerms }: BlogPost, { origin }: PageFacts): Node[] {
  return relatedTerms.map(({ slug, title }) => ({
    '@type': 'DefinedTerm',
    '@id': ids.term(origin, slug),
    name: title,
  }))
}
