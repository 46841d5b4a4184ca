import { marked, markOf } from './marks.ts'

/** In percentage points. */
const large = 5

/** The axis of the picture, as the server draws it: units of the view box, and percentage points. */
function axisOf(handle: Element) {
  const looks = handle.closest(marked('looks'))
  const from = Number(markOf(looks, 'from'))
  return {
    from,
    width: Number(markOf(looks, 'to')) - from,
    gap: Number(markOf(looks, 'gap')),
    handles: Array.from(looks?.querySelectorAll(marked('look')) ?? []),
  }
}

const ariaValue = (handle: Element, name: 'now' | 'min' | 'max') =>
  Number(handle.getAttribute(`aria-value${name}`))

/** Where the pointer is, in percent of the information. */
export function percentAt(handle: Element, { clientX }: PointerEvent): number {
  const svg = handle.closest('svg')
  if (!svg) return Number.NaN
  const { from, width } = axisOf(handle)
  const shown = svg.getBoundingClientRect()
  const x = ((clientX - shown.left) / shown.width) * svg.viewBox.baseVal.width
  return ((x - from) / width) * 100
}

/** The keys of a slider: https://www.w3.org/WAI/ARIA/apg/patterns/slider/ */
export function percentBy(handle: Element, key: string): number | undefined {
  const now = ariaValue(handle, 'now')
  const [next, last] = [Math.floor(now) + 1, Math.ceil(now) - 1]
  const percents: Record<string, number> = {
    ArrowRight: next,
    ArrowUp: next,
    ArrowLeft: last,
    ArrowDown: last,
    PageUp: now + large,
    PageDown: now - large,
    Home: 0,
    End: 100,
  }
  return percents[key]
}

/**
 * Moves a handle to a whole percentage within its limits, and the limits of its neighbors.
 * @returns the percentage, or undefined if it does not move
 */
export function moveHandle(
  handle: Element,
  percent: number,
  textOf: (percent: number) => string,
): number | undefined {
  const [low, high] = [ariaValue(handle, 'min'), ariaValue(handle, 'max')]
  const to = Math.max(low, Math.min(high, Math.round(percent)))
  if (!(low <= high) || Number.isNaN(to) || to === ariaValue(handle, 'now')) return undefined
  const { from, width, gap, handles } = axisOf(handle)
  const place = handles.indexOf(handle)
  handle.setAttribute('aria-valuenow', `${to}`)
  handle.setAttribute('aria-valuetext', textOf(to))
  handles[place - 1]?.setAttribute('aria-valuemax', `${to - gap}`)
  handles[place + 1]?.setAttribute('aria-valuemin', `${to + gap}`)
  handle.parentElement?.setAttribute('transform', `translate(${(from + (width * to) / 100).toFixed(1)} 0)`)
  return to
}
