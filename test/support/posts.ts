import { parsePost } from '#content/build/post.ts'
import type { Article } from '#content/types.ts'

export function fixturePosts(count: number, body = 'A paragraph.'): Article[] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2025, 0, 31 - index)).toISOString().slice(0, 10)
    return parsePost(
      `post-${index + 1}`,
      `---
title: Post ${index + 1}
excerpt: What post ${index + 1} says.
description: What post ${index + 1} says, for a list of results.
publishedAt: ${day}
category: Research
readTime: 1 min read
---
${body}`,
      (slug) => slug,
    )
  })
}

export const bodyIn = (articles: readonly Article[]) => (slug: string) =>
  articles.find((article) => article.slug === slug)?.content ?? []
