import type { HonoRequest } from 'hono'

/** Clients other than browsers send neither header. */
export function isSameOrigin(request: HonoRequest): boolean {
  const site = request.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const origin = request.header('origin')
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
}
