import { Parser } from 'htmlparser2'

export interface Answer {
  status: number
  type: string
  text: string
}

/** What a crawl reads of a page. */
interface Page {
  language: string
  /** Addresses of its links, but for the language toggle's. */
  links: string[]
  ids: Set<string>
}

export interface Crawl {
  pages: Map<string, Page>
  faults: string[]
}

/** The anchor of an address, without the words that it marks there. */
const anchorOf = ({ hash }: URL) => decodeURIComponent(hash.slice(1).split(':~:')[0] ?? '')

/** Reads a page as a stream of tags: there are hundreds, and a tree takes ten times as long. */
function read(html: string): Page {
  const page: Page = { language: '', links: [], ids: new Set() }
  const parser = new Parser({
    onopentag(name, { lang, href, id, 'data-language': toggle }) {
      if (name === 'html') page.language = lang ?? ''
      if (name === 'a' && href !== undefined && toggle === undefined) page.links.push(href)
      if (id !== undefined) page.ids.add(id)
    },
  })
  // The stylesheet is the most of a page.
  parser.end(html.replace(/<style>[\s\S]*?<\/style>/, ''))
  return page
}

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
  const pages = new Map<string, Page>()
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
    const page = read(text)
    if (page.language !== language) {
      faults.add(`${link}, which is in another language: make it with href(page, language)`)
      wrong.add(address)
      continue
    }
    pages.set(address, page)
    for (const href of page.links) {
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
    if (wrong.has(address) || pages.get(address)?.ids.has(hash)) continue
    faults.add(`${from} (${language}) links to ${address}#${hash}: no such anchor, give the target its id`)
  }
  return { pages, faults: [...faults] }
}
