/**
 * A production build of React reports only mismatches of text and leaves wrong attributes. React
 * keeps the wanted props in a property of the node named `__reactProps$…`.
 */
export function mismatched(): string[] {
  const attributes: Record<string, string> = { className: 'class', htmlFor: 'for', tabIndex: 'tabindex' }
  const compared = /^(?:aria-.+|data-.+|className|htmlFor|tabIndex|id|href|role|lang|dir|name|type|rel)$/
  const faults: string[] = []
  for (const element of document.querySelectorAll('[data-island] *')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
    if (!key) continue
    const props: Record<string, unknown> = Reflect.get(element, key)
    for (const [name, value] of Object.entries(props)) {
      if (!compared.test(name) || typeof value === 'function' || typeof value === 'object') continue
      const attribute = attributes[name] ?? name
      const isAbsent = value === undefined || (value === false && !attribute.includes('-'))
      const wanted = isAbsent ? null : value === true && !attribute.includes('-') ? '' : String(value)
      const found = element.getAttribute(attribute)
      if (found !== wanted)
        faults.push(
          `${element.tagName.toLowerCase()} has ${attribute}="${found}", its island wants "${wanted}": render both from the same props`,
        )
    }
  }
  return faults
}
