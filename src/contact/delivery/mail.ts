import { type ContactMessage, type FieldName, isFieldName } from '#client/contact/fields.ts'
import { cleanLine } from '#client/text/clean-text.ts'
import { isServiceOption } from '#content/contact/form.ts'
import { languages } from '#content/locales.ts'
import { site } from '#content/site.ts'
import { translator } from '#src/words/messages.ts'

export interface StoredMessage {
  reference: string
  message: ContactMessage
}

export interface Mail {
  from: { email: string; name?: string }
  to: string
  replyTo?: { email: string; name: string }
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')
}

/** A word joiner inside addresses keeps mail programs from making a visitor's links clickable. */
function withoutLinks(text: string): string {
  return text.replace(/:\/\/|@|\bwww\.|(?<=[\p{L}\p{N}_])\.(?=\p{L}{2})/gu, (mark) => `${mark}\u2060`)
}

/** In the order of the mail. */
const labels = { service: 'Service', company: 'Company', email: 'Email' } satisfies Record<
  Exclude<FieldName, 'firstName' | 'lastName' | 'message'>,
  string
>

/** First in English. A stored value may no longer be an option. */
function serviceNames({ service }: ContactMessage): string[] {
  if (!isServiceOption(service)) return [service]
  return languages.map((language) => translator(language)(`contact.service.${service}`))
}

/** A mail program would read `=?utf-8?Q?…?=` in a header as another text. */
const withoutEncodedWords = (text: string) => text.replaceAll('=?', '= ?')

const nameOf = ({ firstName, lastName }: ContactMessage) => `${firstName} ${lastName}`.trim()

function rows({ reference, message }: StoredMessage): [string, string][] {
  const facts: ContactMessage = { ...message, service: serviceNames(message).join(' / ') }
  const labeled = Object.entries(labels).map(([name, label]): [string, string] => [
    label,
    (isFieldName(name) && facts[name]) || '-',
  ])
  return [['Name', nameOf(message)], ...labeled, ['Reference', reference]]
}

/** In characters. */
const longestInSubject = 60

function short(text: string): string {
  const characters = [...cleanLine(text)]
  if (characters.length <= longestInSubject) return characters.join('')
  return `${characters.slice(0, longestInSubject - 1).join('')}…`
}

/** E.g. `[ABCD-EFGH-JKMN] Data Management: Dana Levi, Biotech Ltd`. */
function subjectOf({ reference, message }: StoredMessage): string {
  const sender = [nameOf(message), message.company].map(short).filter(Boolean).join(', ')
  const [service = ''] = serviceNames(message)
  return withoutEncodedWords(`[${reference}] ${[short(service), sender].filter(Boolean).join(': ')}`)
}

function htmlOf(stored: StoredMessage): string {
  const cells = rows(stored).map(([label, value]) => {
    // The office must be able to click and copy the sender's address.
    const shown = value === stored.message.email ? value : withoutLinks(value)
    return `<tr><th align="left" style="color:#555;font-weight:normal">${label}</th><td dir="auto">${escapeHtml(shown)}</td></tr>`
  })
  // `dir="auto"` on each line aligns a message in two languages line by line.
  const lines = withoutLinks(stored.message.message)
    .split('\n')
    .map((line) => `<div dir="auto" style="white-space:pre-wrap">${escapeHtml(line) || '<br>'}</div>`)
  return [
    '<!doctype html><html><head><meta charset="utf-8"></head><body style="font:16px/1.5 sans-serif">',
    `<table cellpadding="4">${cells.join('')}</table>`,
    '<div style="max-width:40em;margin-top:1em;padding-top:1em;border-top:1px solid #ccc">',
    ...lines,
    '</div></body></html>',
  ].join('\n')
}

/** Of the visitor's words, only Reply-To and the subject reach the headers. */
export function composeMail(stored: StoredMessage, addresses: { from: string; to: string }): Mail {
  const { reference, message } = stored
  const host = addresses.from.slice(addresses.from.lastIndexOf('@') + 1)
  const identity = `<${reference}@${host}>`
  return {
    from: { email: addresses.from, name: site.name.en },
    to: addresses.to,
    replyTo: { email: message.email, name: withoutEncodedWords(nameOf(message)) },
    subject: subjectOf(stored),
    text: `${rows(stored)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n')}\n\n${message.message}\n`,
    html: htmlOf(stored),
    // MailChannels writes Message-ID itself and refuses ours. X-Message-ID and References mark a
    // duplicate and put it into the thread of the first.
    headers: { 'X-Message-ID': identity, References: identity, 'X-Auto-Response-Suppress': 'All' },
  }
}

export function withoutNames({ replyTo: _, from, ...mail }: Mail): Mail {
  return { ...mail, from: { email: from.email } }
}
