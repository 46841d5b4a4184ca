import type { HonoRequest } from 'hono'
import { isLanguage, type Language, languageNamed } from '#content/locales.ts'

/** How a message was posted: by script, or by the form itself. */
export type Kind = 'json' | 'form'

/** What the request says its body is; null for everything that is not taken. */
export function kindOf(request: HonoRequest): Kind | null {
  const type = (request.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type === 'application/json') return 'json'
  return type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data' ? 'form' : null
}

/** A form's visitor sees a page; a client that asks for JSON gets it. */
export function wantsPage(request: HonoRequest, kind: Kind | null): boolean {
  const accept = request.header('accept') ?? ''
  return kind === 'form' && (accept.includes('text/html') || !accept.includes('application/json'))
}

/** The body's fields, or null when it cannot be read. The body limit has cut it off before. */
export async function readFields(request: HonoRequest, kind: Kind): Promise<Record<string, unknown> | null> {
  if (kind === 'form') return Object.fromEntries(await request.formData())
  const body: unknown = await request.json()
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null
}

/**
 * The visitor's language: the page's if the address names it, else what the browser asks for first.
 */
export function languageOfVisitor(request: HonoRequest, kind: Kind | null): Language {
  const lang = request.query('lang')
  if (lang !== undefined || kind === 'form') return languageNamed(lang)
  const wishes = (request.header('accept-language') ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
    // "iw" is Hebrew's code of before 1989, which some systems still send.
    const code = tag.split('-')[0]?.replace('iw', 'he')
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
    return { code, quality: quality ? Number(quality.split('=')[1]) || 0 : 1 }
  })
  const wish = wishes.sort((a, b) => b.quality - a.quality).find(({ code }) => isLanguage(code))
  return languageNamed(wish?.code)
}
