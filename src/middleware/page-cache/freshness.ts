import { today } from './key.ts'

/**
 * max-age=0: a browser asks each time, which a 304 answers in a few hundred bytes; a mended page is seen at once.
 * s-maxage: a shared cache takes a crowd's requests off the Worker, yet no page is older than a minute after a
 * deploy: the scripts that it names are gone with the deploy before.
 * stale-while-revalidate: in that time a shared cache need not let anybody wait while it fetches the new one.
 */
const shared = { maxAge: 60, stale: 30 }

const everywhere = `public, max-age=0, s-maxage=${shared.maxAge}, stale-while-revalidate=${shared.stale}`
/** For what is one visitor's own, and for errors. Not `no-store`, which keeps a page out of the back/forward cache. */
export const privately = 'private, max-age=0, must-revalidate'

/** `Cache-Control` of a page: a copy of one that prints today's date must not see the next day in Israel. */
export function cacheControl(page: { isDated: boolean }, now: number): string {
  const lastUse = now + (shared.maxAge + shared.stale) * 1000
  if (page.isDated && today(now) !== today(lastUse)) return 'public, max-age=0, must-revalidate'
  return everywhere
}
