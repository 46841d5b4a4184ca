import { parseHTML } from 'linkedom'

/** workerd has a global `Element` too, and TypeScript merges both types: use one method only. */
type Root = Pick<ParentNode, 'querySelectorAll'>

/** The tests share the document: do not change it. */
export function documentOf(html: string): Document {
  const { document } = parseHTML(html)
  for (const element of select(document, '*')) lowerNames(element)
  return document
}

/** linkedom keeps React's `hrefLang`; a browser knows HTML attributes in lower case only. */
function lowerNames(element: Element): void {
  if ('ownerSVGElement' in element) return
  for (const name of element.getAttributeNames()) {
    if (name === name.toLowerCase()) continue
    element.setAttribute(name.toLowerCase(), element.getAttribute(name) ?? '')
    element.removeAttribute(name)
  }
}

export function pieceOf(html: string): HTMLElement {
  return documentOf(`<!DOCTYPE html><html><body>${html}</body></html>`).body
}

export function select(root: Root, selector: string): Element[] {
  return [...root.querySelectorAll(selector)]
}

/** @throws if the selector does not match exactly one element */
export function only(root: Root, selector: string): Element {
  const [found, ...more] = select(root, selector)
  if (!found || more.length > 0)
    throw new Error(
      `${more.length + (found ? 1 : 0)} elements match "${selector}", not one: correct it or the page`,
    )
  return found
}

/** The text without scripts and styles. */
export function textOf(node: Node): string {
  if (node.nodeName === 'SCRIPT' || node.nodeName === 'STYLE') return ''
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? ''
  return [...node.childNodes].map(textOf).join('')
}

export function textsOf(root: Root, selector: string): string[] {
  return select(root, selector).map(textOf)
}

export function attributesOf(root: Root, name: string, selector = `[${name}]`): string[] {
  return select(root, selector).map((element) => element.getAttribute(name) ?? '')
}

export function metaContent(document: Document, name: string): string | undefined {
  const [meta] = select(document, `meta[${name.startsWith('og:') ? 'property' : 'name'}="${name}"]`)
  return meta?.getAttribute('content') ?? undefined
}
