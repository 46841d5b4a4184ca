import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { defaultLanguage, type Language } from '#content/locales.ts'
import { postRedirects, redirects } from '#content/redirects.ts'
import { routes } from '#content/routes.ts'
import { findPost } from '#src/catalogue/posts.ts'
import { termEntry } from '#src/catalogue/words.ts'
import type { AppEnv } from '#src/env.ts'
import { keep } from './freshness.ts'
import { answerOtherMethod, hasRoute } from './methods.ts'

/** Where a path that is not canonical leads. Both come from tables, never from the request. */
interface Target {
  path: string
  /** Of the alias; the request's own language otherwise. */
  language?: Language
}

/** One slash between segments and none at the end. */
function tidy(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
}

function aliasTarget(path: string): Target | null {
  const alias = Object.hasOwn(redirects, path) ? redirects[path] : undefined
  if (alias) return { path: routes[alias.page], language: alias.language }
  const old = oldPost(path)
  const post = old && findPost(old.slug, old.language)
  return post ? { path: `/blog/${post.slug}`, language: old.language } : null
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

/**
 * The canonical path that another spelling of it or an old address stands for, or null.
 * @param raw the path as the request wrote it
 * @param decoded the same without percent-encoding
 */
function canonicalTarget(raw: string, decoded: string, app: Hono<AppEnv>): Target | null {
  const path = tidy(decoded)
  const alias = aliasTarget(path)
  if (alias || path === raw || !hasRoute(app, 'GET', path)) return alias
  // The patterns of terms and posts take any slug.
  const [, term] = /^\/key-concepts\/([^/.]+)$/.exec(path) ?? []
  if (term !== undefined && term !== 'study' && !termEntry(term)) return null
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? []
  const isPost = slug === undefined || Object.values<string>(routes).includes(path)
  return isPost || findPost(slug, defaultLanguage) ? { path } : null
}

/**
 * Answers other spellings and old addresses with one 301; parameters are kept, `lang` always where
 * the alias says so.
 */
export const redirectToCanonical = (app: Hono<AppEnv>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const url = new URL(c.req.url)
    const target = canonicalTarget(url.pathname, c.req.path, app)
    if (!target) return next()
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return answerOtherMethod(c, ['GET', 'HEAD'])
    const ofAlias = target.language === defaultLanguage ? undefined : target.language
    const language = ofAlias ?? c.get('language')
    url.searchParams.delete('lang')
    const query = url.searchParams.toString()
    const lang = language === defaultLanguage ? '' : `lang=${language}`
    const search = [lang, query].filter(Boolean).join('&')
    keep(c)
    return c.redirect(search ? `${target.path}?${search}` : target.path, 301)
  })
