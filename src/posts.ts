import { posts } from '#build/posts.ts'
import type { Language } from '#content/locales.ts'
import type { Article } from '#content/posts/parse.ts'

/** Newest first; posts of one day in the order of their slugs, so that pages never overlap. */
export function byDateDescending(articles: readonly Article[]): Article[] {
  return [...articles].sort(
    (a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug),
  )
}

const sorted: Record<Language, Article[]> = {
  en: byDateDescending(posts.en),
  he: byDateDescending(posts.he),
}

/** All posts of a language, newest first. */
export function allPosts(language: Language): Article[] {
  return sorted[language]
}

/** The `count` newest posts. */
export function newestPosts(count: number, language: Language): Article[] {
  return sorted[language].slice(0, count)
}

/** The post of that slug, or undefined. */
export function findPost(slug: string, language: Language): Article | undefined {
  return sorted[language].find((post) => post.slug === slug)
}
