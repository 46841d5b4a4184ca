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

function NotFoundPage() {
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

/** Below the path of old posts: the 404 of a post, in the language of that path. */
export const notFound = (table: PageTable) => (c: Context<AppEnv>) => {
  // With a question mark in the Host header the path is empty, and no middleware has run.
  if (c.req.path === '') return c.text('Bad Request', 400)
  const ofPrefix = languageOfOldPost(c.req.path)
  if (!ofPrefix) return renderNotFound(c)
  if (ofPrefix !== defaultLanguage) c.set('language', ofPrefix)
  // The language link must not lead to the old path: its prefix would set this language again.
  const path = `/blog/${c.req.path.split('/').filter(Boolean).at(-1)}`
  return renderNotFound(c, table['blog-post']?.items?.notFound(c.get('language'), ''), path)
}
