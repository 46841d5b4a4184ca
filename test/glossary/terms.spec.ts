import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

const post = '/blog/immune-response-third-vaccine-dose'

for (const { language, query } of inBothLanguages) {
  test(`${language}: a linked term tells its meaning to pointer and keyboard, and Escape sends it away`, async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(`${post}${query}`)
    await hydrated(page)
    const link = page.locator('.prose a.term-link').nth(3)
    const meaning = page.getByRole('tooltip')
    await link.scrollIntoViewIfNeeded()
    await link.hover()
    await expect(meaning).toBeVisible()
    expect((await meaning.textContent())?.length).toBeGreaterThan(30)
    await meaning.hover()
    await page.clock.runFor(2000)
    await expect(meaning).toBeVisible()
    await expect(link).toHaveAttribute('aria-describedby', 'term-meaning')
    const [box, text] = [await meaning.boundingBox(), await link.boundingBox()]
    expect(box && text && box.x >= 0 && box.x + box.width <= 1440 && Math.abs(box.y - text.y) < 250).toBe(
      true,
    )
    await page.keyboard.press('Escape')
    await expect(meaning).toBeHidden()
    await link.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(meaning).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(meaning).toBeHidden()
  })

  test(`${language}: the meaning of a term covers nothing that has the focus, also on a bad line; text that is copied is the text as it is read`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(`${post}${query}`)
    const { copied, read } = await page.evaluate(() => {
      const paragraph = [...document.querySelectorAll('.prose p')].find((one) =>
        one.querySelector('.term-link'),
      )
      const range = document.createRange()
      if (paragraph) range.selectNodeContents(paragraph)
      getSelection()?.removeAllRanges()
      getSelection()?.addRange(range)
      const texts = { copied: String(getSelection()), read: paragraph?.textContent ?? '' }
      getSelection()?.removeAllRanges()
      return texts
    })
    expect(read.length).toBeGreaterThan(100)
    expect(copied.trim()).toBe(read.trim())

    await hydrated(page)
    const meaning = page.getByRole('tooltip')
    const links = page.locator('.prose a.term-link')
    const lines = await links.evaluateAll((all) => all.map((link) => link.getClientRects().length))
    const broken = links.nth(lines.findIndex((count) => count > 1))
    await page.keyboard.press('Tab')
    // Focus scrolls to the link from the beginning of the page.
    await broken.focus()
    await expect(meaning).toBeVisible()
    const [box, text] = [await meaning.boundingBox(), await broken.boundingBox()]
    expect(box && text && (box.y >= text.y + text.height || box.y + box.height <= text.y)).toBe(true)
    const room = await page.evaluate(() => document.body.clientWidth)
    expect(box && box.x >= 8 && box.x + box.width <= room - 8, 'whole in the window').toBe(true)

    await page.route('**/*.json', () => {})
    await page.keyboard.press('Tab')
    await expect(meaning).toBeHidden()
  })
}
