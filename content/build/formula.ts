import temml from 'temml'

/**
 * A formula as MathML. Classes and styles are taken off: the policy of the site refuses inline
 * styles, and browsers draw it without them.
 * @param text the same in one line, for a voice that reads no MathML
 * @throws for LaTeX that is none, naming it
 */
export function mathmlOf(tex: string, text: string): string {
  const options = { displayMode: true, throwOnError: true, strict: true }
  const plain = temml.renderToString(tex, options).replaceAll(/ (?:class|style)="[^"]*"/g, '')
  const label = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return plain.replace('<math ', `<math alttext="${label}" `)
}
