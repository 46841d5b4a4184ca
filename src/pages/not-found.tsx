import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { useLanguage } from '#client/ui/language.tsx'
import { href } from '#content/routes.ts'
import type { AppEnv } from '../env.ts'
import { translator, useMessages } from '../layout/messages.ts'
import type { SheetName } from '../layout/sheet.ts'
import { EndedCurve } from '../sections/ended-curve.tsx'
import { addressOf } from './answer.tsx'

/** The page for addresses that lead nowhere. */
export function NotFoundPage() {
  const t = useMessages()
  const language = useLanguage()
  return (
    <section className="wrap section split items-center" data-not-found="">
      <div className="lg:col-span-7">
        <p className="text-figure font-700 text-accent figures">{t('notFound.code')}</p>
        <h1 className="text-h1 mt-2">{t('notFound.title')}</h1>
        <p className="text-lead text-muted mt-4">{t('notFound.text')}</p>
        <p className="mt-8">
          <a className="btn-primary" href={href('home', language)}>
            {t('notFound.home')}
          </a>
        </p>
      </div>
      <div className="lg:col-span-5">
        <EndedCurve />
      </div>
    </section>
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
    address: addressOf(url.pathname, url.searchParams),
    origin: c.env.SITE_ORIGIN,
  })
}

export function notFound(c: Context<AppEnv>) {
  return renderNotFound(c)
}
