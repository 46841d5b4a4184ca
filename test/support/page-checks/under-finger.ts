/**
 * Presses what opens, folds, chooses and filters, of those that look alike the first `most`, and
 * types into the fields of a search.
 * @returns what moved away under the finger by more than 8 px, and what changed out of view
 */
export async function movedAway(most: number): Promise<string[]> {
  const farthest = 8
  const pressed =
    'main :is(summary, [aria-expanded], [aria-pressed], [popovertarget], [type="search"]), .site-header [popovertarget], .accessibility-button'
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const boxOf = (element: Element) => element.getBoundingClientRect()
  /** Until the element was at one place for four frames, a second at most. */
  const settled = async (element: Element) => {
    for (let same = -2, frames = 0, before = Number.NaN; same < 4 && frames < 60; frames += 1) {
      await new Promise(requestAnimationFrame)
      const { top } = boxOf(element)
      same = Math.abs(top - before) < 0.5 ? same + 1 : Math.min(same, 0)
      before = top
    }
  }
  navigation.addEventListener('navigate', (event) => {
    if (!event.destination.sameDocument) event.preventDefault()
  })
  const closeAll = () => {
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
  }
  const firstShown = (list: Element | null) => list?.querySelector(':scope > :not([hidden])') ?? []
  const controlledBy = (element: Element) =>
    document.getElementById(element.getAttribute('aria-controls') ?? '')
  /** What the press opened, chose or added; nothing if it folded something. */
  const changedBy = (records: MutationRecord[]): Element[] =>
    records.flatMap(({ target, attributeName, addedNodes }) => {
      if (!(target instanceof HTMLElement)) return []
      if (attributeName === 'open') return target.matches('[open]') ? (target.children[1] ?? []) : []
      if (attributeName === 'hidden') return firstShown(target.parentElement)
      if (attributeName === 'aria-expanded')
        return target.ariaExpanded === 'true' ? (controlledBy(target) ?? []) : []
      return [...addedNodes].filter((node) => node instanceof HTMLElement)
    })
  const isInView = (element: Element) => {
    const { top, height } = boxOf(element)
    return top > 40 && top + Math.min(24, height) <= innerHeight
  }
  /** A text that goes on where its button was: the visitor reads on at the finger. */
  const goesOnAt = (place: number, control: Element) => {
    const text = control.ariaExpanded === 'true' && controlledBy(control)
    return text && boxOf(text).top <= place && boxOf(text).bottom >= place
  }
  const faults: string[] = []
  let records: MutationRecord[] = []
  const observer = new MutationObserver((found) => records.push(...found))
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  const act = async (control: HTMLElement) => {
    const name = `${control.localName} "${(control.ariaLabel ?? control.textContent).trim().slice(0, 40)}"`
    const { top } = boxOf(control)
    records = []
    if (control instanceof HTMLInputElement) {
      control.value = control.value ? '' : 'trial'
      control.dispatchEvent(new InputEvent('input', { bubbles: true }))
      // The search loads its index.
      await new Promise((resolve) => setTimeout(resolve, 300))
    } else control.click()
    await settled(control)
    const moved = Math.round(boxOf(control).top - top)
    // The page cannot scroll farther.
    const isAtEnd = scrollY < 1 || scrollY + innerHeight > document.documentElement.scrollHeight - 1
    if (
      isSeen(control) &&
      !(isAtEnd && isInView(control)) &&
      Math.abs(moved) > farthest &&
      !goesOnAt(top, control)
    )
      faults.push(`${name} moved by ${moved} px: let nothing above it change its height`)
    // Of a filter the rows count, not its chips.
    const filtered = records.filter(({ attributeName }) => attributeName === 'hidden')
    const changed = changedBy(filtered.length > 0 ? filtered : records).filter(
      (one) => isSeen(one) && !one.closest('[role="status"], .sr-only') && !one.contains(control),
    )
    const nearest = Math.round(Math.min(...changed.map((one) => boxOf(one).top)))
    if (changed.length > 0 && !changed.some(isInView))
      faults.push(`${name}: what it changed is at ${nearest} px of ${innerHeight}: bring it into view`)
    closeAll()
  }
  const alike: Record<string, number> = {}
  for (const control of document.querySelectorAll<HTMLElement>(pressed)) {
    const kind = `${control.className} ${control.parentElement?.className}`
    if (!isSeen(control) || control.matches(':disabled') || (alike[kind] ?? 0) >= most) continue
    alike[kind] = (alike[kind] ?? 0) + 1
    // Of parts of which one is open, the first is: opening another closes it.
    const part = control.parentElement
    const first = part instanceof HTMLDetailsElement && document.querySelector(`details[name="${part.name}"]`)
    if (first instanceof HTMLDetailsElement && part instanceof HTMLDetailsElement && part.name)
      first.open = !part.open
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    await settled(control)
    await act(control)
    if (isSeen(control)) await act(control)
    // What is in it is pressed next.
    if (part instanceof HTMLDetailsElement && part.querySelector(':scope > :not(summary) button'))
      part.open = true
  }
  observer.disconnect()
  return faults
}

/** Fields whose label is under the header when a link or the browser brings them to the top. */
export function labelsUnderHeader(): string[] {
  const end = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea):not(.trap *)'),
  ]
  const faults = fields
    .filter((field) => field.checkVisibility({ visibilityProperty: true }) && (field.labels?.length ?? 0) > 0)
    .flatMap((field) => {
      field.scrollIntoView({ behavior: 'instant' })
      const top = Math.min(...[...(field.labels ?? [])].map((label) => label.getBoundingClientRect().top))
      return top < end
        ? `the label of ${field.name} is at ${Math.round(top)} px: give the field scroll-margin`
        : []
    })
  scrollTo({ top: 0, behavior: 'instant' })
  return faults
}

/** The texts of the parts of the page that are in view. */
export function textsInView(): string[] {
  return [...document.querySelectorAll('main *')].flatMap((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const isInView = top > 40 && bottom <= innerHeight && element.checkVisibility()
    return isInView && !element.firstElementChild ? element.textContent.trim() : []
  })
}
