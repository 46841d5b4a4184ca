import { isPlainClick } from '#client/ui/plain-click.ts'

/**
 * How many steps of this tab's history lie between here and the page before, which must be of this
 * site; anchors and the other language of this page are passed over. Null when there is none.
 */
function stepsToPreviousPage(): number | null {
  if (!window.navigation) {
    const isFromHere = document.referrer !== '' && new URL(document.referrer).origin === location.origin
    return isFromHere ? -1 : null
  }
  const here = navigation.currentEntry?.index ?? 0
  const previous = navigation
    .entries()
    .slice(0, here)
    .findLast(({ url }) => url !== null && new URL(url).pathname !== location.pathname)
  return previous ? previous.index - here : null
}

/**
 * A Back link uses the history where it can; where it cannot it stays the link to the page above.
 */
export function enhanceBackLinks(): void {
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return
    const link = event.target instanceof Element ? event.target.closest('a[data-back]') : null
    const steps = link && stepsToPreviousPage()
    if (!steps) return
    event.preventDefault()
    history.go(steps)
  })
}
