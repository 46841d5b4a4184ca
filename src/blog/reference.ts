import type { Language } from '#content/locales.ts'
import { postHref } from '#content/routes.ts'
import { site } from '#content/site.ts'
import type { BlogPost, Reference, ReferenceName } from '#content/types.ts'
import { sampleLine } from '#src/words/sample-line.ts'

/** @param origin `SITE_ORIGIN` */
export function postReference(post: BlogPost, language: Language, origin: string): Reference {
  const publisher = site.name[language]
  const note = sampleLine(language, 'cited.post')
  return {
    id: language === 'en' ? post.slug : `${post.slug}-${language}`,
    type: 'post-weblog',
    title: post.title,
    author: [post.author ? nameOf(post.author) : { literal: publisher }],
    language,
    issued: { 'date-parts': [post.publishedAt.split('-').map(Number)] },
    'container-title': publisher,
    publisher,
    'publisher-place': site.city[language],
    URL: origin + postHref(post.slug, language),
    ...(note ? { note } : {}),
  }
}

/** "Yotam Barzel": the last word is the family name. */
function nameOf(name: string): ReferenceName {
  const at = name.lastIndexOf(' ')
  return { family: name.slice(at + 1), given: name.slice(0, at) }
}
