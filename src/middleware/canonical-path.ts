import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { once } from '#client/once.ts'
import { defaultLanguage, type Language } from '#content/locales.ts'
import { postRedirects, redirects } from '#content/redirects.ts'
import { routes } from '#content/routes.ts'
import type { AppEnv } from '#src/env.ts'
import { keep } from './freshness.ts'
import { type ItemTable, itemPath, knownPaths } from './known-paths.ts'
import { answerOtherMethod } from './methods.ts'

/** From tables, never from the request. */
interface Alias {
  path: string
  language: Language
}

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

function oldPost(path: string): { slug: string; language: Language } | null {
  const found = Object.entries(postRedirects).find(([prefix]) => path.startsWith(prefix))
  const slug = found && path.slice(found[0].length)
  return slug && !slug.includes('/') ? { slug, language: found[1] } : null
}

/** The language of the path of an old post, even if no post has its slug. */
export function languageOfOldPost(path: string): Language | null {
  return oldPost(tidy(path))?.language ?? null
}

function addressWith(path: string, asked: URLSearchParams, language: Language): string {
  const others = new URLSearchParams(asked)
  others.delete('lang')
  const lang = language === defaultLanguage ? '' : `lang=${language}`
  const search = [lang, others.toString()].filter(Boolean).join('&')
  return search ? `${encodeURI(path)}?${search}` : encodeURI(path)
}

/** Answers old addresses and other spellings of known paths with one 301. Parameters are kept. */
export const redirectToCanonical = (app: Hono<AppEnv>, table: ItemTable) => {
  // Lazy, because the routes are registered after this middleware.
  const isKnown = once(() => knownPaths(app, table))
  return createMiddleware<AppEnv>(async (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url)
    const path = tidy(c.req.path)
    const alias = aliasOf(path, table)
    if (!alias && (path === pathname || !isKnown()(path))) return next()
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return answerOtherMethod(c, ['GET', 'HEAD'])
    // Only the old address as the table writes it is cached: the other spellings are endless.
    if (alias && path === c.req.path) keep(c)
    const ofAlias = alias?.language === defaultLanguage ? undefined : alias?.language
    return c.redirect(addressWith(alias?.path ?? path, searchParams, ofAlias ?? c.get('language')), 301)
  })
}
