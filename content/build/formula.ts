import temml from 'temml'

/**
 * Removes inline styles, because the content security policy forbids them.
 * @param text one line, for screen readers without MathML
 */
export function mathmlOf(tex: string, text: string): string {
  const options = { displayMode: true, throwOnError: true, strict: true }
  const plain = temml.renderToString(tex, options).replaceAll(/ (?:class|style)="[^"]*"/g, '')
  const label = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return plain.replace('<math ', `<math alttext="${label}" `)
}
