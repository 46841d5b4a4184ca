import type { Bindings } from '../env.ts'
import { log } from './log.ts'
import { composeMail, type StoredMessage } from './mail.ts'
import { type Delivery, sendMail } from './mailchannels.ts'

/** Longer than MailChannels' slowest answers: a mail whose answer is not awaited may be sent twice. In ms. */
export const deliveryTimeout = 40_000

/** Whether this is the deployed Worker: wrangler writes the word in at build time. */
const isProduction = process.env.NODE_ENV === 'production'

/** Tries to hand a message over. Never throws. On a developer's machine without a key the mail is printed. */
export async function deliver(
  env: Bindings,
  stored: StoredMessage,
  timeout = deliveryTimeout,
): Promise<Delivery> {
  const mail = composeMail(stored, { from: env.MAIL_FROM, to: env.MAIL_TO })
  if (!env.MAILCHANNELS_API_KEY) {
    if (isProduction) return { state: 'degraded', reason: 'mail is not configured' }
    log('printed', { reference: stored.reference })
    console.log(`To: ${mail.to}\nReply-To: ${mail.replyTo.email}\nSubject: ${mail.subject}\n\n${mail.text}`)
    return { state: 'sent' }
  }
  return sendMail(mail, { key: env.MAILCHANNELS_API_KEY, baseUrl: env.MAILCHANNELS_BASE_URL, timeout })
}
