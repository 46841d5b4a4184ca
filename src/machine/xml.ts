const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text for an XML element or attribute. Removes characters that XML 1.0 forbids. */
export function xmlText(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character)
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
}

/** @param content XML, already escaped */
export function element(name: string, attributes: Record<string, string>, content?: string): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`)
  const start = `<${name}${list.join('')}`
  return content === undefined ? `${start}/>` : `${start}>${content}</${name}>`
}
