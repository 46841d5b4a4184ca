import { createMiddleware } from 'hono/factory'
import { defaultLanguage, type Language } from '#content/locales.ts'
import { postRedirects, redirects } from '#content/redirects.ts'
import { isPageName, routes } from '#content/routes.ts'
import type { AppEnv } from '../env.ts'
import { machineFiles } from '../machine/index.ts'
import type { PageTable } from '../pages/index.ts'
import { findPost } from '../posts.ts'

/** Where a path that is not canonical leads. Both come from tables, never from the request. */
export interface Target {
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
  for (const [prefix, language] of Object.entries(postRedirects)) {
    if (!path.startsWith(prefix)) continue
    const post = findPost(path.slice(prefix.length), language)
    return post ? { path: `/blog/${post.slug}`, language } : null
  }
  return null
}

function isKnown(path: string, table: PageTable): boolean {
  if (Object.hasOwn(machineFiles, path)) return true
  if (path.startsWith('/blog/') && findPost(path.slice('/blog/'.length), defaultLanguage)) return true
  return Object.keys(table).some((name) => isPageName(name) && routes[name] === path)
}

/**
 * The canonical path that another spelling of it or an old address stands for, or null.
 * @param raw the path as the request wrote it
 * @param decoded the same without percent-encoding
 */
export function canonicalTarget(raw: string, decoded: string, table: PageTable): Target | null {
  const path = tidy(decoded)
  const alias = aliasTarget(path)
  if (alias || path === raw || !isKnown(path, table)) return alias
  return { path }
}

/** Answers other spellings and old addresses with one 301; parameters are kept, `lang=he` always. */
export const redirectToCanonical = (table: PageTable) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const url = new URL(c.req.url)
    const isRead = ['GET', 'HEAD'].includes(c.req.method)
    const target = isRead ? canonicalTarget(url.pathname, c.req.path, table) : null
    if (!target) return next()
    const language = target.language === 'he' ? 'he' : c.get('language')
    url.searchParams.delete('lang')
    const query = url.searchParams.toString()
    const lang = language === 'he' ? 'lang=he' : ''
    const search = [lang, query].filter(Boolean).join('&')
    return c.redirect(search ? `${target.path}?${search}` : target.path, 301)
  })
