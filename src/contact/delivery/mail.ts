import { type ContactMessage, type FieldName, fieldNames } from '#client/contact/fields.ts'
import { site } from '#content/site.ts'

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

const labels = { email: 'Email', company: 'Company', service: 'Service' } satisfies Record<
  Exclude<FieldName, 'firstName' | 'lastName' | 'message'>,
  string
>

const isLabeled = (name: FieldName): name is keyof typeof labels => name in labels

function rows({ reference, message }: StoredMessage): [string, string][] {
  return [
    ['Reference', reference],
    ['Name', `${message.firstName} ${message.lastName}`],
    ...fieldNames.filter(isLabeled).map((name): [string, string] => [labels[name], message[name] || '-']),
  ]
}

function htmlOf(stored: StoredMessage): string {
  const cells = rows(stored).map(([label, value]) => {
    // The office must be able to click and copy the sender's address.
    const shown = value === stored.message.email ? value : withoutLinks(value)
    return `<tr><th align="left">${label}</th><td dir="auto">${escapeHtml(shown)}</td></tr>`
  })
  // `dir="auto"` on each line aligns a message in two languages line by line.
  const lines = withoutLinks(stored.message.message)
    .split('\n')
    .map((line) => `<div dir="auto" style="white-space:pre-wrap">${escapeHtml(line) || '<br>'}</div>`)
  return [
    '<!doctype html><html><head><meta charset="utf-8"></head><body>',
    `<table cellpadding="4">${cells.join('')}</table>`,
    ...lines,
    '</body></html>',
  ].join('\n')
}

/** Of the visitor's words, only Reply-To and the subject reach the headers. */
export function composeMail(stored: StoredMessage, addresses: { from: string; to: string }): Mail {
  const { reference, message } = stored
  const name = `${message.firstName} ${message.lastName}`
  const host = addresses.from.slice(addresses.from.lastIndexOf('@') + 1)
  const identity = `<${reference}@${host}>`
  return {
    from: { email: addresses.from, name: site.name.en },
    to: addresses.to,
    replyTo: { email: message.email, name },
    subject: `[${reference}] ${name}`,
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
