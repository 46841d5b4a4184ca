import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { once } from '#client/ui/once.ts'
import { defaultLanguage, type Language } from '#content/locales.ts'
import { postRedirects, redirects } from '#content/redirects.ts'
import { routes } from '#content/routes.ts'
import type { AppEnv } from '#src/env.ts'
import { keep } from './freshness.ts'
import { type ItemTable, itemPath, knownPaths } from './known-paths.ts'
import { answerOtherMethod } from './methods.ts'

/** Where an old address leads. Both come from tables, never from the request. */
interface Alias {
  path: string
  language: Language
}

/** One slash between segments and none at the end. */
function tidy(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
}

function aliasOf(path: string, table: ItemTable): Alias | null {
  const alias = Object.hasOwn(redirects, path) ? redirects[path] : undefined
  if (alias) return { path: routes[alias.page], language: alias.language }
  const old = oldPost(path)
  return old && table['blog-post']?.items?.has(old.slug, old.language)
    ? { path: itemPath('blog-post', old.slug), language: old.language }
    : null
}

/**
 * The slug and the language of a path under which a post used to stand, whether there is such a
 * post or not; else null.
 */
function oldPost(path: string): { slug: string; language: Language } | null {
  const found = Object.entries(postRedirects).find(([prefix]) => path.startsWith(prefix))
  const slug = found && path.slice(found[0].length)
  return slug && !slug.includes('/') ? { slug, language: found[1] } : null
}

/** The language of the prefix, for a path that some post could have had; null for any other. */
export function languageOfOldPost(path: string): Language | null {
  return oldPost(tidy(path))?.language ?? null
}

/** The address of a path in a language, with the other parameters of a request. */
function addressWith(path: string, asked: URLSearchParams, language: Language): string {
  const others = new URLSearchParams(asked)
  others.delete('lang')
  const lang = language === defaultLanguage ? '' : `lang=${language}`
  const search = [lang, others.toString()].filter(Boolean).join('&')
  return search ? `${encodeURI(path)}?${search}` : encodeURI(path)
}

/**
 * Answers old addresses and other spellings of known paths with one 301; parameters are kept,
 * `lang` always where the old address says so.
 */
export const redirectToCanonical = (app: Hono<AppEnv>, table: ItemTable) => {
  // Routes are registered after this middleware.
  const isKnown = once(() => knownPaths(app, table))
  return createMiddleware<AppEnv>(async (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url)
    const path = tidy(c.req.path)
    const alias = aliasOf(path, table)
    if (!alias && (path === pathname || !isKnown()(path))) return next()
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return answerOtherMethod(c, ['GET', 'HEAD'])
    // There is no end of other spellings.
    if (alias && path === c.req.path) keep(c)
    const ofAlias = alias?.language === defaultLanguage ? undefined : alias?.language
    return c.redirect(addressWith(alias?.path ?? path, searchParams, ofAlias ?? c.get('language')), 301)
  })
}
