import { decodeEntities } from '#src/machine/markdown/entities.ts'

/** An element of a page: its attributes and the text in it, as written in the HTML. */
export interface Found {
  name: string
  attributes: Record<string, string>
  text: string
}

/** The elements that a selector matches, in order. */
export async function select(html: string, selector: string): Promise<Found[]> {
  const found: Found[] = []
  const open: Found[] = []
  const rewriter = new HTMLRewriter().on(selector, {
    element(element) {
      const pairs = element.attributes as unknown as Iterable<[string, string]>
      const attributes = [...pairs].map(([name, value]) => [name, decodeEntities(value)])
      const one = { name: element.tagName, attributes: Object.fromEntries(attributes), text: '' }
      found.push(one)
      open.push(one)
      if (['link', 'meta', 'img', 'input'].includes(element.tagName)) open.pop()
      else element.onEndTag(() => void open.pop())
    },
    text(chunk) {
      for (const one of open) one.text += chunk.text
    },
  })
  await rewriter.transform(new Response(html)).arrayBuffer()
  for (const one of found) one.text = decodeEntities(one.text)
  return found
}

/** The content of a `<meta>` by its name or property; undefined if there is none. */
export async function metaContent(html: string, name: string): Promise<string | undefined> {
  const [meta] = await select(
    html,
    name.includes(':') && !name.startsWith('twitter') ? `meta[property="${name}"]` : `meta[name="${name}"]`,
  )
  return meta?.attributes.content
}
