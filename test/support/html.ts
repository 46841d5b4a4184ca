import { parseHTML } from 'linkedom'

/**
 * Where one can look for elements. workerd's own `Element` is another thing, and the types of both
 * are merged.
 */
type Root = Pick<ParentNode, 'querySelectorAll'>

/**
 * The document that some HTML makes, as a browser reads it. It may be shared between tests: read
 * it, do not change it.
 */
export function documentOf(html: string): Document {
  const { document } = parseHTML(html)
  for (const element of select(document, '*')) lowerNames(element)
  return document
}

/**
 * linkedom keeps React's spelling (`hrefLang`); a browser knows attributes of HTML by small letters
 * only.
 */
function lowerNames(element: Element): void {
  if ('ownerSVGElement' in element) return
  for (const name of element.getAttributeNames()) {
    if (name === name.toLowerCase()) continue
    element.setAttribute(name.toLowerCase(), element.getAttribute(name) ?? '')
    element.removeAttribute(name)
  }
}

/** A piece of HTML, such as a rendered component, in a body of its own. */
export function pieceOf(html: string): HTMLElement {
  return documentOf(`<!DOCTYPE html><html><body>${html}</body></html>`).body
}

/** The elements that a selector matches, in order. */
export function select(root: Root, selector: string): Element[] {
  return [...root.querySelectorAll(selector)]
}

/** The element that a selector matches. @throws if there is none, or another one */
export function only(root: Root, selector: string): Element {
  const [found, ...more] = select(root, selector)
  if (!found || more.length > 0)
    throw new Error(
      `${more.length + (found ? 1 : 0)} elements match "${selector}", not one: correct it or the page`,
    )
  return found
}

/** The text of a node as a reader gets it: without scripts and styles. */
export function textOf(node: Node): string {
  if (node.nodeName === 'SCRIPT' || node.nodeName === 'STYLE') return ''
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? ''
  return [...node.childNodes].map(textOf).join('')
}

/** The texts of the elements that a selector matches, in order. */
export function textsOf(root: Root, selector: string): string[] {
  return select(root, selector).map(textOf)
}

/**
 * The values of an attribute, in order: of the elements that a selector matches, or wherever it
 * stands.
 */
export function attributesOf(root: Root, name: string, selector = `[${name}]`): string[] {
  return select(root, selector).map((element) => element.getAttribute(name) ?? '')
}

/**
 * The content of a `<meta>` by its name, or its property where Open Graph has it; undefined if
 * there is none.
 */
export function metaContent(document: Document, name: string): string | undefined {
  const [meta] = select(document, `meta[${name.startsWith('og:') ? 'property' : 'name'}="${name}"]`)
  return meta?.getAttribute('content') ?? undefined
}
