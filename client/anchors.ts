/** Links whose target stands on this page scroll to it without a request, whatever else the query holds. */
export function followAnchors(): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.target || !isSamePage(link) || link.hash.length < 2) return
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    if (!target) return
    event.preventDefault()
    closeWhatCovers(link)
    if (link.hash === location.hash) scrollTo(target)
    else location.hash = link.hash
  })
}

function isSamePage(link: HTMLAnchorElement): boolean {
  const language = (search: string) => (new URLSearchParams(search).get('lang') === 'he' ? 'he' : 'en')
  return (
    link.origin === location.origin &&
    link.pathname === location.pathname &&
    language(link.search) === language(location.search)
  )
}

/** A menu or dialog that hides the target would leave the visitor where they are. */
function closeWhatCovers(link: HTMLAnchorElement): void {
  link.closest('dialog')?.close()
  const menu = link.closest<HTMLElement>('[popover]')
  if (menu?.matches(':popover-open')) menu.hidePopover()
}

function scrollTo(target: HTMLElement): void {
  target.scrollIntoView()
  target.focus({ preventScroll: true })
}
