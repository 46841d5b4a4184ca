import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

const curve = '.plot [role="group"]'

for (const { language, query } of inBothLanguages) {
  for (const width of [390, 1440])
    test(`${width} px: every participant of the curves can be pressed (${language})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/${query}`)
      const missed = await page
        .locator('.plot')
        .first()
        .evaluate((plot) => {
          plot.scrollIntoView({ block: 'center' })
          const isReached = (link: Element) => {
            const { left, right, top, bottom } =
              link.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
            for (let x = left + 0.25; x < right; x += 0.5)
              for (let y = top + 0.5; y < bottom; y += 1)
                if (document.elementFromPoint(x, y)?.closest('a') === link) return true
            return false
          }
          const links = [...plot.querySelectorAll('a')]
          return links.filter((link) => !isReached(link)).map(({ textContent }) => textContent)
        })
      expect(missed).toEqual([])
    })

  test(`pointing at a step says who and when; pressing leads to the participant (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/${query}`)
    const link = page.locator(`${curve} a`).nth(40)
    const label = link.locator('text')
    const fill = () => label.evaluate((text) => getComputedStyle(text).fill)
    expect(await fill()).toBe('none')
    const ring = await link.locator('circle').boundingBox()
    if (!ring) throw new Error('no ring')
    await page.mouse.move(ring.x + ring.width / 2, ring.y + ring.height / 2)
    await expect.poll(fill).not.toBe('none')
    const subject = /\d{3}-\d{3}/.exec((await label.textContent()) ?? '')?.[0] ?? 'none'
    const drawing = await page.locator('.plot').first().boundingBox()
    const box = await label.boundingBox()
    expect(box?.x ?? 0).toBeGreaterThanOrEqual((drawing?.x ?? 0) - 1)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForURL(/sample-study\/trace/)
    await expect(page.locator('h1')).toContainText(subject)
  })

  test(`the keyboard: one stop for each curve, arrow keys to the others, Enter leads on (${language})`, async ({
    page,
  }) => {
    await page.goto(`/${query}`)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const links = page.locator(curve).first().locator('a')
    await links.first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await expect(links.nth(1)).toBeFocused()
    expect(
      await links
        .nth(1)
        .locator('text')
        .evaluate((text) => getComputedStyle(text).fill),
    ).not.toBe('none')
    await page.keyboard.press('Tab')
    await expect(page.locator(curve).nth(1).locator('a').first()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('#home figcaption a')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL(/sample-study\/trace/)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a step is a link, and the list leads to everybody', async ({ page }) => {
    await page.goto('/')
    await page.locator(`${curve} a`).first().press('Enter')
    await expect(page.locator('h1')).toContainText(/\d{3}-\d{3}/)
    await page.goto('/')
    await page.locator('#home figcaption a').click()
    await expect(page.locator('main table a[href*="/participant?"]')).toHaveCount(160)
  })
})
