import type { BlogPost } from '#content/types.ts'
import { addressOf, type PageFacts } from '#src/site/head/page-facts.ts'

/** The tags that scholarly search engines and reference managers read. */
export function CitationTags({ facts, post }: { facts: PageFacts; post: BlogPost }) {
  return (
    <>
      <meta name="citation_title" content={post.title} />
      {post.author && <meta name="citation_author" content={post.author} />}
      <meta name="citation_publication_date" content={post.publishedAt.replaceAll('-', '/')} />
      <meta name="citation_language" content={facts.language} />
      <meta name="citation_public_url" content={addressOf(facts, facts.language)} />
    </>
  )
}
