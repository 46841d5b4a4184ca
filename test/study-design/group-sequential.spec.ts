import { en as designEn } from '#content/study-design/designs/group-sequential/en.ts'
import { he as designHe } from '#content/study-design/designs/group-sequential/he.ts'
import { en as frameEn } from '#content/study-design/frame/en.ts'
import { he as frameHe } from '#content/study-design/frame/he.ts'
import { expect, hydrated, inBothLanguages, setTheme, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

const wordsOf = (frame: typeof frameEn | typeof frameHe, design: typeof designEn | typeof designHe) => ({
  interim: frame.interim,
  months: design.quantities.month,
  futility: design.methods.nonbinding.split('{')[0] ?? '',
  line: design.parts.futilityLine,
  stopping: frame.form.sections.stopping,
})

const words = { en: wordsOf(frameEn, designEn), he: wordsOf(frameHe, designHe) }

for (const { language, query } of inBothLanguages) {
  const word = words[language]

  test(`(${language}) from a survival trial to its interim analyses with futility, in a link and a choice`, async ({
    page,
  }) => {
    await page.goto(`/study-design/time-to-event${query}`)
    await page.getByRole('link', { name: word.interim }).click()
    await page.waitForURL(/group-sequential\?.*unit=survival.*hr=0\.7/)
    await expect(page.getByRole('columnheader', { name: word.months })).toBeVisible()
    await hydrated(page)
    await expect(page.locator('#field-binding')).toBeHidden()
    await page.locator('summary', { hasText: word.stopping }).click()
    await page.locator('#field-futility').selectOption('obrienFleming')
    await expect(page.locator(`#methods-${language}`)).toContainText(word.futility)
    await expect(page.locator('#field-binding')).toBeVisible()
  })

  test(`(${language}) the boundaries at 390 px, light and dark: each text lies in the picture, in the ink of the theme`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(`/study-design/group-sequential${query}${query ? '&' : '?'}futility=pocock&harm=pocock`)
    const svg = page.locator('figure svg').first()
    await expect(svg).toBeVisible()
    await expect(page.locator('.boundaries th[scope="row"]', { hasText: word.line })).toBeVisible()
    const outside = await svg.evaluate((element) => {
      const frame = element.getBoundingClientRect()
      return [...element.querySelectorAll('text')]
        .filter((text) => {
          const { left, right, bottom } = text.getBoundingClientRect()
          return left < frame.left - 1 || right > frame.right + 1 || bottom > frame.bottom
        })
        .map(({ textContent }) => textContent)
    })
    expect(outside).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const inkOf = () =>
      svg
        .locator('text')
        .first()
        .evaluate((text) => getComputedStyle(text).fill)
    const light = await inkOf()
    await setTheme(page, 'dark')
    expect(await inkOf()).not.toBe(light)
  })
}

for (const { language, query } of inBothLanguages)
  test(`(${language}) at three widths no tile of the answer is alone in the last row, and the boundaries are next`, async ({
    page,
  }) => {
    for (const design of ['two-means', 'simon-two-stage', 'group-sequential']) {
      await page.goto(`/study-design/${design}${query}`)
      for (const width of [390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const tops = await page
          .locator('#result .stat-tile')
          .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)))
        const rows = [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length)
        expect(rows.length === 1 || (rows.at(-1) ?? 0) > 1, `${design} at ${width} px: ${rows}`).toBe(true)
        if (design !== 'group-sequential') continue
        const [tiles, plot] = [page.locator('#result dl').first(), page.locator('#result figure svg')]
        const [above, below] = [await tiles.boundingBox(), await plot.boundingBox()]
        expect(above && below && below.y - above.y - above.height, `${width} px`).toBeLessThan(80)
      }
    }
  })
