import { env } from 'cloudflare:workers'
import { createApp } from '#src/app.tsx'

const app = createApp()

/** The HTML of a path. */
export async function htmlOf(path: string): Promise<string> {
  return (await app.request(path, {}, env)).text()
}

/** The values of an attribute, in the order of the document. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<[^>]*? ${name}="([^"]*)"`, 'g'))].map(([, value]) =>
    decode(value ?? ''),
  )
}

/** What a reader gets of a piece of HTML: its text without tags and scripts. */
export function textOf(html: string): string {
  return decode(html.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<[^>]*>/g, ''))
}

/** The piece of the document from a mark to the next end mark, both included. */
export function between(html: string, mark: string, end: string): string {
  const start = html.indexOf(mark)
  return start < 0 ? '' : html.slice(start, html.indexOf(end, start) + end.length)
}

/** The number of times a piece occurs. */
export function count(html: string, piece: string): number {
  return html.split(piece).length - 1
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
