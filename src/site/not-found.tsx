import type { Context } from 'hono'
import { useLanguage } from '#client/ui/language.tsx'
import { defaultLanguage } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import type { AppEnv } from '#src/env.ts'
import { languageOfOldPost } from '#src/middleware/canonical-path.ts'
import { translator, useMessages } from '#src/words/messages.ts'
import type { NotFoundAnswer, PageTable } from './define-page.ts'
import { Notice } from './notice.tsx'
import { addressOf } from './query.ts'

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
    >
      <p className="mt-4">
        <a className="onward-link" href={href('search', language)}>
          {t('nav.search')}
        </a>
      </p>
    </Notice>
  )
}

/**
 * A 404 document in the request's language; the browser's console names the path that was asked
 * for.
 */
export function renderNotFound(c: Context<AppEnv>, words?: NotFoundAnswer, path = c.req.path) {
  const language = c.get('language')
  const t = translator(language)
  c.status(404)
  c.header('Content-Language', language)
  return c.render(<>{words?.body ?? <NotFoundPage />}</>, {
    language,
    title: words?.head.title ?? t('notFound.title'),
    description: words?.head.description ?? t('notFound.text'),
    address: addressOf(path, c.req.query()),
    origin: c.env.SITE_ORIGIN,
  })
}

/**
 * What no route answers. Where a post could once have stood, the words are those of a post, in the
 * prefix's language.
 */
export const notFound = (table: PageTable) => (c: Context<AppEnv>) => {
  // A question mark in the Host header leaves no path, and no middleware runs without one.
  if (c.req.path === '') return c.text('Bad Request', 400)
  const ofPrefix = languageOfOldPost(c.req.path)
  if (!ofPrefix) return renderNotFound(c)
  if (ofPrefix !== defaultLanguage) c.set('language', ofPrefix)
  // In the other language the address of the prefix would be in this one again.
  const path = `/blog/${c.req.path.split('/').filter(Boolean).at(-1)}`
  return renderNotFound(c, table['blog-post']?.notFound?.(c.get('language')), path)
}
