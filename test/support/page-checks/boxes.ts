/** `content-visibility` skips parts far from the window. They would pass every check. */
export function layOutAll(): void {
  const wholePage = new CSSStyleSheet()
  wholePage.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [wholePage]
}

export function overflowing(): string[] {
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= width) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect()
      return own > 0 && (right > width + 1 || left < -1) && !element.closest('.trap, .sr-only, .skip-link')
    })
    .slice(0, 5)
    .map(
      (element) =>
        `${element.tagName.toLowerCase()}.${element.className} sticks out of ${width} px: let it wrap or shrink`,
    )
}

export function clipped(): string[] {
  const isHiding = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  return [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
    .filter((element) => {
      // First the sizes: most elements then need no slow `getComputedStyle`.
      const isWider = element.scrollWidth > element.clientWidth + 1
      const isHigher = element.scrollHeight > element.clientHeight + 1
      if (!isWider && !isHigher) return false
      const { overflowX, overflowY } = getComputedStyle(element)
      const isCutAside = isWider && isHiding(overflowX)
      // A text that is folded to a few lines has a button or a summary that unfolds it.
      const button = element.id && document.querySelector(`[aria-controls="${element.id}"]`)
      const isFolded =
        (button && button.getAttribute('aria-expanded') === 'false') ||
        element.matches('details:not([open]) > *')
      const isCutBelow = isHigher && isHiding(overflowY) && !isFolded
      return (isCutAside || isCutBelow) && !element.closest('.sr-only, .trap, svg')
    })
    .map(
      (element) =>
        `${element.tagName.toLowerCase()}.${element.className} is clipped: let its box grow with it`,
    )
}

/** Texts in a scroll bar of their own, which hides lines without a sign. */
export function scrollingInside(): string[] {
  return [...document.querySelectorAll('main *')]
    .filter(
      (element) =>
        element.scrollHeight > element.clientHeight + 1 &&
        /auto|scroll/.test(getComputedStyle(element).overflowY) &&
        !element.matches('pre, code, textarea, select') &&
        !element.closest('dialog'),
    )
    .map(
      ({ localName, className }) =>
        `${localName}.${className} scrolls inside the page: let the page be as high as it`,
    )
}

/**
 * WCAG 2.5.8: controls with their label under 24 by 24 px. Of links in lines exempt are those beside
 * other text, and those with room: a circle of 24 px at the middle meets no other control and no such
 * circle. Marks of a drawing are as near as their data; the page has each in a list or a field, too.
 */
export function smallTargets(): string[] {
  const selector = 'a[href], button, input:not([type="hidden"]), select, textarea, summary'
  const isCounted = (control: Element) =>
    control.checkVisibility({ visibilityProperty: true }) &&
    !control.closest('.trap, .sr-only, .skip-link, svg')
  const targets = [...document.querySelectorAll(selector)].filter(isCounted).flatMap((control) => {
    const box = (control.closest('label') ?? control).getBoundingClientRect()
    return box.width > 0 && box.height > 0 ? [{ control, box }] : []
  })
  const isSmall = ({ box }: { box: DOMRect }) => box.width < 23.95 || box.height < 23.95
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
  const isInText = ({ control }: { control: Element }) => {
    if (!isInline(control)) return false
    let block: Element | null = control.parentElement
    while (block && isInline(block)) block = block.parentElement
    const copy = block?.cloneNode(true)
    if (!(copy instanceof Element)) return false
    for (const other of copy.querySelectorAll(`${selector}, .sr-only`)) other.remove()
    return /[\p{L}\p{N}]/u.test(copy.textContent ?? '')
  }
  const middleOf = ({ left, right, top, bottom }: DOMRect) =>
    [(left + right) / 2, (top + bottom) / 2] as const
  const isNear = (one: DOMRect, other: DOMRect) => {
    const [x, y] = middleOf(one)
    const [otherX, otherY] = middleOf(other)
    const isOtherSmall = other.width < 23.95 || other.height < 23.95
    if (isOtherSmall && Math.hypot(x - otherX, y - otherY) < 23.95) return true
    const dx = Math.max(other.left - x, 0, x - other.right)
    const dy = Math.max(other.top - y, 0, y - other.bottom)
    return Math.hypot(dx, dy) < 11.95
  }
  const isCrowded = ({ control, box }: (typeof targets)[number]) =>
    targets.some((other) => !other.control.contains(control) && isNear(box, other.box))
  return targets
    .filter(isSmall)
    .filter((target) => (isInline(target.control) ? !isInText(target) && isCrowded(target) : true))
    .map(
      ({ control, box }) =>
        `${control.tagName.toLowerCase()} "${control.textContent?.trim().slice(0, 40)}" is ${Math.round(box.width)} x ${Math.round(box.height)} px: give it min-w-6 min-h-6, or room`,
    )
}

/**
 * Controls with less than 24 px free beside the accessibility button, and those under it at the end
 * of the page, where scrolling cannot free them. Links in a text, a heading or a table need no free
 * side.
 */
export function underCorner(): string[] {
  const corner = document.querySelector('.accessibility-button')?.getBoundingClientRect()
  if (!corner) return ['there is no accessibility button']
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      ':is(main, footer) :is(a[href], button, input, select, textarea, summary)',
    ),
    // What a closed `details` holds has boxes, too.
  ].filter((control) => control.checkVisibility())
  const boxesOf = (control: HTMLElement) =>
    [...(control.closest('label') ?? control).getClientRects()].filter(({ width }) => width > 0)
  const nameOf = (control: HTMLElement) =>
    `${control.tagName.toLowerCase()} "${control.ariaLabel ?? control.textContent?.trim()}"`
  const smothered = controls.filter((control) => {
    if (control.closest('.trap, .sr-only, svg, dialog:not([open])')) return false
    if (control.matches(':is(p, h2, h3, h4, td, th, dd, li) a, :is(h2, h3)[id] + a')) return false
    const free = boxesOf(control).map(({ left, right }) => Math.max(corner.left - left, right - corner.right))
    return free.length > 0 && Math.max(...free) < 24
  })
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  const last = controls.filter((control) => {
    // A box that scrolls hides what is below its end.
    const end = control.closest('.scroll-x')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
    return boxesOf(control).some(
      ({ top, bottom, left, right }) =>
        top < end && right > corner.left && left < corner.right && bottom > corner.top && top < corner.bottom,
    )
  })
  scrollTo({ top: 0, behavior: 'instant' })
  return [
    ...smothered.map((one) => `${nameOf(one)} can lie under the accessibility button: keep it off that edge`),
    ...last.map((one) => `${nameOf(one)} lies under the accessibility button at the end of the page`),
  ]
}
