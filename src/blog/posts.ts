import type { Language } from '#content/locales.ts'
import type { BlogPost } from '#content/types.ts'
import { posts } from '#src/words/words.ts'

/** Newest first. Posts of one day are ordered by slug, so that pages of the list never overlap. */
export function byDateDescending(list: readonly BlogPost[]): BlogPost[] {
  return list.toSorted((a, b) => byText(b.publishedAt, a.publishedAt) || byText(a.slug, b.slug))
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

const sorted: Partial<Record<Language, BlogPost[]>> = {}

export function allPosts(language: Language): BlogPost[] {
  sorted[language] ??= byDateDescending(posts(language))
  return sorted[language]
}

export function newestPosts(count: number, language: Language): BlogPost[] {
  return allPosts(language).slice(0, count)
}

export function findPost(slug: string, language: Language): BlogPost | undefined {
  return allPosts(language).find((post) => post.slug === slug)
}
