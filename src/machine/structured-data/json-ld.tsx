import { scriptJson } from '../../layout/island.tsx'

/** Structured data of the page. Server HTML only: a script that a browser's React made would be refused. */
export function JsonLd({ graph }: { graph: readonly object[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON escaped for a script element
      dangerouslySetInnerHTML={{
        __html: scriptJson({ '@context': 'https://schema.org', '@graph': graph }),
      }}
    />
  )
}
