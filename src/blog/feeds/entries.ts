import { startOf } from '#content/dates.ts'
import type { Language } from '#content/locales.ts'
import { routes } from '#content/routes.ts'
import { site } from '#content/site.ts'
import type { Block } from '#content/types.ts'
import { allPosts } from '#src/blog/posts.ts'
import { absolute } from '#src/site/head/addresses.ts'
import { translator } from '#src/words/messages.ts'
import { sampleLine } from '#src/words/sample-line.ts'
import { postBody } from '#src/words/words.ts'
import { postHtml } from './post-html.ts'

/** Feed readers ask often and keep old entries. */
const longestFeed = 20

/** The facts of both feeds. */
export function feedOf(path: string, origin: string, language: Language) {
  const sample = sampleLine(language, 'post')
  const note: Block[] = sample ? [{ kind: 'paragraph', inlines: [{ kind: 'text', text: sample }] }] : []
  return {
    self: absolute(origin, path, language),
    home: absolute(origin, routes.blog, language),
    title: translator(language)('machine.feed', { name: site.name[language] }),
    subtitle: translator(language)('insights.subtitle'),
    entries: allPosts(language)
      .slice(0, longestFeed)
      .map((post) => ({
        url: absolute(origin, `/blog/${post.slug}`, language),
        title: post.title,
        summary: post.excerpt,
        html: postHtml([...postBody(post.slug, language), ...note], origin, language),
        published: startOf(post.publishedAt),
        updated: startOf(post.updatedAt ?? post.publishedAt),
        author: post.author ?? site.name[language],
        category: post.category,
        tags: post.tags,
      })),
  }
}
