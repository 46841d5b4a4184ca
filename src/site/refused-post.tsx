import type { Context } from 'hono'
import { inLanguage } from '#content/routes.ts'
import type { AppEnv } from '#src/env.ts'
import type { BodyFault } from '#src/middleware/posted-body.ts'
import { translator } from '#src/words/messages.ts'
import { Notice } from './notice.tsx'

const statuses = { too_many: 429, too_large: 413, unreadable: 400 } as const

/**
 * A form that was not read, so it cannot be shown again.
 * @param path of the page that has the form
 */
export function renderRefusedPost(
  c: Context<AppEnv>,
  fault: BodyFault,
  { path, id }: { path: string; id?: string } = { path: c.req.path },
) {
  const language = c.get('language')
  const t = translator(language)
  const status = statuses[fault]
  c.status(status)
  c.header('Content-Language', language)
  if (fault === 'too_many') c.header('Retry-After', '60')
  const notice = (
    <Notice
      code={String(status)}
      heading={t('posted.title')}
      text={t(`posted.${fault}`)}
      action={{ label: t('posted.again'), href: inLanguage(path, language, id) }}
    />
  )
  return c.render(notice, {
    language,
    title: `${t('contact.error')}: ${t('posted.title')}`,
    description: t(`posted.${fault}`),
    address: path,
    origin: c.env.SITE_ORIGIN,
  })
}
