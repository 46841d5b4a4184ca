export interface Answer {
  status: number
  type: string
  text: string
}

export interface Crawl {
  /** The documents by address. */
  pages: Map<string, string>
  faults: string[]
}

const attribute = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) =>
    (value ?? '').replaceAll('&amp;', '&'),
  )

/** Addresses of links in a document, but for the language toggle's. */
const links = (html: string) =>
  [...html.matchAll(/<a\s[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('data-language='))
    .flatMap((tag) => attribute(tag, 'href'))

/**
 * Follows every link of the own origin from `start` on. A fault names the page that holds the link, its language and
 * the cure; what stands on a page that should not have been reached is nobody's fault.
 */
export async function crawl(
  start: string,
  language: string,
  origin: string,
  ask: (address: string) => Promise<Answer>,
): Promise<Crawl> {
  const pages = new Map<string, string>()
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
    if (!text.includes(`<html lang="${language}"`)) {
      faults.add(`${link}, which is in another language: make it with href(page, language)`)
      wrong.add(address)
      continue
    }
    pages.set(address, text)
    for (const href of links(text)) {
      const url = new URL(href, origin + address)
      if (url.origin !== origin) continue
      // Filters of the lists are addresses too; one parameter of each kind is enough.
      if (url.searchParams.has('letter') || url.searchParams.has('year')) continue
      const target = url.pathname + url.search
      if (url.hash)
        anchors.push({ from: address, address: target, hash: decodeURIComponent(url.hash.slice(1)) })
      queue.push({ from: address, address: target })
    }
  }
  for (const { from, address, hash } of anchors) {
    if (wrong.has(address) || attribute(pages.get(address) ?? '', 'id').includes(hash)) continue
    faults.add(`${from} (${language}) links to ${address}#${hash}: no such anchor, give the target its id`)
  }
  return { pages, faults: [...faults] }
}
