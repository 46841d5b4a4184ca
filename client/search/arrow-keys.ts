/**
 * Down goes from the field to the first result and on to the next ones, Up back. At the last result
 * Down scrolls as everywhere.
 */
export function followArrows(field: HTMLElement, signal: AbortSignal): void {
  const move = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (!step || altKey || ctrlKey || metaKey || shiftKey || event.isComposing) return
    const stops: (Element | null)[] = [field, ...document.querySelectorAll('[data-result]')]
    const at = stops.indexOf(document.activeElement)
    const next = at < 0 ? undefined : stops[at + step]
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus()
  }
  document.addEventListener('keydown', move, { signal })
}
