import { addressedElement } from '#client/ui/addressed-element.ts'

/** Below the place where an anchor's target stands, as a share of the window's height. */
const line = 0.3

/** The section that has reached the upper part of the window last; none above the first. */
function presentHash(links: readonly HTMLAnchorElement[]): string {
  const top = (hash: string) => addressedElement(hash)?.getBoundingClientRect().top ?? Number.NaN
  return links.findLast(({ hash }) => top(hash) <= innerHeight * line)?.hash ?? ''
}

/** Marks the links of an index (`data-present`) to the section in sight, and names it (`data-present-name`). */
export function followPresentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-present] a')]
  const name = document.querySelector('[data-present-name]')
  let last = ''
  const mark = () => {
    const hash = presentHash(links)
    if (hash === last) return
    last = hash
    for (const link of links) {
      if (link.hash === hash) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
    const words = links.find((link) => link.hash === hash)?.lastElementChild?.cloneNode(true)
    name?.replaceChildren(...(words?.childNodes ?? []))
  }
  addEventListener('scroll', mark, { passive: true })
  mark()
}
