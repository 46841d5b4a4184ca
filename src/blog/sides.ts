import type { Language } from '#content/locales.ts'
import { plain, type Sides } from '#src/blocks/sides.ts'
import { postBody } from '#src/words/words.ts'
import { allPosts } from './posts.ts'

/** @throws if no post has the slug */
export function postSides(slug: string, language: Language): Sides {
  const post = allPosts(language).find((one) => one.slug === slug)
  if (!post) throw new Error(`No post has the slug "${slug}". Add content/blog/${slug}, or correct the slug.`)
  return { title: post.title, blocks: [plain(post.excerpt), ...postBody(slug, language)] }
}
