import { Hono } from 'hono'
import { dayInWords } from '#content/dates.ts'
import type { InsightDetail } from '#content/types.ts'
import type { AppEnv } from '#src/env.ts'
import { sampleLine } from '#src/words/sample-line.ts'
import { postBody } from '#src/words/words.ts'
import { findPost } from './posts.ts'

/** `GET /api/insights/:slug`: a post for the dialog of the home page. */
export const insights = new Hono<AppEnv>()
  .get('/insights/:slug', (c) => {
    const language = c.get('language')
    const post = findPost(c.req.param('slug'), language)
    if (!post) return c.json({ ok: false, error: 'not_found', details: 'There is no such insight.' }, 404)
    const note = sampleLine(language, 'post')
    const detail: InsightDetail = {
      title: post.title,
      category: post.category,
      date: dayInWords(post.publishedAt, language),
      readTime: post.readTime,
      authors: post.author,
      type: 'Article',
      excerpt: post.excerpt,
      fullContent: postBody(post.slug, language),
      image: post.coverImage,
      ...(note ? { note } : {}),
    }
    return c.json(detail)
  })
  .all('/insights/:slug', (c) =>
    c.json({ ok: false, error: 'method_not_allowed', details: 'Use GET.' }, 405, { Allow: 'GET, HEAD' }),
  )
