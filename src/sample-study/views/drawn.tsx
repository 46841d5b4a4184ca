/** A figure as the build drew it (`src/build/sample-study/drawings`). */
export function Drawn({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the build
  return <figure className="plot-figure" dangerouslySetInnerHTML={{ __html: html }} />
}
