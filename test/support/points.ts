import type { Locator } from '@playwright/test'

interface Place {
  number: string
  /** The middle of its point, or where the point would be. */
  x: number
}

/** Numbers without an exponent in the cells of one column. */
export function pointsIn(cells: Locator): Promise<Place[]> {
  return cells.evaluateAll((all) =>
    all.flatMap((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { currentNode: node } = texts
        const text = node.textContent ?? ''
        const whole = /^[<>]?[−-]?[\d,]+(?=(?:\.\d+)?%?$)/.exec(text)?.[0]
        if (!whole) continue
        const range = document.createRange()
        range.setStart(node, whole.length - 1)
        range.setEnd(node, whole.length)
        return [{ number: text, x: range.getBoundingClientRect().right }]
      }
      return []
    }),
  )
}

/** A digit is 7 px wide in a table. A 1 is half a pixel narrower: the font has no tabular figures. */
export const halfDigit = 3.5

/** How far the points of a column are from each other, in px. */
export function spreadOf(places: readonly Place[]): number {
  const all = places.map(({ x }) => x)
  return Math.max(...all) - Math.min(...all)
}
