import { Hono } from 'hono'
import { dayInWords } from '#content/dates.ts'
import type { InsightDetail } from '#content/types.ts'
import type { AppEnv } from '../env.ts'
import { findPost } from '../posts.ts'

/** The text of a post for the dialog, which knows headings (`## `) and lists (`- `) but no plots. */
const plain = (text: string) => text.replaceAll('**', '').replace(/^::plot.*$/gm, '')

/** `GET /api/insights/:slug`: what the home page's dialog shows of a post. */
export const insights = new Hono<AppEnv>()
  .get('/insights/:slug', (c) => {
    const language = c.get('language')
    const post = findPost(c.req.param('slug'), language)
    if (!post) return c.json({ ok: false, error: 'not_found', details: 'There is no such insight.' }, 404)
    const detail: InsightDetail = {
      title: post.title,
      category: post.category,
      date: dayInWords(post.publishedAt, language),
      readTime: post.readTime,
      authors: post.author,
      type: 'Article',
      excerpt: post.excerpt,
      fullContent: plain(post.content),
      image: post.coverImage,
    }
    c.header('Cache-Control', 'public, max-age=300')
    return c.json(detail)
  })
  .all('/insights/:slug', (c) =>
    c.json({ ok: false, error: 'method_not_allowed', details: 'Use GET.' }, 405, { Allow: 'GET, HEAD' }),
  )
