import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/blog/post/en.ts'
import type { BlogPost } from '#content/types.ts'
import { PostCard } from './post-card.tsx'
import { type RelatedLink, relatedServices, relatedTerms } from './relations.ts'

export function PostRelated({
  post,
  others,
  words,
}: {
  post: BlogPost
  others: readonly BlogPost[]
  words: (typeof en)['related']
}) {
  const language = useLanguage()
  return (
    <div className="section-sunk no-print">
      <div className="wrap grid gap-12">
        <div className="grid gap-x-6 gap-y-10 md:grid-cols-2">
          <LinkList id="related-services" title={words.services} links={relatedServices(post, language)} />
          <LinkList id="related-terms" title={words.terms} links={relatedTerms(post, language)} />
        </div>
        {others.length > 0 && (
          <section aria-labelledby="related-posts">
            <h2 id="related-posts" className="text-h3 mb-6">
              {words.posts}
            </h2>
            <ul className="grid gap-6 md:grid-cols-2">
              {others.map((other) => (
                <PostCard key={other.slug} post={other} heading="h3" />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}

function LinkList({ id, title, links }: { id: string; title: string; links: RelatedLink[] }) {
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <ul className="mt-4 grid gap-2 justify-items-start">
        {links.map((link) => (
          <li key={link.href}>
            <a className="link" href={link.href}>
              <Text>{link.title}</Text>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
