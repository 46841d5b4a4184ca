import { isAddress } from '#src/contact/address.ts'
import type { Bindings } from '#src/env.ts'

/** wrangler replaces NODE_ENV at build time. */
const isProduction = process.env.NODE_ENV === 'production'

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

/** Why this configuration cannot send mail, for an operator; null if it can. */
export function mailProblem(env: Bindings): string | null {
  const { MAIL_FROM: from, MAIL_TO: to, MAILCHANNELS_API_KEY: key, MAILCHANNELS_BASE_URL: base } = env
  if (env.OUTBOX_PAUSED) return 'the mail is paused (OUTBOX_PAUSED)'
  if (!isAddress(from ?? '')) return 'MAIL_FROM is no address'
  if (!isAddress(to ?? '')) return 'MAIL_TO is no address'
  if (!key) return isProduction ? 'MAILCHANNELS_API_KEY is not set' : null
  if (!/^[\x21-\x7E]+$/.test(key)) return 'MAILCHANNELS_API_KEY holds a blank or a line break'
  if (base && !isWebAddress(base)) return 'MAILCHANNELS_BASE_URL is no web address'
  return null
}
