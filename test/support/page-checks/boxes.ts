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
      // A text that is folded to a few lines has a button that unfolds it.
      const button = element.id && document.querySelector(`[aria-controls="${element.id}"]`)
      const isFolded = button && button.getAttribute('aria-expanded') === 'false'
      const isCutBelow = isHigher && isHiding(overflowY) && !isFolded
      return (isCutAside || isCutBelow) && !element.closest('.sr-only, .trap, svg')
    })
    .map(
      (element) =>
        `${element.tagName.toLowerCase()}.${element.className} is clipped: let its box grow with it`,
    )
}

/** WCAG 2.5.8: controls with their label under 24 by 24 px. Links in a sentence are exempt. */
export function smallTargets(): string[] {
  const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')
  return [...controls]
    .filter((control) => {
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
      if (width === 0 || height === 0 || control.closest('.trap, .sr-only, svg')) return false
      if (control.matches('.skip-link, .sr-only')) return false
      const isInline = getComputedStyle(control).display === 'inline'
      return !isInline && (width < 24 || height < 24)
    })
    .map(
      (control) =>
        `${control.tagName.toLowerCase()} "${control.textContent?.trim()}" is smaller than 24 px: give it min-w-6 min-h-6`,
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
