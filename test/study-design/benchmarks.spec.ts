import { expect, inBothLanguages, test } from '#test/support/browser.ts'

for (const { language, query } of inBothLanguages) {
  test(`(${language}) the benchmark values at 390 px: the inputs of every case can be read without scrolling sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/study-design/checks${query}`)
    expect(await page.locator('.case a').count()).toBeGreaterThan(300)
    const cut = await page.locator('main .scroll-x').evaluateAll((tables) =>
      tables.flatMap((table) => {
        const { left, right } = table.getBoundingClientRect()
        return [...table.querySelectorAll('.case a')].flatMap((link) => {
          const box = link.getBoundingClientRect()
          return box.left < left || box.right > right ? [link.textContent] : []
        })
      }),
    )
    expect(cut).toEqual([])
  })
}
