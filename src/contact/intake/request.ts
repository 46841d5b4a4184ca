import type { HonoRequest } from 'hono'
import { isLanguage, type Language, languageNamed } from '#content/locales.ts'

export type Kind = 'json' | 'form'

export function kindOf(request: HonoRequest): Kind | null {
  const type = (request.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type === 'application/json') return 'json'
  return type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data' ? 'form' : null
}

export function wantsPage(request: HonoRequest, kind: Kind | null): boolean {
  const accept = request.header('accept') ?? ''
  return kind === 'form' && (accept.includes('text/html') || !accept.includes('application/json'))
}

/** Null if the JSON is not an object. @throws if the body cannot be parsed. */
export async function readFields(request: HonoRequest, kind: Kind): Promise<Record<string, unknown> | null> {
  if (kind === 'form') return Object.fromEntries(await request.formData())
  const body: unknown = await request.json()
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null
}

/** The language in the address (always for a form), otherwise the browser's preferred one. */
export function languageOfVisitor(request: HonoRequest, kind: Kind | null): Language {
  const lang = request.query('lang')
  if (lang !== undefined || kind === 'form') return languageNamed(lang)
  const wishes = (request.header('accept-language') ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
    // "iw" is the code of Hebrew from before 1989. Some systems still send it.
    const code = tag.split('-')[0]?.replace('iw', 'he')
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
    return { code, quality: quality ? Number(quality.split('=')[1]) || 0 : 1 }
  })
  const wish = wishes.sort((a, b) => b.quality - a.quality).find(({ code }) => isLanguage(code))
  return languageNamed(wish?.code)
}
