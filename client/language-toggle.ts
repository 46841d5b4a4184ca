import { isPlainClick } from './plain-click.ts'

const placeKey = 'place'

/** The section at the top of the window and how far it has been scrolled, as a share of its height. */
function currentPlace(): { id: string; share: number } | null {
  const sections = [...document.querySelectorAll<HTMLElement>('main [id]')].filter(
    // Islands' wrappers have no box of their own.
    (element) => element.offsetHeight > 0,
  )
  const header = 100
  const section = sections.findLast((element) => element.getBoundingClientRect().top <= header)
  if (!section || scrollY === 0) return null
  const { top, height } = section.getBoundingClientRect()
  return { id: section.id, share: height > 0 ? (header - top) / height : 0 }
}

/** This very address in another language: only `lang` changes. */
function addressIn(language: string | undefined): URL {
  const target = new URL(location.href)
  if (language === 'en') target.searchParams.delete('lang')
  else target.searchParams.set('lang', language ?? '')
  return target
}

/**
 * The toggle replaces the history entry, so that Back leaves to the page before, and keeps the query, the anchor
 * and the place on the page. Without script it is an ordinary link.
 */
export function enhanceLanguageToggle(): void {
  // The server's link holds what the page reads; opened in another tab it is to keep the rest too.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.href = addressIn(link.dataset.language).href
  }
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language]') : null
    if (!link) return
    event.preventDefault()
    try {
      sessionStorage.setItem(placeKey, JSON.stringify(currentPlace()))
    } catch {
      // Without storage the other language begins at the top.
    }
    location.replace(addressIn(link.dataset.language))
  })
}

/** After a change of language: scrolls to where the visitor was, and says whether it did. */
export function restorePlace(): boolean {
  try {
    const place = JSON.parse(sessionStorage.getItem(placeKey) ?? 'null')
    sessionStorage.removeItem(placeKey)
    const section = place && document.getElementById(place.id)
    if (!section) return false
    const restore = () => {
      const { top, height } = section.getBoundingClientRect()
      scrollTo({ top: scrollY + top - 100 + height * place.share, behavior: 'instant' })
    }
    restore()
    // The browser itself may go to the anchor of the address after this script has run, up to the first frame
    // after the load.
    const restoreAtLast = () => {
      restore()
      requestAnimationFrame(() => requestAnimationFrame(restore))
    }
    if (document.readyState !== 'complete') addEventListener('load', restoreAtLast, { once: true })
    return true
  } catch {
    // Unreadable storage: the page begins at the top.
    return false
  }
}
