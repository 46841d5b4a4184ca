import { clickedLink } from '#client/ui/plain-click.ts'

/** Skips history entries with the same path: anchors and the other language. */
function stepsToPreviousPage(): number | null {
  if (!window.navigation) return document.referrer.startsWith(`${location.origin}/`) ? -1 : null
  const here = navigation.currentEntry?.index ?? 0
  const previous = navigation
    .entries()
    .slice(0, here)
    .findLast(({ url }) => url !== null && new URL(url).pathname !== location.pathname)
  return previous ? previous.index - here : null
}

export function enhanceBackLinks(): void {
  document.addEventListener('click', (event) => {
    const steps = clickedLink(event, 'a[data-back]') && stepsToPreviousPage()
    if (!steps) return
    event.preventDefault()
    history.go(steps)
  })
}
