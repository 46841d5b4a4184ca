export interface Stop {
  /** The index in document order among the elements that Tab must reach, or -1. */
  index: number
  name: string
  fault: string | null
  isInFooter: boolean
}

/**
 * Records a walk by Tab. Each stop is checked on keyup, after the browser has scrolled, so keys can
 * be sent without waiting.
 * @returns the number of elements that Tab must reach
 */
export function watchFocus(): number {
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable]'
  const isShut = (element: Element) => element.closest('[inert], .trap, fieldset:disabled') !== null
  const all = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !isShut(element) &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  // Tab reaches a group of radio buttons once; the arrow keys move inside the group.
  const groups = new Set<string>()
  const reached = all.filter((element) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    const isFirst = !groups.has(element.name)
    groups.add(element.name)
    return isFirst
  })

  const nameOf = (element: Element) => {
    const words =
      element.getAttribute('aria-label') || element.textContent || element.getAttribute('name') || ''
    return `${element.tagName.toLowerCase()} "${words.trim().slice(0, 40)}"`
  }
  const faultOf = (element: Element) => {
    const { left, top, bottom, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) return 'has the focus but no size: hide it from the keyboard too'
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
      return 'shows no focus ring: leave :focus-visible its outline'
    // WCAG 2.4.11: some part of it is visible at one of five points. A table may be higher than the screen.
    const from = Math.max(0, top)
    const shown = Math.min(innerHeight, bottom) - from
    const points = [
      [0.5, 0.5],
      [0.1, 0.2],
      [0.9, 0.2],
      [0.1, 0.8],
      [0.9, 0.8],
    ] as const
    // What can be pressed around a mark of a drawing is invisible, so it covers no other mark.
    const drawing = element.closest('svg') ?? element
    const isSeen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(left + width * x, from + shown * y)
      return shown > 0 && hit !== null && (drawing.contains(hit) || hit.contains(element))
    })
    return isSeen ? null : 'has the focus but is covered or off screen: mind scroll-padding'
  }
  const state = globalThis as unknown as { stops: Stop[]; targets: HTMLElement[] }
  state.stops = []
  state.targets = reached
  // A property, not a listener: a second walk on the same page replaces the first.
  document.onkeyup = (event) => {
    const element = document.activeElement
    if (event.key !== 'Tab' || !element || element === document.body) return
    const isInFooter = element.closest('footer') !== null
    const index = state.targets.findIndex((one) => element.isSameNode(one))
    state.stops.push({ index, name: nameOf(element), fault: faultOf(element), isInFooter })
  }
  // With the focus on the body the next Tab reaches the first element.
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
  scrollTo(0, 0)
  return reached.length
}

export function focusStops(): Stop[] {
  return (globalThis as unknown as { stops: Stop[] }).stops
}

export function focusOn(index: number): void {
  ;(globalThis as unknown as { targets: HTMLElement[] }).targets[index]?.focus()
}

export function leaveFocus(): void {
  document.onkeyup = null
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  scrollTo(0, 0)
}

/** Boxes at which Tab stops though nothing in them scrolls: a fraction of a pixel is enough. */
export function idleStops(): string[] {
  const boxes = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (box) =>
      box.tabIndex < 0 &&
      box.scrollWidth <= box.clientWidth &&
      box.scrollHeight <= box.clientHeight &&
      /auto|scroll/.test(getComputedStyle(box).overflow),
  )
  const idle = boxes.filter((box) => {
    box.focus({ preventScroll: true })
    return box === document.activeElement
  })
  idle.at(-1)?.blur()
  return idle.map(
    (box) => `${box.localName}.${box.className} takes the focus and scrolls nothing: give it 2 px more`,
  )
}

/** Elements that Tab missed, with a positive tabindex, or seen before the stop that comes first. */
export function orderFaults(reached: number[]): string[] {
  const { targets } = globalThis as unknown as { targets: HTMLElement[] }
  const nameOf = (element: HTMLElement | undefined) =>
    `${element?.tagName.toLowerCase()} "${(element?.ariaLabel || element?.textContent || '').trim().slice(0, 40)}"`
  const missed = targets
    .filter((_, index) => !reached.includes(index))
    .map((element) => `${nameOf(element)} is not reached by Tab: mind tabindex and the order of the document`)
  // An element that is not laid out has no position.
  const wholePage = new CSSStyleSheet()
  wholePage.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [wholePage]
  // At the top of the page a sticky element is in its own place.
  scrollTo({ top: 0, behavior: 'instant' })
  for (const box of document.querySelectorAll('.scroll-x')) box.scrollTo(0, 0)
  const positive = targets
    .filter((element) => element.tabIndex > 0)
    .map((element) => `${nameOf(element)} has a tabindex above 0: let the order of the document do it`)
  // The next stop must be below in the same column, or further in the same row.
  const backward = reached.flatMap((index, at) => {
    const from = targets[reached[at - 1] ?? -1]
    const to = targets[index]
    if (!from || !to || !from.closest('main') || !to.closest('main')) return []
    if (!(from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING))
      return [`${nameOf(to)} takes the focus after ${nameOf(from)}, but stands before it in the document`]
    const [one, two] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
    const isSameColumn = one.left < two.right - 1 && two.left < one.right - 1
    const isSameRow = one.top < two.bottom - 1 && two.top < one.bottom - 1
    const isAbove = isSameColumn && !isSameRow && two.bottom <= one.top + 1
    // The axis of a plot runs from left to right in both languages.
    const isRightToLeft =
      document.documentElement.dir === 'rtl' && !(from.closest('svg') && to.closest('svg'))
    const isBefore =
      isSameRow && !isSameColumn && (isRightToLeft ? two.left >= one.right - 1 : two.right <= one.left + 1)
    return isAbove || isBefore
      ? [`${nameOf(to)} takes the focus after ${nameOf(from)}, but is seen before it: order them alike`]
      : []
  })
  document.adoptedStyleSheets = []
  return [...missed, ...positive, ...backward]
}
