import { addressedElement } from '#client/ui/addressed-element.ts'
import { isPlainClick } from '#client/ui/plain-click.ts'
import type { StorageKey } from '#content/storage.ts'
import { openCards, restoreCards } from './open-cards.ts'

/** How long after the page has begun its place is put right once more, in ms. */
const settleDelay = 300

/** In so many frames then. */
const settleFrames = 10

const placeKey: StorageKey = 'place'

/**
 * What the visitor reads: the section at the top of the window and how far it has been scrolled, as
 * a share of its height; or an open card in the window and how far it stands below the header, in
 * px, as the languages put their terms in different orders.
 */
function currentPlace(): { id: string; share: number; below: number } | null {
  const sections = [...document.querySelectorAll<HTMLElement>('main [id]')].filter(
    // Islands' wrappers have no box of their own.
    (element) => element.offsetHeight > 0,
  )
  const header = 100
  const isAtTop = (element: HTMLElement) => Math.abs(element.getBoundingClientRect().top - header) <= 8
  // Who came by an anchor stands at it; what is laid out around it differs between the languages.
  const addressed = addressedElement()
  const section =
    (addressed && isAtTop(addressed) && addressed) ||
    sections.find((element) => {
      const { top } = element.getBoundingClientRect()
      return element.matches('details[open]') && top > header && top < innerHeight
    }) ||
    sections.findLast((element) => element.getBoundingClientRect().top <= header)
  if (!section || scrollY === 0) return null
  const { top, height } = section.getBoundingClientRect()
  const isBelow = top > header + 8
  const share = isBelow || height === 0 ? 0 : (header - top) / height
  return { id: section.id, share, below: isBelow ? top - header : 0 }
}

/** This very address in the language of a link: only `lang` changes. */
function addressFor(link: HTMLAnchorElement): URL {
  const target = new URL(location.href)
  const { pathname, searchParams } = new URL(link.href)
  // Not always this path: an old address stands for one language only.
  target.pathname = pathname
  const lang = searchParams.get('lang')
  if (lang === null) target.searchParams.delete('lang')
  else target.searchParams.set('lang', lang)
  // A letter is of one alphabet.
  target.searchParams.delete('letter')
  return target
}

/**
 * The toggle replaces the history entry, so that Back leaves to the page before, and keeps the
 * query, the anchor, the place on the page and which cards are open. Without script it is an
 * ordinary link.
 */
export function enhanceLanguageToggle(): void {
  // The server's link holds what the page reads; opened in another tab it is to keep the rest too.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.href = addressFor(link).href
  }
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language]') : null
    if (!link) return
    event.preventDefault()
    try {
      sessionStorage.setItem(placeKey, JSON.stringify({ section: currentPlace(), open: openCards() }))
    } catch {
      // Without storage the other language begins at the top.
    }
    location.replace(addressFor(link))
  })
}

/**
 * After a change of language: opens the cards that were open, scrolls to where the visitor was, and
 * says whether it did.
 */
export function restorePlace(): boolean {
  try {
    const kept = JSON.parse(sessionStorage.getItem(placeKey) ?? 'null')
    sessionStorage.removeItem(placeKey)
    if (!kept) return false
    restoreCards(kept.open)
    const place = kept.section
    const section = place && document.getElementById(place.id)
    if (!section) return false
    const restore = () => {
      const { top, height } = section.getBoundingClientRect()
      scrollTo({ top: scrollY + top - 100 - place.below + height * place.share, behavior: 'instant' })
    }
    restore()
    let hasVisitorMoved = false
    for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
      addEventListener(type, () => (hasVisitorMoved = true), { passive: true, once: true })
    /** In some frames: sections that were out of sight get their height when they come near. */
    const restoreFor = (frames: number) => {
      if (hasVisitorMoved) return
      restore()
      if (frames > 1) requestAnimationFrame(() => restoreFor(frames - 1))
    }
    // The browser itself may go to the anchor of the address after this script has run, up to the
    // first frame after the load.
    if (document.readyState !== 'complete') addEventListener('load', () => restoreFor(3), { once: true })
    // As for anchors: what the fonts have moved is put right.
    setTimeout(() => void document.fonts.ready.then(() => restoreFor(settleFrames)), settleDelay)
    return true
  } catch {
    // Unreadable storage: the page begins at the top.
    return false
  }
}
