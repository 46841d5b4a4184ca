/** @param area where the visitor presses; a press on plain text does not count */
export function onNextPress(area: Element, act: () => void): void {
  const events = new AbortController()
  const press = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('a, button, input, select, textarea, summary'))) return
    events.abort()
    act()
  }
  const options = { capture: true, signal: events.signal }
  for (const type of ['pointerdown', 'keydown']) area.addEventListener(type, press, options)
}
