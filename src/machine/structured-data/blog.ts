import { postHref } from '#content/routes.ts'
import { allPosts } from '../../posts.ts'
import type { Subject } from '../head/subject.ts'
import { ids, type Node, pageUrl, reference } from './node.ts'

/** As many as the first page of the list shows. */
const newest = 12

/** The blog of a language, with its newest posts by name. */
export function blog(subject: Subject): Node {
  const { origin, language, title } = subject
  return {
    '@type': 'Blog',
    '@id': ids.blog(origin, language),
    name: title,
    url: pageUrl(subject, 'blog'),
    inLanguage: language,
    publisher: reference(ids.organization(origin)),
    blogPost: allPosts(language)
      .slice(0, newest)
      .map((post) => ({
        '@type': 'BlogPosting',
        '@id': ids.post(origin, post.slug, language),
        headline: post.title,
        url: origin + postHref(post.slug, language),
        datePublished: post.publishedAt,
      })),
  }
}
