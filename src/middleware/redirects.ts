import { createMiddleware } from 'hono/factory'
import type { Language } from '#content/locales.ts'
import { postRedirects, redirects } from '#content/redirects.ts'
import { routes } from '#content/routes.ts'
import type { AppEnv } from '../env.ts'
import { findPost } from '../posts.ts'

/** The canonical path that an old path stands for, or null. Targets come from tables only. */
function targetOf(path: string): { path: string; language: Language } | null {
  const alias = Object.hasOwn(redirects, path) ? redirects[path] : undefined
  if (alias) return { path: routes[alias.page], language: alias.language }
  for (const [prefix, language] of Object.entries(postRedirects)) {
    if (!path.startsWith(prefix)) continue
    const slug = path.slice(prefix.length)
    return findPost(slug, language) ? { path: `/blog/${slug}`, language } : null
  }
  return null
}

/** Answers old addresses with one 301; other parameters are kept, and an alias visited with `lang=he` keeps it. */
export const redirectAliases = createMiddleware<AppEnv>(async (c, next) => {
  const url = new URL(c.req.url)
  const target = ['GET', 'HEAD'].includes(c.req.method) ? targetOf(url.pathname) : null
  if (!target) return next()
  const language = target.language === 'he' ? 'he' : c.get('language')
  url.searchParams.delete('lang')
  const query = url.searchParams.toString()
  const lang = language === 'he' ? 'lang=he' : ''
  const search = [lang, query].filter(Boolean).join('&')
  return c.redirect(search ? `${target.path}?${search}` : target.path, 301)
})
