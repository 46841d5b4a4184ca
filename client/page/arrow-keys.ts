const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * In a part with `data-arrow-keys`, one link is a tab stop and the arrow keys lead to the others.
 * Drawings run from left to right in every language.
 */
export function followArrowKeys(): void {
  document.addEventListener('keydown', (event) => {
    const step = steps[event.key]
    const here = document.activeElement
    const part = here?.closest('[data-arrow-keys]')
    if (!step || !here || !part || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const links: Element[] = [...part.querySelectorAll('a')]
    const next = links[links.indexOf(here) + step]
    if (!(next instanceof SVGElement)) return
    here.setAttribute('tabindex', '-1')
    next.removeAttribute('tabindex')
    next.focus()
  })
}
