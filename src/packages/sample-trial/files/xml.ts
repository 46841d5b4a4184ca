/** For the text of an element or an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Attributes without a value are left out. `inner` is XML, already escaped. */
export const element = (
  name: string,
  attributes: Record<string, string | number | undefined>,
  inner = '',
): string => {
  const pairs = Object.entries(attributes).filter(([, value]) => value !== undefined)
  const text = pairs.map(([key, value]) => ` ${key}="${escaped(String(value))}"`).join('')
  return inner === '' ? `<${name}${text}/>` : `<${name}${text}>${inner}</${name}>`
}
