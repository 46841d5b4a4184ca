/** A text as it stands in an element or an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** An element; an attribute without a value is left out, and `inner` is XML already. */
export const element = (
  name: string,
  attributes: Record<string, string | number | undefined>,
  inner = '',
): string => {
  const pairs = Object.entries(attributes).filter(([, value]) => value !== undefined)
  const text = pairs.map(([key, value]) => ` ${key}="${escaped(String(value))}"`).join('')
  return inner === '' ? `<${name}${text}/>` : `<${name}${text}>${inner}</${name}>`
}
