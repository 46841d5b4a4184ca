import { fieldsOf, startOf } from '#client/drafts/form-values.ts'
import { longestQuery } from '#client/ui/address.ts'
import { addressedElement } from '#client/ui/addressed-element.ts'
import { clickedLink } from '#client/ui/plain-click.ts'
import { keep, readKept } from '#client/ui/tab-storage.ts'
import type { StorageKey } from '#content/storage.ts'
import { openCards, restoreCards } from './open-cards.ts'
import { watchVisitor } from './watch-visitor.ts'

const settleDelayMs = 300

const settleFrames = 10

const placeKey: StorageKey = 'place'

interface Place {
  /** Of a section. */
  id: string
  /** The scrolled part of the section's height, 0 to 1. */
  share: number
  /** In px. */
  below: number
}

/** An open card in the window comes first, because each language sorts its terms differently. */
function currentPlace(): Place | null {
  const sections = [...document.querySelectorAll<HTMLElement>('main [id]')].filter(
    // Wrappers of islands have `display: contents`.
    (element) => element.offsetHeight > 0,
  )
  const header = 100
  const isAtTop = (element: HTMLElement) => Math.abs(element.getBoundingClientRect().top - header) <= 8
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

/** A filter or a design whose address is still that of an earlier value. Drafts stay in the tab. */
function addTyped(query: URLSearchParams): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('main form:not([method], [data-draft])')) {
    for (const field of fieldsOf(form)) {
      const value = field.value.trim()
      if (value !== (query.get(field.name) ?? startOf(field))) query.set(field.name, value)
    }
  }
}

function addressFor(link: HTMLAnchorElement): URL {
  const target = new URL(location.href)
  const { pathname, searchParams } = new URL(link.href)
  // The path can differ: an old address has only one language.
  target.pathname = pathname
  const lang = searchParams.get('lang')
  if (lang === null) target.searchParams.delete('lang')
  else target.searchParams.set('lang', lang)
  // The alphabets differ.
  target.searchParams.delete('letter')
  const typed = new URL(target)
  addTyped(typed.searchParams)
  return typed.search.length > longestQuery ? target : typed
}

const toggle = 'a[data-language]'

/** Before the browser reads the address for a new tab, or copies it. */
const reaching = ['pointerdown', 'focusin', 'keydown']

/** Replaces the history entry, so that Back leads to the previous page. */
export function enhanceLanguageToggle(): void {
  // The server's link does not have the whole query and the hash.
  for (const link of document.querySelectorAll<HTMLAnchorElement>(toggle)) {
    const follow = () => {
      link.href = addressFor(link).href
    }
    follow()
    for (const type of reaching) link.addEventListener(type, follow)
  }
  document.addEventListener('click', (event) => {
    const link = clickedLink(event, toggle)
    if (!link) return
    event.preventDefault()
    keep(placeKey, { ...currentPlace(), open: openCards() })
    location.replace(addressFor(link))
  })
}

/** Another version of the site may have kept it. */
function isPlace(kept: Partial<Record<keyof Place, unknown>>): kept is Place {
  return typeof kept.id === 'string' && typeof kept.share === 'number' && typeof kept.below === 'number'
}

export function restorePlace(): boolean {
  const kept = readKept(placeKey)
  keep(placeKey, null)
  if (!(kept instanceof Object)) return false
  if ('open' in kept && Array.isArray(kept.open)) restoreCards(kept.open)
  const section = isPlace(kept) && document.getElementById(kept.id)
  if (!section) return false
  const restore = () => {
    const { top, height } = section.getBoundingClientRect()
    scrollTo({ top: scrollY + top - 100 - kept.below + height * kept.share, behavior: 'instant' })
  }
  restore()
  const hasVisitorMoved = watchVisitor()
  // With `content-visibility` the rows get their height only near the window.
  const restoreFor = (frames: number) => {
    if (hasVisitorMoved()) return
    restore()
    if (frames > 1) requestAnimationFrame(() => restoreFor(frames - 1))
  }
  // The browser may scroll to the hash until the first frame after the load.
  if (document.readyState !== 'complete') addEventListener('load', () => restoreFor(3), { once: true })
  setTimeout(() => void document.fonts.ready.then(() => restoreFor(settleFrames)), settleDelayMs)
  return true
}
