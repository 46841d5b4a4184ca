const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const partOf = (element: Element | null) => element?.closest<SVGElement>('[data-drawn-links]')

/** Of each part, keyboard and assistive technology meet one link. */
function meet(part: Element, met: Element): void {
  for (const link of part.querySelectorAll('a:not([tabindex])')) {
    link.setAttribute('tabindex', '-1')
    link.setAttribute('aria-hidden', 'true')
  }
  met.removeAttribute('tabindex')
  met.removeAttribute('aria-hidden')
}

/** Drawings run from left to right in every language. */
function followArrowKeys(event: KeyboardEvent): void {
  const step = steps[event.key]
  const here = document.activeElement
  const part = partOf(here)
  if (!step || !here || !part || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const links: Element[] = [...part.querySelectorAll('a')]
  const next = links[links.indexOf(here) + step]
  if (!(next instanceof SVGElement)) return
  meet(part, next)
  next.focus()
}

function add(parent: Element, name: string, attributes: Record<string, string | number>): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`)
  return parent.appendChild(element)
}

/** A label begins at its mark, is centered at it, or ends there, so that it stays in the drawing. */
function anchorAt(x: number): string {
  if (x < 120) return 'start'
  return x < 240 ? 'middle' : 'end'
}

/** The title of a link comes late as a tooltip, and not at all by keyboard: it becomes a label. */
function nameOf(link: Element): string {
  const title = link.querySelector('title')
  if (title) link.setAttribute('aria-label', title.textContent ?? '')
  title?.remove()
  return link.getAttribute('aria-label') ?? ''
}

/** Rings the mark of the link that is pointed at or focused, and writes its name beside it. */
function followUse({ type, target }: Event): void {
  for (const label of document.querySelectorAll('.drawn-label')) label.remove()
  const links = [target, document.activeElement].map((one) => one instanceof Element && one.closest('a'))
  const link = links.find((one) => one && partOf(one))
  const part = link && partOf(link)
  if (part && type === 'focusin') meet(part, link)
  const mark = part && link.querySelector('path')?.getPointAtLength(0)
  if (!mark) return
  const { x, y } = mark
  const label = add(part.ownerSVGElement ?? part, 'g', { class: 'drawn-label', 'aria-hidden': 'true' })
  add(label, 'circle', { cx: x, cy: y, r: 4 })
  const text = add(label, 'text', { y: y + Number(part.dataset.drawnLinks), 'text-anchor': anchorAt(x) })
  for (const [index, line] of nameOf(link).split('\n').entries())
    add(text, 'tspan', { x, dy: `${index * 1.2}em` }).textContent = line
}

/**
 * In a part with `data-drawn-links`, one link is a tab stop and the arrow keys lead to the others.
 * Its value is how far below its mark a label begins, in units of the drawing.
 */
export function followDrawnLinks(): void {
  document.addEventListener('keydown', followArrowKeys)
  for (const type of ['pointerover', 'focusin', 'focusout']) document.addEventListener(type, followUse)
}
