import type { Language } from '#content/locales.ts'
import { postHref } from '#content/routes.ts'
import { site } from '#content/site.ts'
import type { BlogPost, Reference, ReferenceName } from '#content/types.ts'
import type { Publication } from '#src/publications/list.ts'

/** A publication as a reference, by its anchor: ids of the records repeat. */
export function publicationReference({ anchor, facts }: Publication): Reference {
  return { id: anchor, ...facts }
}

/** A post as a reference in its language. @param origin `SITE_ORIGIN` */
export function postReference(post: BlogPost, language: Language, origin: string): Reference {
  const publisher = site.name[language]
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
  }
}

/** "Yotam Barzel": the last word is the family's. */
function nameOf(name: string): ReferenceName {
  const at = name.lastIndexOf(' ')
  return { family: name.slice(at + 1), given: name.slice(0, at) }
}

/** A name as a Vancouver citation has it: the family's, then initials. */
export function vancouverName(name: ReferenceName): string {
  if ('literal' in name) return name.literal
  const initials = name.given.split(/[\s.-]+/).map((part) => part.slice(0, 1))
  return `${name.family} ${initials.join('')}`
}
