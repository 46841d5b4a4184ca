import { type Context, Hono } from 'hono'
import type { ContactMessage } from '#client/contact/fields.ts'
import { trapField } from '#client/contact/trap-field.ts'
import { routes } from '#content/routes.ts'
import { isUsableKey } from '#src/contact/outbox/idempotency.ts'
import type { AppEnv } from '#src/env.ts'
import { type BodyFault, postedBody } from '#src/middleware/posted-body.ts'
import { allows, networkOf, wideNetworkOf } from '#src/middleware/rate-limit.ts'
import { isSameOrigin } from '#src/middleware/same-origin.ts'
import type { PageTable } from '#src/site/define-page.ts'
import { renderRefusedPost } from '#src/site/refused-post.tsx'
import { acceptMessage, isStored } from './accept.ts'
import { type Asked, answerAccepted, answerRefused } from './answer.tsx'
import { contactMessage, fieldProblems } from './message.ts'
import { type RefusalCode, refusal } from './refusal.ts'
import { kindOf, languageOfVisitor, readFields, wantsPage } from './request.ts'
import { isPerson, turnstileField, wasNotAsked } from './turnstile.ts'

/** In bytes. A form sends six for a Hebrew letter, and a message that is too long is given back. */
const largestBody = 256 * 1024

function refuse(asked: Asked, code: RefusalCode, fields = {}) {
  return answerRefused(asked, refusal(code, asked.language), fields)
}

/** Without its fields the form cannot be shown again. */
function refuseUnread(asked: Asked, fault: BodyFault) {
  const { c, kind } = asked
  if (wantsPage(c.req, kind)) return renderRefusedPost(c, fault, { path: routes.home, id: 'contact' })
  return refuse(asked, fault === 'unreadable' ? 'malformed' : fault)
}

/**
 * A message that is already stored passes: the form repeats it when an answer was lost.
 * @param check absent for a form without script, which the outbox may still refuse
 */
async function checkSender(
  c: Context<AppEnv>,
  message: ContactMessage,
  key: string | undefined,
  check: { token: unknown } | undefined,
): Promise<RefusalCode | null> {
  const address = c.req.header('cf-connecting-ip')
  const isKnown = () => isStored(c.env, message, key)
  const network = networkOf(address ?? 'unknown')
  if (!(await allows(c.env.CONTACT_RATE_LIMIT, network))) {
    // New keys cost nothing, so they are limited too before the outbox is asked.
    const mayAsk = key !== undefined && (await allows(c.env.CONTACT_RATE_LIMIT, `known ${network}`))
    return mayAsk && (await isKnown()) ? null : 'too_many'
  }
  if (check && !(await isPerson(c.env, check.token, address))) return (await isKnown()) ? null : 'unverified'
  return null
}

async function receive(asked: Asked) {
  const { c, kind, language } = asked
  if (!kind) return refuse(asked, 'unsupported_type')
  const key = c.req.header('idempotency-key')
  if (key !== undefined && !isUsableKey(key)) return refuse(asked, 'invalid_key')
  const fields = await readFields(c.req, kind).catch(() => null)
  if (!fields) return refuse(asked, 'malformed')
  const parsed = contactMessage().safeParse(fields)
  if (!parsed.success) {
    return answerRefused(asked, refusal('invalid', language, fieldProblems(parsed.error)), fields)
  }
  const token = fields[turnstileField] ?? c.req.header(turnstileField)
  const isUnchecked = kind === 'form' && wasNotAsked(c.env, token)
  const refused = await checkSender(c, parsed.data, key, isUnchecked ? undefined : { token })
  if (refused) return refuse(asked, refused, fields)
  const address = c.req.header('cf-connecting-ip')
  const accepted = await acceptMessage(c.env, parsed.data, {
    key,
    isForm: kind === 'form',
    // A password manager may fill it in too, so the sender gets the usual answer.
    isTrapped: Boolean(fields[trapField]),
    sender: { network: address && wideNetworkOf(address), isUnchecked },
    agent: c.req.header('user-agent'),
  })
  return accepted.ok ? answerAccepted(asked, accepted.reference) : refuse(asked, accepted.code, fields)
}

/** @param pages the pages that may hold a refused form */
export function contact(pages: PageTable): Hono<AppEnv> {
  const askedBy = (c: Context<AppEnv>): Asked => {
    const kind = kindOf(c.req)
    return { c, kind, language: languageOfVisitor(c.req, kind), pages }
  }
  return new Hono<AppEnv>()
    .post(
      '/send-email',
      async (c, next) => (isSameOrigin(c.req) ? next() : refuse(askedBy(c), 'foreign_origin')),
      postedBody({
        largest: largestBody,
        // Only the answer to a form without script is a page, which costs more than the check of a message.
        limit: (c) => (kindOf(c.req) === 'form' ? c.env.FORM_RATE_LIMIT : undefined),
        refuse: (c, fault) => refuseUnread(askedBy(c), fault),
      }),
      (c) => receive(askedBy(c)),
    )
    .all('/send-email', (c) => refuse(askedBy(c), 'method_not_allowed'))
}
