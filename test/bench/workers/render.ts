import { Hono } from 'hono'
import type { AppEnv } from '#src/env.ts'
import { requestLanguage } from '#src/middleware/language.ts'
import { renderer } from '#src/middleware/renderer.tsx'
import { securityHeaders } from '#src/middleware/security-headers.ts'
import { answerPages } from '#src/pages/answer.tsx'
import { pages } from '#src/pages/index.ts'

export { Outbox } from '#src/contact/outbox.ts'

/** The pages without the page cache: every request is a render, with the aliases of wrangler.toml or without. */
const app = new Hono<AppEnv>()
app.use(requestLanguage)
app.use(securityHeaders)
app.use(renderer)
answerPages(app, pages)

export default app
