import { Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { pageViews } from './analytics/page-views.ts'
import { contact } from './contact/route.tsx'
import type { AppEnv } from './env.ts'
import { health } from './machine/health.ts'
import { machine } from './machine/index.ts'
import { insights } from './machine/insights.ts'
import { markdownTwins } from './machine/markdown/twins.ts'
import { apiNotFound } from './middleware/api-not-found.ts'
import { redirectToCanonical } from './middleware/canonical-path.ts'
import { requestLanguage } from './middleware/language.ts'
import { negotiateMarkdown } from './middleware/markdown.ts'
import { answerMethods } from './middleware/methods.ts'
import { PageCache } from './middleware/page-cache.ts'
import { renderer } from './middleware/renderer.tsx'
import { securityHeaders } from './middleware/security-headers.ts'
import { answerPages } from './pages/answer.tsx'
import { onError } from './pages/error.tsx'
import { type PageTable, pages } from './pages/index.ts'
import { notFound } from './pages/not-found.tsx'

/** The life of a request, top to bottom. Tests may pass other pages. */
export function createApp(table: PageTable = pages) {
  // Ready at once: the default compiles all routes into one expression when the first visitor comes, who waits for it.
  const app = new Hono<AppEnv>({ router: new TrieRouter() })
  const kept = new PageCache(table)
  const { fetch } = app
  // What is kept is not the app's business; all else is.
  app.fetch = (request, env, context) => kept.find(request, context) ?? fetch(request, env, context)

  app.use(kept.keep)
  app.use(requestLanguage)
  app.use(securityHeaders)
  app.use(redirectToCanonical(table))
  app.use(answerMethods(app, table))
  app.use(negotiateMarkdown)
  app.use(renderer)

  app.route('/api', contact)
  app.route('/api', pageViews)
  app.route('/api', insights)
  app.route('/api', health)
  app.all('/api/*', apiNotFound)

  app.route('/', machine(table))
  app.route('/', markdownTwins(app, table))
  answerPages(app, table)

  app.notFound(notFound)
  app.onError(onError)
  return app
}
