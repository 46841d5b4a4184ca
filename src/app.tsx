import { Hono } from 'hono'
import { health } from './api/health.ts'
import { insights } from './api/insights.ts'
import { apiNotFound } from './api/not-found.ts'
import { pageViews } from './api/page-views.ts'
import { contact } from './contact/route.tsx'
import type { AppEnv } from './env.ts'
import { briefFiles } from './machine/brief.ts'
import { citationFiles } from './machine/citations.ts'
import { glossaryFiles } from './machine/glossary.ts'
import { machine } from './machine/index.ts'
import { markdownTwins } from './machine/markdown/twins.ts'
import { qualificationFile } from './machine/qualification.ts'
import { studyDesignFiles } from './machine/study-design.ts'
import { redirectToCanonical } from './middleware/canonical-path.ts'
import { freshness } from './middleware/freshness.ts'
import { requestLanguage } from './middleware/language.ts'
import { answerMethods } from './middleware/methods.ts'
import { renderer } from './middleware/renderer.tsx'
import { securityHeaders } from './middleware/security-headers.ts'
import { answerPages } from './pages/answer.tsx'
import { onError } from './pages/error.tsx'
import { type PageTable, pages } from './pages/index.ts'
import { notFound } from './pages/not-found.tsx'

/** The life of a request, top to bottom. Tests may pass other pages. */
export function createApp(table: PageTable = pages) {
  const app = new Hono<AppEnv>()

  app.use(securityHeaders)
  app.use(freshness)
  app.use(requestLanguage)
  app.use(redirectToCanonical(app))
  app.use(answerMethods(app))
  app.use(renderer)

  app.route('/api', contact)
  app.route('/api', pageViews)
  app.route('/api', insights)
  app.route('/api', health)
  app.all('/api/*', apiNotFound)

  app.route('/', machine(table))
  app.route('/', citationFiles())
  app.route('/', qualificationFile())
  app.route('/', studyDesignFiles())
  app.route('/', glossaryFiles())
  app.route('/', briefFiles())
  app.route('/', markdownTwins(app, table))
  answerPages(app, table)

  app.notFound(notFound)
  app.onError(onError)
  return app
}
