import type { Language } from '#content/locales.ts'
import { cardAnchor, servicePages } from '#content/navigation.ts'
import { href, termHref } from '#content/routes.ts'
import type { BlogPost } from '#content/types.ts'
import { serviceCards } from '#src/words/service-cards.ts'

export interface RelatedLink {
  title: string
  href: string
}

/** Posts with the most shared tags first, then the newest. */
export function relatedPosts(post: BlogPost, newestFirst: readonly BlogPost[], count = 3): BlogPost[] {
  const shared = ({ tags }: BlogPost) => tags.filter((tag) => post.tags.includes(tag)).length
  return newestFirst
    .filter(({ slug }) => slug !== post.slug)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, count)
}

/** By `page#card`. A name without a card is ignored. */
export function relatedServices(post: BlogPost, language: Language): RelatedLink[] {
  return post.relatedServices.flatMap((name) => {
    const [pageName, id = ''] = name.split('#')
    const page = servicePages.find((known) => known === pageName)
    const card = page && serviceCards(page, language).find((known) => known.id === id)
    return page && card ? [{ title: card.title, href: href(page, language, cardAnchor(id, language)) }] : []
  })
}

export function relatedTerms(post: BlogPost, language: Language): RelatedLink[] {
  return post.relatedTerms.map(({ slug, title }) => ({ title, href: termHref(slug, language) }))
}
