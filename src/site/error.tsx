import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { useLanguage } from '#client/ui/language.tsx'
import type { Language } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import type { AppEnv } from '#src/env.ts'
import { translator, useMessages } from '#src/words/messages.ts'
import { describeError } from './describe-error.ts'
import { Notice } from './notice.tsx'
import { renderer } from './renderer.tsx'

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

export function logError(error: unknown, request: Pick<Request, 'method' | 'url'>): void {
  const { pathname } = new URL(request.url)
  console.error('Unexpected error:', request.method, pathname, describeError(error, request))
}

/** Writes the error to the log, never to the visitor. Never throws. */
export async function onError(error: Error, c: Context<AppEnv>) {
  // An invalid Host header makes `new URL` throw. The client caused it, so it is not logged.
  if (!URL.canParse(c.req.url)) return c.text('Bad Request', 400)
  const language = c.get('language')
  const t = translator(language)
  const { pathname } = new URL(c.req.url)
  const isApi = pathname.startsWith('/api/')
  // Thrown by Hono, e.g. for malformed JSON. Its text is English only.
  if (error instanceof HTTPException && error.status < 500) {
    if (!isApi) return error.getResponse()
    return c.json({ ok: false, error: 'bad_request', details: t('error.badRequest') }, error.status)
  }
  logError(error, c.req)
  if (isApi) {
    return c.json({ ok: false, error: 'unexpected', details: t('error.text') }, 500)
  }
  try {
    return await renderError(c, language)
  } catch (failure) {
    console.error('The error page failed:', describeError(failure, c.req))
    return c.text(`${t('error.title')}\n${t('error.text')}`, 500)
  }
}

async function renderError(c: Context<AppEnv>, language: Language) {
  const t = translator(language)
  await renderer({})(c, async () => {})
  c.status(500)
  return c.render(<ErrorPage />, {
    language,
    title: t('error.title'),
    description: t('error.text'),
    address: '/',
    origin: c.env.SITE_ORIGIN,
  })
}
