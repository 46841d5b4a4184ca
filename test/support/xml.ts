export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  const bare = text.match(/&(?!(?:amp|lt|gt|quot|apos);)/)
  if (bare) throw new Error(`Escape the ampersand near "${text.slice(bare.index, (bare.index ?? 0) + 20)}"`)
  return text.replace(/&(\w+);/g, (_, name) => entities[name] ?? '')
}

function attributesOf(source: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  const rest = source.replace(/\s+([\w:-]+)="([^"<]*)"/g, (_, name, value) => {
    if (name in attributes) throw new Error(`The attribute ${name} is there twice: remove one.`)
    attributes[name] = decode(value)
    return ''
  })
  if (rest.trim() !== '') throw new Error(`Attributes must be name="value": ${source}`)
  return attributes
}

/** Reads the subset of XML that the site writes. @throws if it is not well-formed */
export function parseXml(source: string): XmlElement {
  const body = source.replace(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n(?:<\?xml-stylesheet(?: \w+="[^"<?]*")+\?>\n)?/,
    '',
  )
  if (body === source)
    throw new Error('Begin the file with <?xml version="1.0" encoding="UTF-8"?> and a new line.')
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  for (const [whole, text = '', isEnd, name = '', attributes = '', isEmpty] of body.matchAll(
    /([^<]*)<(\/)?([\w:]+)((?:\s+[\w:-]+="[^"<]*")*)(\/)?>|[\s\S]/g,
  )) {
    const parent = open.at(-1)
    if (whole === '\n' && open.length === 1) continue
    if (!parent || name === '')
      throw new Error('The markup is malformed: correct its tags, its quotes or what follows the root.')
    parent.text += decode(text)
    if (isEnd) {
      if (open.pop()?.name !== name)
        throw new Error(`</${name}> closes another element: close that one first.`)
      continue
    }
    const element = { name, attributes: attributesOf(attributes), children: [], text: '' }
    parent.children.push(element)
    if (!isEmpty) open.push(element)
  }
  const [document] = root.children
  if (open.length !== 1 || root.children.length !== 1 || !document)
    throw new Error('The file needs one root element, closed.')
  return document
}

export function childrenNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

export function childText(element: XmlElement, name: string): string {
  const [child, ...more] = childrenNamed(element, name)
  if (!child || more.length > 0)
    throw new Error(`${element.name} must hold one ${name}, and holds ${more.length + (child ? 1 : 0)}.`)
  return child.text
}
