import { addressedElement } from '#client/ui/addressed-element.ts'
import { isLoadedFromHistory } from '#client/ui/loaded-from-history.ts'
import { clickedLink } from '#client/ui/plain-click.ts'
import { watchVisitor } from './watch-visitor.ts'

/** Links to a target on this page scroll to it without a request, also if the page has a query and they have none. */
export function followAnchors(): void {
  document.addEventListener('click', (event) => {
    const link = clickedLink(event, 'a[href]')
    if (!link || event.defaultPrevented || link.target || !isSamePage(link) || link.hash.length < 2) return
    const target = addressedElement(link.hash)
    if (!target) return
    event.preventDefault()
    closeWhatCovers(link)
    document.documentElement.dataset.smooth = ''
    if (link.hash === location.hash) goTo(target)
    else location.hash = link.hash
  })
}

function isSamePage(link: HTMLAnchorElement): boolean {
  const language = (search: string) => new URLSearchParams(search).get('lang')
  return (
    link.origin === location.origin &&
    link.pathname === location.pathname &&
    (link.search === location.search ||
      (/^(\?lang=\w+)?$/.test(link.search) && language(link.search) === language(location.search)))
  )
}

function closeWhatCovers(link: HTMLAnchorElement): void {
  link.closest('dialog')?.close()
  link.closest<HTMLElement>('[popover]')?.hidePopover()
}

function goTo(target: HTMLElement): void {
  target.scrollIntoView()
  target.focus({ preventScroll: true })
}

const settleDelayMs = 100

/** Scrolls to the hash target again after a delay and after the fonts load: the layout may shift. */
export function keepTargetInPlace({ isPlaceRestored }: { isPlaceRestored: boolean }): void {
  let isTraversing = false
  window.navigation?.addEventListener('navigate', ({ navigationType }) => {
    isTraversing = navigationType === 'traverse'
  })
  const arrive = (isPlaceKept: boolean) => {
    const target = openTarget()
    // With a text fragment (`:~:text=`) the browser has scrolled to the passage, which is then `:target`.
    if (target && !isPlaceKept) settle(() => target.matches(':target') && target.scrollIntoView())
  }
  addEventListener('hashchange', () => arrive(isTraversing))
  arrive(isLoadedFromHistory() || isPlaceRestored)
  // A page that was left at its top, and that WebKit loads again after Back, goes to its fragment.
  addEventListener('pagehide', () => location.hash && history.replaceState(scrollY, ''))
  if (history.state === 0) settle(() => scrollTo(0, 0))
}

/**
 * Browsers open a `details` when the hash points to an element inside it, but not when the hash
 * points to the `details` itself:
 * https://html.spec.whatwg.org/multipage/interactive-elements.html#ancestor-details-revealing-algorithm
 */
function openTarget(): HTMLElement | null {
  const target = addressedElement()
  if (target instanceof HTMLDetailsElement) target.open = true
  return target
}

function settle(scroll: () => void): void {
  const hasMoved = watchVisitor()
  const keep = () => hasMoved() || scroll()
  setTimeout(() => {
    keep()
    void document.fonts.ready.then(keep)
  }, settleDelayMs)
}
