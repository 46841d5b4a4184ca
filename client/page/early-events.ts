/** Links, popover buttons and submit buttons work without React. */
const needsReact = 'button[type="button"]:not([popovertarget])'

function isWithin(island: Element, { target }: Event): boolean {
  return target instanceof Node && island.contains(target)
}

/** Collects the early events of an island. @returns a function that repeats them */
export function takeEarlyEvents(island: Element): () => Promise<void> {
  const events = window.earlyEvents?.filter((event) => isWithin(island, event)) ?? []
  return async () => {
    for (const { target, type } of events) {
      if (!(target instanceof Element)) continue
      // React renders after a click in a microtask. The next click needs the new state.
      await Promise.resolve()
      if (type === 'click') target.closest<HTMLElement>(needsReact)?.click()
      // The browser does not send a form with `method="dialog"`.
      else if (target instanceof HTMLFormElement && target.method === 'dialog') target.requestSubmit()
    }
    if (events.length === 0) repeatHover(island)
  }
}

/** If the mouse is already over the island, the browser does not fire `pointerover` again. */
function repeatHover(island: Element): void {
  if (!matchMedia('(hover: hover)').matches) return
  const hovered = [...island.querySelectorAll(':hover')].at(-1)
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}

export function forgetEarlyEvents(): void {
  window.earlyEvents = undefined
}
