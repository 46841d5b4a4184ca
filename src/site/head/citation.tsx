import { findPost } from '#src/blog/posts.ts'
import { addressOf, type Subject } from './document.ts'

/**
 * A post for reference managers, by the tags that scholarly search engines read, and on the list of
 * publications where unAPI answers for each of them.
 */
export function CitationMeta({ subject }: { subject: Subject }) {
  const { page, params, language } = subject
  if (page === 'scientific-articles')
    return <link rel="unapi-server" type="application/xml" title="unAPI" href="/unapi" />
  const post = page === 'blog-post' ? findPost(params.slug ?? '', language) : undefined
  if (!post) return null
  return (
    <>
      <meta name="citation_title" content={post.title} />
      {post.author && <meta name="citation_author" content={post.author} />}
      <meta name="citation_publication_date" content={post.publishedAt.replaceAll('-', '/')} />
      <meta name="citation_language" content={language} />
      <meta name="citation_public_url" content={addressOf(subject, language)} />
    </>
  )
}
