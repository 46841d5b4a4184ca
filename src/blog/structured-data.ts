import { startOf } from '#content/dates.ts'
import { postHref } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { ids, type Node, pageUrl, reference } from '#src/site/head/node.ts'
import type { PageFacts } from '#src/site/head/page-facts.ts'
import { translator } from '#src/words/messages.ts'
import { allPosts } from './posts.ts'

/** As many as the first page of the list shows. */
const newest = 12

export function blogNode(facts: PageFacts): Node {
  const { origin, language } = facts
  return {
    '@type': 'Blog',
    '@id': ids.blog(origin, language),
    name: translator(language)('machine.feed', { name: site.name[language] }),
    url: pageUrl(facts, 'blog'),
    inLanguage: language,
    publisher: reference(ids.organization(origin)),
    blogPost: allPosts(language)
      .slice(0, newest)
      .map((post) => ({
        '@type': 'BlogPosting',
        '@id': ids.post(origin, post.slug, language),
        headline: post.title,
        url: origin + postHref(post.slug, language),
        datePublished: startOf(post.publishedAt),
      })),
  }
}
