/**
 * What every page must be, as functions that run inside the page. Each returns lines that name what is wrong;
 * an empty list is a pass.
 */

/** Parts that stick out of the window at its present width. */
export function overflowing(): string[] {
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= width) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect()
      return own > 0 && (right > width + 1 || left < -1) && !element.closest('.trap, .sr-only, .skip-link')
    })
    .slice(0, 5)
    .map((element) => `${element.tagName.toLowerCase()}.${element.className} sticks out of ${width} px`)
}

/** Texts cut off by a box that hides its overflow. */
export function clipped(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
    .filter((element) => {
      const { overflowX } = getComputedStyle(element)
      const isHiding = overflowX === 'hidden' || overflowX === 'clip'
      return (
        isHiding && element.scrollWidth > element.clientWidth + 1 && !element.closest('.sr-only, .trap, svg')
      )
    })
    .map((element) => `${element.tagName.toLowerCase()}.${element.className} is clipped`)
}

/** Headings in order: one `h1`, first, and no level skipped. */
export function headingFaults(): string[] {
  const levels = [...document.querySelectorAll('main :is(h1,h2,h3,h4,h5,h6)')]
    .filter((heading) => heading.closest('[hidden], dialog') === null)
    .map((heading) => ({ level: Number(heading.tagName[1]), text: heading.textContent ?? '' }))
  const faults = levels.filter(({ level }) => level === 1).length === 1 ? [] : ['there must be one h1']
  levels.forEach(({ level, text }, index) => {
    const before = levels[index - 1]?.level ?? 0
    if (level > before + 1) faults.push(`h${level} "${text}" follows h${before}`)
  })
  return faults
}

/** Ids that stand twice. */
export function repeatedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id "${id}" stands twice`)
}

/** Controls smaller than 24 by 24 px (WCAG 2.5.8), but for links inside a sentence. */
export function smallTargets(): string[] {
  const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')
  return [...controls]
    .filter((control) => {
      const { width, height } = control.getBoundingClientRect()
      if (width === 0 || height === 0 || control.closest('.trap, .sr-only, svg')) return false
      if (control.matches('.skip-link, .sr-only')) return false
      const isInline = getComputedStyle(control).display === 'inline'
      return !isInline && (width < 24 || height < 24)
    })
    .map(
      (control) => `${control.tagName.toLowerCase()} "${control.textContent?.trim()}" is smaller than 24 px`,
    )
}

/**
 * Tokens that a Hebrew paragraph paints in another order than they are written: numbers with a sign, a plus, a
 * percent sign or a range, phone numbers, addresses, Latin phrases. Compares where each character stands.
 */
export function misordered(): string[] {
  const risky =
    /[+\-−±<>≤≥~]\s?\d[\d.,]*|\d[\d.,]*(?:[–\-/]\d[\d.,]*)+%?|\d[\d.,]*[+%]|[\w.+-]+@[\w.-]+\w|[A-Za-z][A-Za-z0-9]*(?:[ /-][A-Za-z0-9]+)*/g
  const faults: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest('script, style, [hidden]') || parent.getClientRects().length === 0) continue
    for (const match of (node.textContent ?? '').matchAll(risky)) {
      const boxes = [...match[0]].map((_, offset) => {
        range.setStart(node, match.index + offset)
        range.setEnd(node, match.index + offset + 1)
        return range.getBoundingClientRect()
      })
      const isWrong = boxes.some((box, index) => {
        const before = boxes[index - 1]
        if (!before || box.width === 0 || before.width === 0) return false
        return Math.abs(box.top - before.top) < 2 && box.left < before.left - 0.5
      })
      if (isWrong)
        faults.push(`"${match[0]}" is painted in another order, in "${parent.textContent?.slice(0, 80)}"`)
    }
  }
  return faults
}
