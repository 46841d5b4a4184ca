import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { useLanguage } from '#client/ui/language.tsx'
import { href } from '#content/routes.ts'
import type { AppEnv } from '../env.ts'
import { translator, useMessages } from '../layout/messages.ts'
import type { SheetName } from '../layout/sheet.ts'
import { Notice } from '../sections/notice.tsx'
import { addressOf } from './answer.tsx'

/** The page for addresses that lead nowhere. */
export function NotFoundPage() {
  const t = useMessages()
  const language = useLanguage()
  return (
    <Notice
      code={t('notFound.code')}
      heading={t('notFound.title')}
      text={t('notFound.text')}
      action={{ label: t('notFound.home'), href: href('home', language) }}
      isNotFound
    />
  )
}

/** What a page says itself of something that it does not have, and whose styles that needs. */
interface OwnBody {
  body?: ReactNode
  sheet: SheetName
}

/** A 404 document in the request's language; the browser's console names the path that was asked for. */
export function renderNotFound(c: Context<AppEnv>, own: OwnBody = { sheet: 'not-found' }) {
  const language = c.get('language')
  const t = translator(language)
  const url = new URL(c.req.url)
  c.status(404)
  c.header('Content-Language', language)
  return c.render(<>{own.body ?? <NotFoundPage />}</>, {
    language,
    sheet: own.sheet,
    title: t('notFound.title'),
    description: t('notFound.text'),
    address: addressOf(url.pathname, url.search),
    origin: c.env.SITE_ORIGIN,
  })
}

export function notFound(c: Context<AppEnv>) {
  return renderNotFound(c)
}
