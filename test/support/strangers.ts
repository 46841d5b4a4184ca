import type { Page } from '@playwright/test'

/** What extensions and translators do to a page before it is hydrated. */
export const changes = ['insert', 'wrap', 'reword', 'remove'] as const

export type Change = (typeof changes)[number]

export interface Held {
  island: string
  links: string[]
  fields: string[]
  items: number
  texts: string[]
}

/** Changes the islands of a page at `DOMContentLoaded`. Runs inside the page. */
function change(what: Change): void {
  const textsIn = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode())
      if (walker.currentNode instanceof Text && walker.currentNode.data.trim()) texts.push(walker.currentNode)
    return texts.filter(({ parentElement }) => !parentElement?.closest('script, textarea, select, svg'))
  }
  const icon = () => {
    const made = document.createElement('i')
    made.textContent = '☂'
    return made
  }
  const by: Record<Change, (root: Element) => void> = {
    // A password manager puts an icon beside each field; others change the first elements.
    insert: (root) => {
      for (const field of root.querySelectorAll('input, textarea, button'))
        field.insertAdjacentElement('afterend', icon())
      root.firstElementChild?.insertAdjacentElement('afterbegin', icon())
      root.insertAdjacentElement('afterbegin', icon())
    },
    wrap: (root) => {
      for (const text of textsIn(root)) {
        const font = document.createElement('font')
        text.replaceWith(font)
        font.appendChild(text)
      }
    },
    reword: (root) => {
      for (const text of textsIn(root)) text.data += ' ☂'
    },
    remove: (root) => root.querySelector('button, input, p, span')?.remove(),
  }
  addEventListener('DOMContentLoaded', () => {
    for (const island of document.querySelectorAll('[data-island]')) by[what](island)
  })
}

/** Each island's links, fields, list items and words. Runs inside the page. */
export function heldByIslands(): Held[] {
  const textsIn = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) texts.push((walker.currentNode.textContent ?? '').replace(/[\s☂]+/g, ''))
    return texts.filter(Boolean)
  }
  return [...document.querySelectorAll<HTMLElement>('[data-island]')].map((root) => ({
    island: root.dataset.island ?? '',
    links: [...root.querySelectorAll('a')].map((link) => link.href),
    fields: [...root.querySelectorAll('input, select, textarea')].map(
      (field) => `${field.tagName}#${field.id}`,
    ),
    items: root.querySelectorAll('li, tr, dd').length,
    texts: textsIn(root),
  }))
}

/** Before the scripts of the next page run. */
export async function meetStranger(page: Page, what: Change): Promise<void> {
  await page.addInitScript(change, what)
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => { held = (${heldByIslands})() })`)
}

/** What islands held before they were hydrated, without what the stranger has removed. */
export const heldBefore = (page: Page) => page.evaluate((): Held[] => Reflect.get(window, 'held'))

/**
 * Waits until no island will wake any more.
 * @throws soon, with the page and the names of those asleep
 */
export async function settled(page: Page): Promise<void> {
  await page.mouse.move(5, 300)
  const asleep = '[data-island]:not([data-hydrated], [data-lost], [data-lost] *)'
  const done = page.waitForFunction(
    (waited) => document.readyState === 'complete' && !document.querySelector(waited),
    asleep,
    { timeout: 30_000 },
  )
  await done.catch(async (cause: Error) => {
    const names = await page.locator(asleep).evaluateAll((all) => all.map((one) => one.dataset.island))
    throw new Error(`asleep on ${page.url()}: ${names.join(', ') || 'none'}`, { cause })
  })
}
