/** JSON that can stand inside a script element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * Structured data of the page. Server HTML only: a script that a browser's React made would be
 * refused.
 */
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
