import { expect, type Page } from '@playwright/test'
import { setTheme } from '../browser.ts'
import { leaveFocus } from './focus.ts'

/**
 * Focuses one control of each kind (tag, classes, class around it) below `root`. A ring must be 2
 * px wide, have a contrast of 3:1 and not be cut off. Needs a Tab before: only then is focus
 * visible.
 */
function ringFaults(root: string): { kinds: number; faults: string[] } {
  const luminance = (color: number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const parts = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
  const ground = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255]
    const [red = 0, green = 0, blue = 0, alpha = 1] = parts(getComputedStyle(element).backgroundColor)
    return alpha > 0.5 ? [red, green, blue] : ground(element.parentElement)
  }
  /** An ancestor that clips its content: the ring must lie inside its padding edge. */
  const clipper = (element: Element, ring: DOMRect): Element | null => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, contentVisibility, contain } = getComputedStyle(box)
      const isClipping = overflowX !== 'visible' || contentVisibility === 'auto' || contain.includes('paint')
      if (!isClipping || box instanceof SVGElement) continue
      const { left, right, top, bottom } = box.getBoundingClientRect()
      if (
        ring.left < left - 0.5 ||
        ring.right > right + 0.5 ||
        ring.top < top - 0.5 ||
        ring.bottom > bottom + 0.5
      )
        return box
    }
    return ring.left < -0.5 || ring.right > document.documentElement.clientWidth + 0.5 ? document.body : null
  }
  const fault = (control: HTMLElement): string | null => {
    control.focus()
    if (document.activeElement !== control) return null
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const style = getComputedStyle(control)
    const width = Number.parseFloat(style.outlineWidth)
    const offset = Number.parseFloat(style.outlineOffset)
    if (style.outlineStyle === 'none' || width < 2) return `ring ${style.outlineStyle} ${width} px`
    const back = luminance(ground(offset < 0 ? control : control.parentElement))
    const ring = luminance(parts(style.outlineColor))
    const ratio = (Math.max(back, ring) + 0.05) / (Math.min(back, ring) + 0.05)
    if (ratio < 3) return `ring of ${ratio.toFixed(2)}:1`
    const { x, y, width: w, height: h } = control.getBoundingClientRect()
    const reach = width + offset
    const box = clipper(control, new DOMRect(x - reach, y - reach, w + 2 * reach, h + 2 * reach))
    return box ? `ring cut off by ${box.tagName.toLowerCase()}.${box.className}` : null
  }
  const controls = document.querySelectorAll<HTMLElement>(
    `${root} :is(a[href], button:not([disabled]), input, select, textarea, summary, [tabindex="0"])`,
  )
  const kinds = new Map<string, HTMLElement>()
  for (const control of controls) {
    if (control.closest('.trap') || !control.checkVisibility()) continue
    const place = control.parentElement?.closest('[class]')?.getAttribute('class')
    kinds.set(`${control.tagName.toLowerCase()}.${control.getAttribute('class')} in ${place}`, control)
  }
  const faults = [...kinds].flatMap(([kind, control]) => {
    const found = fault(control)
    return found ? [`${kind} "${control.textContent?.trim().slice(0, 30)}": ${found}`] : []
  })
  return { kinds: kinds.size, faults }
}

export async function expectRings(page: Page, root: string, least: number): Promise<void> {
  await page.keyboard.press('Tab')
  for (const theme of ['high', 'dark', null] as const) {
    await setTheme(page, theme)
    const { kinds, faults } = await page.evaluate(ringFaults, root)
    expect.soft(faults, `${root} in theme ${theme ?? 'normal'}`).toEqual([])
    expect.soft(kinds, `kinds of control in ${root}`).toBeGreaterThanOrEqual(least)
  }
  await page.evaluate(leaveFocus)
}
