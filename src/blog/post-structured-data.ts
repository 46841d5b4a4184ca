import { postHref } from '#content/routes.ts'
import type { BlogPost } from '#content/types.ts'
import { findLeader } from '#src/company/about/people.ts'
import { addressOf, type Subject } from '#src/site/head/document.ts'
import { ids, type Node, reference, twin } from '#src/site/head/node.ts'
import { shareImage } from '#src/site/head/sharing.tsx'
import { findPost } from './posts.ts'

/** A post: who wrote it, when, in which language, and the terms that it explains. */
export function blogPosting(subject: Subject): Node | undefined {
  const { origin, language, params } = subject
  const post = findPost(params.slug ?? '', language)
  if (!post) return undefined
  const image = post.coverImage ? origin + post.coverImage : shareImage(subject)
  return {
    '@type': 'BlogPosting',
    '@id': ids.post(origin, post.slug, language),
    headline: post.title,
    description: post.description,
    url: origin + postHref(post.slug, language),
    mainEntityOfPage: reference(addressOf(subject, language)),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt ?? post.publishedAt,
    inLanguage: language,
    articleSection: post.category,
    keywords: post.tags,
    wordCount: post.wordCount,
    ...(image ? { image } : {}),
    author: authorOf(post, subject),
    publisher: reference(ids.organization(origin)),
    isPartOf: reference(ids.blog(origin, language)),
    about: termsOf(post, subject),
    ...twin(language, (other) => ids.post(origin, post.slug, other)),
  }
}

/**
 * A leader of the company is the person of the leadership page; a post without a name is the
 * company's.
 */
function authorOf({ author }: BlogPost, { origin, language }: Subject) {
  if (!author) return reference(ids.organization(origin))
  const leader = findLeader(author, language)
  const id = leader ? { '@id': ids.person(origin, leader.id) } : {}
  return { '@type': 'Person', ...id, name: author }
}

function termsOf({ relatedTerms }: BlogPost, { origin }: Subject): Node[] {
  return relatedTerms.map(({ slug, title }) => ({
    '@type': 'DefinedTerm',
    '@id': ids.term(origin, slug),
    name: title,
  }))
}
