import { Hono } from 'hono'
import { insights } from './blog/insights.ts'
import { briefFiles } from './brief/files.ts'
import { qualificationFile } from './company/qualification/file.ts'
import { contact } from './contact/intake/route.tsx'
import { health } from './contact/operator/health.ts'
import type { AppEnv } from './env.ts'
import { glossaryFiles } from './glossary/files.ts'
import { machine } from './machine/index.ts'
import { markdownTwins } from './machine/markdown/twins.ts'
import { redirectToCanonical } from './middleware/canonical-path.ts'
import { freshness } from './middleware/freshness.ts'
import { requestLanguage } from './middleware/language.ts'
import { answerMethods } from './middleware/methods.ts'
import { renderer } from './middleware/renderer.tsx'
import { securityHeaders } from './middleware/security-headers.ts'
import { type PageTable, pages } from './pages.ts'
import { citationFiles } from './publications/files.ts'
import { answerPages } from './site/answer.tsx'
import { apiNotFound } from './site/api/not-found.ts'
import { pageViews } from './site/api/page-views.ts'
import { onError } from './site/error.tsx'
import { notFound } from './site/not-found.tsx'
import { studyDesignFiles } from './study-design/files.ts'

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
