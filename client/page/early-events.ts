/**
 * Buttons that do nothing without React. Links, popovers and forms that are sent work by
 * themselves.
 */
const needsReact = 'button[type="button"]:not([popovertarget])'

function isWithin(island: Element, { target }: Event): boolean {
  return target instanceof Node && island.contains(target)
}

/**
 * Takes what was pressed in an island before React listens to it.
 * @returns what presses it again, for when the island is alive
 */
export function takeEarlyEvents(island: Element): () => Promise<void> {
  const events = window.earlyEvents?.filter((event) => isWithin(island, event)) ?? []
  return async () => {
    for (const { target, type } of events) {
      if (!(target instanceof Element)) continue
      // React renders after a press in a microtask. The next press must find that state.
      await Promise.resolve()
      if (type === 'click') target.closest<HTMLElement>(needsReact)?.click()
      // A form that the browser itself does not send: it needs React.
      else if (target instanceof HTMLFormElement && target.method === 'dialog') target.requestSubmit()
    }
    if (events.length === 0) repeatHover(island)
  }
}

/** A mouse that already rests on an island will not enter it again by itself. */
function repeatHover(island: Element): void {
  if (!matchMedia('(hover: hover)').matches) return
  const hovered = [...island.querySelectorAll(':hover')].at(-1)
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}

/** Every island is alive: from now on React hears everything. */
export function forgetEarlyEvents(): void {
  window.earlyEvents = undefined
}
