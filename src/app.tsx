import { Hono } from 'hono'
import type { AppEnv } from './env.ts'
import { fileRoutes } from './machine/file.ts'
import { machineFiles } from './machine/index.ts'
import { markdownTwins } from './machine/markdown.ts'
import { mcp } from './machine/mcp/route.ts'
import { redirectToCanonical } from './middleware/canonical-path.ts'
import { countFailures } from './middleware/failures.ts'
import { freshness } from './middleware/freshness.ts'
import { requestLanguage } from './middleware/language.ts'
import { answerMethods } from './middleware/methods.ts'
import { openFiles } from './middleware/open-files.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { visibleQuery } from './middleware/visible-query.ts'
import { allSubjects, pages, places, tools } from './pages.ts'
import { answerPages } from './site/answer.tsx'
import { apiNotFound } from './site/api/not-found.ts'
import { pageViews } from './site/api/page-views.ts'
import { reports } from './site/api/reports.ts'
import type { PageTable } from './site/define-page.ts'
import { onError } from './site/error.tsx'
import { notFound } from './site/not-found.tsx'
import { renderer } from './site/renderer.tsx'

/** The life of a request, top to bottom. Tests may pass other pages. */
export function createApp(table: PageTable = pages) {
  const app = new Hono<AppEnv>()

  app.use(openFiles)
  app.use(securityHeaders)
  app.use(countFailures)
  app.use(freshness)
  app.use(visibleQuery)
  app.use(requestLanguage)
  app.use(redirectToCanonical(app, table))
  app.use(answerMethods(app))
  app.use(renderer(places))

  for (const { files } of allSubjects) if (files) app.route('/', files(table))
  app.route('/api', pageViews(table))
  app.route('/api', reports(table))
  app.all('/api/*', apiNotFound)
  app.route('/', fileRoutes(machineFiles, table))
  app.route('/', mcp(tools))
  app.route('/', markdownTwins(table))
  answerPages(app, table)

  app.notFound(notFound(table))
  app.onError(onError)
  return app
}
