import { attributesOf, documentOf } from './html.ts'

export interface Answer {
  status: number
  type: string
  text: string
}

export interface Crawl {
  /** The documents by address. */
  pages: Map<string, Document>
  faults: string[]
}

/** The anchor of an address, without the words that it marks there. */
const anchorOf = ({ hash }: URL) => decodeURIComponent(hash.slice(1).split(':~:')[0] ?? '')

/** Addresses of links in a document, but for the language toggle's. */
const links = (document: Document) => attributesOf(document, 'href', 'a[href]:not([data-language])')

/**
 * Follows every link of the own origin from `start` on. A fault names the page that holds the link,
 * its language and the cure; what stands on a page that should not have been reached is nobody's
 * fault.
 */
export async function crawl(
  start: string,
  language: string,
  origin: string,
  ask: (address: string) => Promise<Answer>,
): Promise<Crawl> {
  const pages = new Map<string, Document>()
  const faults = new Set<string>()
  const wrong = new Set<string>()
  const anchors: { from: string; address: string; hash: string }[] = []
  const queue: { from: string; address: string }[] = [{ from: 'the start', address: start }]
  const reached = new Map<string, string>()
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { from, address } = next
    if (reached.has(address)) continue
    reached.set(address, from)
    const { status, type, text } = await ask(address)
    const link = `${from} (${language}) links to ${address}`
    if (status !== 200) {
      faults.add(
        `${link}, which answers ${status}: mend the link, or make it with href() of content/routes.ts`,
      )
      wrong.add(address)
      continue
    }
    if (!type.startsWith('text/html')) continue
    const document = documentOf(text)
    if (document.documentElement.getAttribute('lang') !== language) {
      faults.add(`${link}, which is in another language: make it with href(page, language)`)
      wrong.add(address)
      continue
    }
    pages.set(address, document)
    for (const href of links(document)) {
      const url = new URL(href, origin + address)
      if (url.origin !== origin) continue
      // Filters of the lists are addresses too; one parameter of each kind is enough.
      if (url.searchParams.has('letter') || url.searchParams.has('year')) continue
      // Flash cards lead to other flash cards, without end.
      if (
        url.pathname === '/key-concepts/study' &&
        url.searchParams.size > Number(url.searchParams.has('lang'))
      )
        continue
      // A design's state links to states of its own, without end.
      const isState = url.pathname.startsWith('/study-design/') && url.search.replace('?lang=he', '') !== ''
      if (isState) continue
      // Every value of the sample study has a step of its own.
      if (url.pathname === '/sample-study/trace' && url.searchParams.has('at')) continue
      // A term in both languages leads nowhere that its own page does not.
      if (url.pathname.startsWith('/key-concepts/') && url.searchParams.has('view')) continue
      const target = url.pathname + url.search
      if (url.hash) anchors.push({ from: address, address: target, hash: anchorOf(url) })
      queue.push({ from: address, address: target })
    }
  }
  for (const { from, address, hash } of anchors) {
    if (wrong.has(address) || pages.get(address)?.getElementById(hash)) continue
    faults.add(`${from} (${language}) links to ${address}#${hash}: no such anchor, give the target its id`)
  }
  return { pages, faults: [...faults] }
}
