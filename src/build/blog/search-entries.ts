import type { Language } from '#content/locales.ts'
import { postHref } from '#content/routes.ts'
import type { Block } from '#content/types.ts'
import { allPosts } from '#src/blog/posts.ts'
import { namesOf, otherOf, pageEntry, type Source } from '#src/build/search/source.ts'
import { postBody, wordsOf } from '#src/words/words.ts'

const textOf = (block: Block): string => {
  if (block.kind === 'paragraph') return block.inlines.map(({ text }) => text).join('')
  if (block.kind === 'list') return block.items.map((item) => item.map(({ text }) => text).join('')).join(' ')
  return ''
}

/** The posts, and their sections that have an anchor. */
function posts(language: Language): Source[] {
  return allPosts(language).flatMap((post) => {
    const others = allPosts(otherOf(language)).find(({ slug }) => slug === post.slug)
    const headings = (of: Language) => postBody(post.slug, of).filter((block) => block.kind === 'heading')
    const sections: Source[] = []
    for (const block of postBody(post.slug, language)) {
      const last = sections.at(-1)
      if (block.kind !== 'heading') {
        if (last) last.body = `${last.body} ${textOf(block)}`.trim()
        continue
      }
      const other = headings(otherOf(language)).find(({ id }) => id === block.id)?.text
      sections.push({
        id: `post:${post.slug}#${block.id}`,
        kind: 'post',
        href: postHref(post.slug, language, block.id),
        title: block.text,
        other,
        place: post.title,
        body: '',
        names: namesOf(block.text, other),
      })
    }
    return [
      {
        id: `post:${post.slug}`,
        kind: 'post' as const,
        href: postHref(post.slug, language),
        title: post.title,
        other: others?.title,
        body: post.excerpt,
        names: namesOf(post.title, others?.title),
      },
      ...sections,
    ]
  })
}

export const entries = (language: Language): Source[] => [
  ...posts(language),
  pageEntry('blog', language, wordsOf('blog/list')),
]
