import { addresses } from '#test/support/addresses.ts'
import { expect, hydrated, test } from '#test/support/browser.ts'

/** The glossary's 300 rows are alike: its first stops stand for all. */
const longest = 160

/** What is wrong with the element that has the focus now; null when it has left the page. */
function focusFault(): { name: string; fault: string | null } | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const name = `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('name') || '').trim().slice(0, 40)}"`
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) return { name, fault: 'has the focus but no size' }
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
    return { name, fault: 'shows no focus ring' }
  // WCAG 2.4.11: some part of it can be seen. Five points stand for the whole.
  const points = [
    [0.5, 0.5],
    [0.1, 0.2],
    [0.9, 0.2],
    [0.1, 0.8],
    [0.9, 0.8],
  ] as const
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(left + width * x, top + height * y)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })
  return { name, fault: isSeen ? null : 'has the focus but is covered or off screen' }
}

for (const { name, language, path } of addresses) {
  // The languages share the pages' structure, so each takes one of the two widths.
  const width = language === 'en' ? 1440 : 390

  test(`${name} (${language}) ${path} at ${width} px: Tab reaches everything, seen and in order`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await hydrated(page)
    const faults: string[] = []
    let stops = 0
    let hasReachedFooter = false
    for (; stops < longest; stops += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(focusFault)
      if (!stop) break
      if (stop.fault) faults.push(`${stop.name} ${stop.fault}`)
      hasReachedFooter ||= await page.evaluate(() => document.activeElement?.closest('footer') !== null)
    }
    expect(faults).toEqual([])
    expect(stops).toBeGreaterThan(15)
    expect(hasReachedFooter || stops === longest).toBe(true)
    const positive = await page.evaluate(
      () =>
        [...document.querySelectorAll('[tabindex]')].filter(
          (element) => (element as HTMLElement).tabIndex > 0,
        ).length,
    )
    expect(positive, 'no tabindex above 0').toBe(0)
  })
}
