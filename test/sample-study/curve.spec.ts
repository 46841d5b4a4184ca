import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

const curve = '.plot [role="group"]'

/** The participants that no point of the drawing leads to. */
function missed(plot: Element): (string | null)[] {
  plot.scrollIntoView({ block: 'center' })
  const isReached = (link: Element) => {
    const { left, right, top, bottom } = link.querySelector('path')?.getBoundingClientRect() ?? new DOMRect()
    for (let x = left + 0.25; x < right; x += 0.5)
      for (let y = top + 0.5; y < bottom; y += 1)
        if (document.elementFromPoint(x, y)?.closest('a') === link) return true
    return false
  }
  const links = [...plot.querySelectorAll('a')]
  return links.filter((link) => !isReached(link)).map(({ textContent }) => textContent)
}

for (const { language, query } of inBothLanguages) {
  test(`the curves (${language}): every participant can be pressed at two widths; pointing at a step says who and when, pressing leads to the participant`, async ({
    page,
  }) => {
    await page.goto(`/sample-study${query}`)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.locator('.plot').first().evaluate(missed), `${width} px`).toEqual([])
    }

    await hydrated(page)
    await expect(page.locator(`${curve}[data-hydrated]`)).toHaveCount(2)
    const link = page.locator(`${curve} a`).nth(40)
    const label = page.locator('.drawn-label')
    await expect(label).toHaveCount(0)
    const mark = await link.locator('path').evaluate((path) => {
      if (!(path instanceof SVGPathElement)) throw new Error('no path')
      const { x, y } = path.getPointAtLength(0).matrixTransform(path.getScreenCTM() ?? undefined)
      return { x, y }
    })
    const name = (await link.textContent()) ?? ''
    await page.mouse.move(mark.x, mark.y)
    await expect(label).toHaveText(name.replace('\n', ''))
    await expect(page.locator(`${curve} title`)).toHaveCount(159)
    const subject = /\d{3}-\d{3}/.exec(name)?.[0] ?? 'none'
    await expect(link).toHaveAttribute('aria-label', /\d{4}\u202c?$/)
    const drawing = await page.locator('.plot').first().boundingBox()
    const box = await label.boundingBox()
    expect(box?.x ?? 0).toBeGreaterThanOrEqual((drawing?.x ?? 0) - 1)
    const ring = await label.locator('circle').boundingBox()
    expect(Math.abs((ring?.x ?? 0) + (ring?.width ?? 0) / 2 - mark.x)).toBeLessThan(1)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForURL(/sample-study\/trace/)
    await expect(page.locator('h1')).toContainText(subject)
  })

  test(`the keyboard: one stop for each curve, arrow keys to the others, Enter leads on (${language})`, async ({
    page,
  }) => {
    await page.goto(`/sample-study${query}`)
    await hydrated(page)
    await expect(page.locator(`${curve}[data-hydrated]`)).toHaveCount(2)
    const links = page.locator(curve).first().locator('a')
    await links.first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await expect(links.nth(1)).toBeFocused()
    await expect(page.locator(curve).first().getByRole('link')).toHaveCount(1)
    const subject = /\d{3}-\d{3}/.exec((await links.nth(1).getAttribute('aria-label')) ?? '')?.[0]
    await expect(page.locator('.drawn-label')).toContainText(subject ?? 'none')
    await page.keyboard.press('Tab')
    await expect(page.locator(curve).nth(1).locator('a').first()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('main figcaption > a')).toBeFocused()
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
    await page.goto('/sample-study')
    await page.locator(`${curve} a`).first().press('Enter')
    await expect(page.locator('h1')).toContainText(/\d{3}-\d{3}/)
    await page.goto('/')
    await page.locator('#home figcaption > a').click()
    await expect(page.locator('main table a[href*="/participant?"]')).toHaveCount(160)
  })
})

for (const { name, path } of [
  { name: 'the curve behind a number', path: '/sample-study/trace' },
  { name: 'the lanes of the participants', path: '/sample-study/participants' },
])
  test(`${name}: assistive technology meets one link of each arm, arrow keys lead to the others`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    const arm = page.locator(`${curve}[data-hydrated]`).first()
    await expect(arm.getByRole('link')).toHaveCount(1)
    await arm.getByRole('link').focus()
    await page.keyboard.press('ArrowRight')
    await expect(arm.locator('a').nth(1)).toBeFocused()
    await expect(arm.getByRole('link')).toHaveCount(1)
    const subject = /\d{3}-\d{3}/.exec((await arm.getByRole('link').getAttribute('aria-label')) ?? '')?.[0]
    await expect(page.locator('.drawn-label')).toContainText(subject ?? 'none')
    await page.keyboard.press('Enter')
    await expect(page.locator('h1')).toContainText(subject ?? 'none')
    await page.goBack()
    const last = arm.locator('a').last()
    await last.hover({ force: true })
    await expect(page.locator('.drawn-label')).toHaveCount(1)
  })
