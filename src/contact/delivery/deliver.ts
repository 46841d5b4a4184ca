import { inTime } from '#src/contact/in-time.ts'
import { log } from '#src/contact/log.ts'
import type { Bindings } from '#src/env.ts'
import { second } from './back-off.ts'
import { mailProblem } from './configuration.ts'
import { composeMail, type Mail, type StoredMessage, withoutNames } from './mail.ts'
import { type Delivery, sendMail } from './mailchannels.ts'

/** In ms. Longer than MailChannels' slowest answers: a mail without an answer may go out twice. */
export const deliveryTimeout = 40_000

function print({ to, replyTo, subject, text }: Mail): Delivery {
  console.log(`To: ${to}\nReply-To: ${replyTo?.email}\nSubject: ${subject}\n\n${text}`)
  return { state: 'sent' }
}

interface Limits {
  timeout: number
  onRequest: () => void
}

/**
 * A refused mail is tried once more without the visitor's name and address in its headers, because
 * those may be the reason. Without a key (on a developer's machine) it is printed.
 */
async function tryOnce(
  env: Bindings,
  stored: StoredMessage,
  { timeout, onRequest }: Limits,
): Promise<Delivery> {
  const problem = mailProblem(env)
  if (problem) return { state: 'degraded', reason: problem }
  const mail = composeMail(stored, { from: env.MAIL_FROM, to: env.MAIL_TO })
  const { MAILCHANNELS_API_KEY: key, MAILCHANNELS_BASE_URL: baseUrl } = env
  if (!key) return print(mail)
  onRequest()
  const first = await sendMail(mail, { key, baseUrl, timeout })
  if (first.state !== 'unfit' && !(first.state === 'dead' && first.reason === 'status 400')) return first
  log('without names', { reference: stored.reference, reason: first.reason })
  onRequest()
  return sendMail(withoutNames(mail), { key, baseUrl, timeout })
}

/** Never throws. Ends also if a request does not, because a try keeps its place until then. */
export async function deliver(
  env: Bindings,
  stored: StoredMessage,
  { timeout = deliveryTimeout, onRequest = () => {} }: Partial<Limits> = {},
): Promise<Delivery> {
  try {
    // Two requests may be needed.
    return await inTime(tryOnce(env, stored, { timeout, onRequest }), 2 * timeout + 5 * second)
  } catch {
    return { state: 'retry', reason: 'no answer' }
  }
}
