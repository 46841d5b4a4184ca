import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { useLanguage } from '#client/ui/language.tsx'
import { href } from '#content/routes.ts'
import type { AppEnv } from '../env.ts'
import { translator, useMessages } from '../layout/messages.ts'
import { languageOf } from '../middleware/language.ts'
import { renderer } from '../middleware/renderer.tsx'
import { Notice } from '../sections/notice.tsx'

export function ErrorPage() {
  const t = useMessages()
  const language = useLanguage()
  return (
    <Notice
      heading={t('error.title')}
      text={t('error.text')}
      action={{ label: t('error.home'), href: href('home', language) }}
    />
  )
}

/** An unexpected failure: 500 in the visitor's language. What failed goes to the log, never to the visitor. */
export async function onError(error: Error, c: Context<AppEnv>) {
  const language = languageOf(c.req.query('lang'))
  const t = translator(language)
  const isApi = new URL(c.req.url).pathname.startsWith('/api/')
  // Hono's own refusals, e.g. of malformed JSON, speak plain English.
  if (error instanceof HTTPException && error.status < 500) {
    if (!isApi) return error.getResponse()
    return c.json({ ok: false, error: 'bad_request', details: t('error.badRequest') }, error.status)
  }
  console.error('Unexpected error:', c.req.method, new URL(c.req.url).pathname, error.stack ?? error.message)
  if (isApi) {
    return c.json({ ok: false, error: 'unexpected', details: t('error.text') }, 500)
  }
  await renderer(c, async () => {})
  c.status(500)
  c.header('Cache-Control', 'no-store')
  return c.render(<ErrorPage />, {
    language,
    sheet: 'error',
    title: t('error.title'),
    description: t('error.text'),
    address: '/',
    origin: c.env.SITE_ORIGIN,
  })
}
