import { type Context, Hono } from 'hono'
import { trapField } from '#client/contact/trap-field.ts'
import { operator } from '#src/contact/operator/operator.ts'
import type { AppEnv } from '#src/env.ts'
import { limitedBody } from '#src/middleware/limited-body.ts'
import { isSameOrigin } from '#src/middleware/same-origin.ts'
import type { PageTable } from '#src/site/define-page.ts'
import { acceptMessage, isStored } from './accept.ts'
import { type Asked, answerAccepted, answerRefused } from './answer.tsx'
import { isUsableKey } from './idempotency.ts'
import { type ContactMessage, contactMessage, fieldProblems } from './message.ts'
import { isWithinLimit } from './rate-limit.ts'
import { type RefusalCode, refusal } from './refusal.ts'
import { kindOf, languageOfVisitor, readFields } from './request.ts'
import { isPerson, turnstileField } from './turnstile.ts'

/**
 * In bytes. A form writes a Hebrew letter in six; a message that is too long must be read to be
 * given back.
 */
const largestBody = 256 * 1024

function refuse(asked: Asked, code: RefusalCode, fields = {}) {
  return answerRefused(asked, refusal(code, asked.language), fields)
}

/**
 * Why this sender has to wait or to prove more, if so. Who repeats a message that is stored
 * already, as the form does when the answer was lost on the way, is told so again and not turned
 * away.
 */
async function checkSender(
  c: Context<AppEnv>,
  message: ContactMessage,
  key: string | undefined,
  token: unknown = c.req.header(turnstileField),
): Promise<RefusalCode | null> {
  const address = c.req.header('cf-connecting-ip')
  const isKnown = () => isStored(c.env, message, key)
  if (!(await isWithinLimit(c.env, address))) return (await isKnown()) ? null : 'too_many'
  if (!(await isPerson(c.env, token, address))) return (await isKnown()) ? null : 'unverified'
  return null
}

/** Checks in this order: who asks, what it is, what it says, how often; then stores and answers. */
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
  const refused = await checkSender(c, parsed.data, key, fields[turnstileField])
  if (refused) return refuse(asked, refused, fields)
  const accepted = await acceptMessage(c.env, parsed.data, {
    key,
    isForm: kind === 'form',
    // Only a program fills in the field that no person sees, or a password manager: it is told
    // nothing.
    isTrapped: Boolean(fields[trapField]),
  })
  return accepted.ok ? answerAccepted(asked, accepted.reference) : refuse(asked, accepted.code, fields)
}

/**
 * `POST /api/send-email`: takes a contact message, from the script or from the form itself. `pages`
 * are those that a refused form can stand on.
 */
export function contact(pages: PageTable): Hono<AppEnv> {
  const askedBy = (c: Context<AppEnv>): Asked => {
    const kind = kindOf(c.req)
    return { c, kind, language: languageOfVisitor(c.req, kind), pages }
  }
  return new Hono<AppEnv>()
    .post(
      '/send-email',
      async (c, next) => (isSameOrigin(c.req) ? next() : refuse(askedBy(c), 'foreign_origin')),
      limitedBody(largestBody, {
        tooLarge: (c) => refuse(askedBy(c), 'too_large'),
        unreadable: (c) => refuse(askedBy(c), 'malformed'),
      }),
      (c) => receive(askedBy(c)),
    )
    .all('/send-email', (c) => refuse(askedBy(c), 'method_not_allowed'))
    .route('/', operator)
}
