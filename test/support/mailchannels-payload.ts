interface Address {
  email: string
  name?: string
}

export interface SendPayload {
  personalizations: { to: Address[] }[]
  from: Address
  reply_to?: Address
  subject: string
  content: { type: 'text/plain' | 'text/html'; value: string }[]
  headers?: Record<string, string>
}

/** Headers that MailChannels writes itself; it refuses them in `headers`. */
const reserved =
  /^(authentication-results|bcc|cc|content-transfer-encoding|content-type|dkim-signature|from|message-id|received|reply-to|subject|to)$/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them
const control = /[\u0000-\u001F\u007F]/

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isAddress(value: unknown): boolean {
  if (!isRecord(value) || typeof value.email !== 'string') return false
  if (value.name !== undefined && (typeof value.name !== 'string' || control.test(value.name))) return false
  // The local part: up to 64 characters, no empty part between dots. The last label of the domain
  // is not a number.
  const [, local = '', domain = ''] = /^([^\s@,;<>]+)@([^\s@,;<>]+\.[^\s@,;<>]+)$/.exec(value.email) ?? []
  const isLocal = local.length <= 64 && local.split('.').every((atom) => atom !== '')
  return isLocal && value.email.length <= 254 && /\.[^.]*[^\d.][^.]*$/.test(domain)
}

function isContent(part: unknown): boolean {
  return isRecord(part) && typeof part.value === 'string' && /^text\/(plain|html)$/.test(String(part.type))
}

function headersProblem(headers: unknown): string | null {
  if (headers === undefined) return null
  if (!isRecord(headers)) return 'headers must be an object'
  for (const [name, value] of Object.entries(headers)) {
    if (reserved.test(name)) return `header ${name} is reserved`
    if (!/^[\x21-\x39\x3B-\x7E]+$/.test(name)) return `header name ${name} is invalid`
    if (typeof value !== 'string' || control.test(value)) return `header ${name} has an invalid value`
  }
  return null
}

/** Why MailChannels would answer 400 to this body; null if it would not. */
export function payloadProblem(body: unknown): string | null {
  if (!isRecord(body)) return 'the body is not JSON'
  const { personalizations, content } = body
  if (!Array.isArray(personalizations) || personalizations.length === 0) return 'personalizations are missing'
  for (const personalization of personalizations) {
    const to = isRecord(personalization) ? personalization.to : undefined
    if (!Array.isArray(to) || to.length === 0 || !to.every(isAddress)) return 'to is invalid'
  }
  if (!isAddress(body.from)) return 'from is invalid'
  if (body.reply_to !== undefined && !isAddress(body.reply_to)) return 'reply_to is invalid'
  if (typeof body.subject !== 'string' || !body.subject || control.test(body.subject))
    return 'subject is invalid'
  if (!Array.isArray(content) || content.length === 0 || !content.every(isContent))
    return 'content is invalid'
  return headersProblem(body.headers)
}

export function isSendPayload(body: unknown): body is SendPayload {
  return payloadProblem(body) === null
}
