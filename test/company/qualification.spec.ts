import { expect, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

for (const { language, query } of inBothLanguages) {
  test(`1024 px: the heads stay below the header, a focused mark shows its row and its column; 390 px: folded by issuer (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.goto(`/qualification${query}`)
    const mark = page.locator('.matrix .dot').last()
    await mark.focus()
    const head = page.locator('.matrix thead')
    const top = async () => Math.round((await head.boundingBox())?.y ?? 0)
    expect(await top()).toBe(80)
    const box = await mark.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(24)
    expect(box?.width).toBeGreaterThanOrEqual(24)
    expect(box?.y).toBeGreaterThan(80 + ((await head.boundingBox())?.height ?? 0))
    const lane = await mark.evaluate((link) => {
      const { height } = getComputedStyle(link.closest('td') ?? link, '::before')
      const row = link.closest('tr')?.querySelector('th')
      return { height: Number.parseFloat(height), row: row && getComputedStyle(row).backgroundColor }
    })
    expect(lane.height).toBeGreaterThan(800)
    expect(lane.row).not.toBe('rgba(0, 0, 0, 0)')

    await test.step('390 px: folded by issuer, the area above the services', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(page.locator('.matrix')).toBeHidden()
      const groups = page.locator('main details')
      await expect(groups.first()).toHaveAttribute('open', '')
      await expect(page.locator('main details[open]')).toHaveCount(1)
      const link = groups.nth(1).locator('li a').first()
      await expect(link).toBeHidden()
      await groups.nth(1).locator('summary').click()
      await expect(link).toBeVisible()
      const area = language === 'en' ? 'Clinical Solutions' : 'פתרונות קליניים'
      await expect(groups.nth(1).getByText(area).first()).toBeVisible()
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a service is chosen in the form, and in a head of the matrix', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/qualification')
    await page.locator('#service').selectOption('ctms')
    await page.locator('main form button').click()
    await expect(page).toHaveURL(/\?service=ctms#standards$/)
    const rows = page.locator('.matrix [scope="row"]')
    await expect(rows).toHaveText(['21 CFR Part 11', 'ICH E6(R3)', 'TMF Reference Model 3.3.1'])
    await page.locator('.matrix thead').getByRole('link', { name: 'Randomization' }).click()
    await expect(page).toHaveURL(/\?service=randomization#standards$/)
    await expect(page.locator('#service')).toHaveValue('randomization')
  })
})

test('on paper: what auditors ask for and the list with all groups, on five sheets at most', async ({
  page,
}) => {
  await page.goto('/qualification')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.matrix')).toBeHidden()
  await expect(page.locator('main details li').last()).toBeVisible()
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(5)
})
