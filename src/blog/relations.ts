import type { Language } from '#content/locales.ts'
import { cardAnchor, servicePages } from '#content/navigation.ts'
import { href, termHref } from '#content/routes.ts'
import type { BlogPost } from '#content/types.ts'
import { serviceCards } from '#src/words/service-cards.ts'

/** Where a post leads: the name of a service or a term, and its address. */
export interface RelatedLink {
  title: string
  href: string
}

/** Up to `count` other posts: those that share most tags first, the newest first among equals. */
export function relatedPosts(post: BlogPost, newestFirst: readonly BlogPost[], count = 3): BlogPost[] {
  const shared = ({ tags }: BlogPost) => tags.filter((tag) => post.tags.includes(tag)).length
  return newestFirst
    .filter(({ slug }) => slug !== post.slug)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, count)
}

/** The service cards that a post names as `page#card`; what names no card is left out. */
export function relatedServices(post: BlogPost, language: Language): RelatedLink[] {
  return post.relatedServices.flatMap((name) => {
    const [pageName, id = ''] = name.split('#')
    const page = servicePages.find((known) => known === pageName)
    const card = page && serviceCards(page, language).find((known) => known.id === id)
    return page && card ? [{ title: card.title, href: href(page, language, cardAnchor(id, language)) }] : []
  })
}

/** The glossary terms that a post names. */
export function relatedTerms(post: BlogPost, language: Language): RelatedLink[] {
  return post.relatedTerms.map(({ slug, title }) => ({ title, href: termHref(slug, language) }))
}
