/** Escapes `<`, which could end the script element, and line ends that old JavaScript forbids. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Not for an island: trusted types forbid React to write a script in the browser. */
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
