import { expect, hydrated, inBothLanguages, loop } from '#test/support/browser.ts'

/** Controls of the header that stick out of it or of the window, and figures that are cut into two lines. */
function broken(): string[] {
  const bar = document.querySelector('.site-header')?.getBoundingClientRect() ?? new DOMRect()
  const controls = [...document.querySelectorAll<HTMLElement>('.site-header :is(a, button)')]
  const outside = controls.filter((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const isShown = control.checkVisibility() && !control.closest('[popover]')
    return (
      isShown &&
      (left < 0 || right > document.documentElement.clientWidth || top < bar.top || bottom > bar.bottom)
    )
  })
  const figures = [...document.querySelectorAll<HTMLElement>('dd')].filter(
    (figure) => figure.offsetHeight > 1.9 * Number.parseFloat(getComputedStyle(figure).fontSize),
  )
  return [...outside, ...figures].map((element) => element.textContent?.trim() ?? '')
}

for (const { language, query } of inBothLanguages) {
  for (const size of [115, 130]) {
    loop(
      `text at ${size} % (${language}): the header holds its links and a figure its digits, at every width`,
      async ({ page }) => {
        await page.goto(`/${query}`)
        await hydrated(page)
        await page
          .locator('html')
          .evaluate((html, value) => html.setAttribute('data-font', String(value)), size)
        for (const width of [320, 390, 768, 1024, 1152, 1280, 1366, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await page.evaluate(broken), `${width} px`).toEqual([])
        }
      },
    )
  }
}
