import { Parser } from 'htmlparser2'

export interface Answer {
  status: number
  type: string
  text: string
}

interface Page {
  language: string
  /** The language toggle's link is left out. */
  links: string[]
  ids: Set<string>
}

export interface Crawl {
  pages: Map<string, Page>
  faults: string[]
}

/** The anchor without a text directive (`:~:text=`). */
const anchorOf = ({ hash }: URL) => decodeURIComponent(hash.slice(1).split(':~:')[0] ?? '')

/** A streaming parser: a tree of each of the hundreds of pages takes ten times as long. */
function read(html: string): Page {
  const page: Page = { language: '', links: [], ids: new Set() }
  const parser = new Parser({
    onopentag(name, { lang, href, id, 'data-language': toggle }) {
      if (name === 'html') page.language = lang ?? ''
      if (name === 'a' && href !== undefined && toggle === undefined) page.links.push(href)
      if (id !== undefined) page.ids.add(id)
    },
  })
  // Most of a page's bytes are its stylesheet.
  parser.end(html.replace(/<style>[\s\S]*?<\/style>/, ''))
  return page
}

/**
 * Follows every link of the own origin from `start`. A page with another status or language is one
 * fault: its links and anchors are not checked.
 * @param isLeftOut of links that are known to lead to a page like others
 */
export async function crawl(
  start: string,
  language: string,
  origin: string,
  ask: (address: string) => Promise<Answer>,
  isLeftOut: (url: URL) => boolean = () => false,
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
      if (url.origin !== origin || isLeftOut(url)) continue
      // Filters by letter and year would multiply the addresses; the other filters are followed.
      if (url.searchParams.has('letter') || url.searchParams.has('year')) continue
      // Flash cards link to other flash cards without end.
      if (
        url.pathname === '/key-concepts/study' &&
        url.searchParams.size > Number(url.searchParams.has('lang'))
      )
        continue
      // A state of a design links to further states without end.
      const isState = url.pathname.startsWith('/study-design/') && url.search.replace('?lang=he', '') !== ''
      if (isState) continue
      // Each value of the sample study has an address.
      if (url.pathname === '/sample-study/trace' && url.searchParams.has('at')) continue
      // Every participant has a page. Tests of the study visit each.
      if (url.pathname === '/sample-study/participant' && url.searchParams.has('id')) continue
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
