import type { Hono } from 'hono'
import type { AppEnv } from '#src/env.ts'
import { fileRoutes } from '#src/machine/file.ts'
import { answerCitations, citationEndings } from '#src/publications/index.ts'
import { atomFeed } from './feeds/atom.ts'
import { jsonFeed } from './feeds/json.ts'
import { insights } from './insights.ts'
import { findPost } from './posts.ts'
import { postReference } from './reference.ts'

export function blogFiles(): Hono<AppEnv> {
  const app = fileRoutes({ '/feed.atom': atomFeed, '/feed.json': jsonFeed }).route('/api', insights)
  for (const ending of citationEndings) {
    app.get(`/blog/:file{[a-z0-9-]+\\.${ending.replace('.', '\\.')}}`, (c, next) => {
      const language = c.get('language')
      const post = findPost(c.req.param('file').slice(0, -ending.length - 1), language)
      if (!post) return next()
      c.header('Content-Language', language)
      return answerCitations(c, ending, [postReference(post, language, c.env.SITE_ORIGIN)])
    })
  }
  return app
}
