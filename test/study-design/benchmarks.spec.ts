import { expect, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

/** Those with the longest inputs. */
const designs = ['two-proportions', 'time-to-event', 'group-sequential']

/** Inputs that are partly outside the part of their table that is in view. */
const cutInputs = () =>
  [...document.querySelectorAll('main .scroll-x')].flatMap((table) => {
    const { left, right } = table.getBoundingClientRect()
    return [...table.querySelectorAll('.case a')].flatMap((link) => {
      const box = link.getBoundingClientRect()
      return box.left < left || box.right > right ? [link.textContent] : []
    })
  })

/** In px. */
const widestCall = () =>
  Math.max(...[...document.querySelectorAll('td code')].map((call) => call.getBoundingClientRect().width))

for (const { language } of inBothLanguages) {
  test(`(${language}) the benchmark values at 390 px: the inputs of every case are in view, and every call fits into the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const design of designs) {
      await page.goto(`/study-design/checks?design=${design}&lang=${language}`)
      expect(await page.locator('.case a').count(), design).toBeGreaterThan(30)
      expect(await page.evaluate(cutInputs), design).toEqual([])
      expect(await page.evaluate(widestCall), design).toBeLessThan(300)
    }
  })
}
