import manifest from '#build/manifest.json' with { type: 'json' }
import { startOf } from '#content/dates.ts'
import { locales, otherLanguages } from '#content/locales.ts'
import { site } from '#content/site.ts'
import type { About } from './about.ts'
import { addressOf, type PageFacts } from './page-facts.ts'

const pictures = new Set<string>(manifest.share)

/** The address of the picture of a shared link, 1200 x 630 px. Null if no picture was made. */
export function shareImage({ page, params, language, origin }: PageFacts): string | null {
  // A term without a figure has the picture of the glossary.
  const file = `${page === 'term' ? 'key-concepts' : (params.slug ?? page)}-${language}.png`
  return pictures.has(file) ? `${origin}/share/${file}` : null
}

interface SharingProps extends Pick<About, 'article' | 'picture'> {
  facts: PageFacts
}

/** https://ogp.me and the cards of X. */
export function Sharing({ facts, article, picture }: SharingProps) {
  const { language, title, description } = facts
  const image = picture ? `${facts.origin}/share/${picture}` : shareImage(facts)
  return (
    <>
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.name[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressOf(facts, language)} />
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
      {article && (
        <>
          <meta property="article:published_time" content={startOf(article.publishedAt)} />
          <meta property="article:section" content={article.category} />
        </>
      )}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {image && <meta name="twitter:image" content={image} />}
    </>
  )
}
