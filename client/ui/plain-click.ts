/** With another button or a modifier key the browser opens a tab or window, or saves the file. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** The link of a plain click, if the selector matches it. */
export function clickedLink(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  return isPlainClick(event) && event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>(selector)
    : null
}
