import type { Context } from 'hono'
import type { Language } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { Home, homeCopy } from '#src/company/home/home.tsx'
import { proofOf } from '#src/contact/receipt.ts'
import type { AppEnv } from '#src/env.ts'
import { translator } from '#src/words/messages.ts'
import { type FieldName, fieldNames } from './message.ts'
import type { Refusal } from './refusal.ts'
import { type Kind, wantsPage } from './request.ts'

/** Who asked, and how: enough to answer in their words and form. */
export interface Asked {
  c: Context<AppEnv>
  kind: Kind | null
  language: Language
}

/** The message is stored or on its way: JSON, or a receipt that a reload does not send again. */
export function answerAccepted({ c, kind, language }: Asked, reference: string) {
  c.header('Cache-Control', 'no-store')
  if (!wantsPage(c.req, kind)) return c.json({ ok: true, reference })
  const receipt = new URL(href('message-received', language), 'https://site')
  receipt.searchParams.set('reference', reference)
  receipt.searchParams.set('proof', proofOf(c.env, reference))
  // A redirect without a fragment would inherit the form's.
  return c.redirect(`${receipt.pathname}${receipt.search}#main`, 303)
}

function typedValues(fields: Record<string, unknown>): Partial<Record<FieldName, string>> {
  const typed = fieldNames.map((name) => [name, fields[name]])
  return Object.fromEntries(typed.filter(([, value]) => typeof value === 'string'))
}

/**
 * JSON, or for a form without script the home page again: what is wrong, and everything as it was
 * typed.
 */
export function answerRefused({ c, kind, language }: Asked, { status, headers, body }: Refusal, fields = {}) {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  const isForPeople = status !== 403 && status !== 405 && status !== 415
  if (!isForPeople || !wantsPage(c.req, kind)) return c.json(body, status)
  const t = translator(language)
  const copy = homeCopy(language)
  const form = {
    values: typedValues(fields),
    errors: body.fields ?? {},
    problems: body.problems,
    ...(body.fields ? {} : { problem: body.details }),
  }
  c.status(status)
  c.header('Content-Language', language)
  return c.render(<Home copy={copy} form={form} />, {
    language,
    title: `${t('contact.error')}: ${copy.title}`,
    description: copy.description,
    page: 'home',
    address: '/',
    origin: c.env.SITE_ORIGIN,
  })
}
