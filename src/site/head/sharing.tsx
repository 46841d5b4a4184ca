import manifest from '#build/manifest.json' with { type: 'json' }
import { locales, otherLanguages } from '#content/locales.ts'
import { site } from '#content/site.ts'
import { findPost } from '#src/blog/posts.ts'
import { addressOf, type Subject } from './document.ts'

const pictures = new Set<string>(manifest.share)

/** The picture that a link to the page shows, if one was made: 1200 x 630 px. */
export function shareImage({ page, params, language, origin }: Subject): string | null {
  // A term has no picture of its own: it has that of the glossary.
  const file = `${page === 'term' ? 'key-concepts' : (params.slug ?? page)}-${language}.png`
  return pictures.has(file) ? `${origin}/share/${file}` : null
}

/** How a link to the page looks where people share it: https://ogp.me and X's cards. */
export function Sharing({ subject }: { subject: Subject }) {
  const { language, title, description } = subject
  const image = shareImage(subject)
  const post = subject.params.slug ? findPost(subject.params.slug, language) : undefined
  return (
    <>
      <meta property="og:type" content={post ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.name[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressOf(subject, language)} />
      <meta property="og:locale" content={locales[language].territory} />
      {otherLanguages(language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={locales[other].territory} />
      ))}
      {image && (
        <>
          <meta property="og:image" content={image} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      {post && (
        <>
          <meta property="article:published_time" content={post.publishedAt} />
          <meta property="article:section" content={post.category} />
        </>
      )}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {image && <meta name="twitter:image" content={image} />}
    </>
  )
}
