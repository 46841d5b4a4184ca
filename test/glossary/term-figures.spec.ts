import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

for (const { language, query } of inBothLanguages) {
  test(`${language}: a figure follows its slider by keyboard, without a request per step, and the address too`, async ({
    page,
  }) => {
    await page.goto(`/key-concepts/power${query}`)
    await hydrated(page)
    const slider = page.getByRole('slider')
    const drawing = page.getByRole('figure').getByRole('img')
    await slider.focus()
    const documents: string[] = []
    page.on('request', (request) => documents.push(new URL(request.url()).pathname))
    const top = (await slider.boundingBox())?.y
    await page.keyboard.press('ArrowRight')
    await expect(drawing).toHaveAccessibleName(/87\.3%/)
    await expect(page.getByRole('figure').locator('output')).toHaveText('120')
    // To the right there are more participants, as on the axis.
    await page.keyboard.press('ArrowRight')
    await expect(drawing).toHaveAccessibleName(/91\.7%/)
    await expect(page.getByRole('figure').locator('figcaption')).toContainText('91.7%')
    expect((await slider.boundingBox())?.y).toBe(top)
    await expect(slider).toBeFocused()
    await expect(page).toHaveURL(/[?&]figure=140$/)
    await expect(page.getByRole('status').filter({ hasText: '91.7%' })).toHaveCount(1)
    expect(documents.filter((path) => path === '/key-concepts/power')).toEqual([])
    await page.reload()
    await expect(slider).toHaveValue('140')
    await expect(drawing).toHaveAccessibleName(/91\.7%/)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { language, query } of inBothLanguages)
    test(`${language}: the button asks for the figure at the value of the slider`, async ({ page }) => {
      await page.goto(`/key-concepts/p-value${query}`)
      await page.getByRole('slider').focus()
      await page.keyboard.press('ArrowRight')
      await page.getByRole('figure').getByRole('button').click()
      await expect(page).toHaveURL(/figure=2\.5#figure$/)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('slider')).toHaveValue('2.5')
      await expect(page.getByRole('figure').getByRole('img')).toHaveAccessibleName(/0\.012/)
    })
})

test('a figure, and a formula without one: beside the definition on a wide screen, the figure below it on a phone', async ({
  page,
}) => {
  const boxes = async () => {
    const [figure, definition] = await Promise.all(
      ['main figure', '[aria-labelledby="definition-title"]'].map((part) => page.locator(part).boundingBox()),
    )
    if (!figure || !definition) throw new Error('A part has no box')
    return { figure, definition }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/key-concepts/type-ii-error')
  const wide = await boxes()
  expect(Math.abs(wide.figure.y - wide.definition.y)).toBeLessThan(20)
  expect(wide.figure.x).toBeGreaterThan(720)
  expect(wide.figure.y).toBeLessThan(480)
  await page.setViewportSize({ width: 390, height: 800 })
  const narrow = await boxes()
  expect(narrow.figure.y).toBeGreaterThan(narrow.definition.y + narrow.definition.height - 1)
  expect(narrow.figure.width).toBeGreaterThan(330)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/key-concepts/win-ratio')
  const [formula, definition] = await Promise.all(
    ['formula', 'definition'].map((part) => page.locator(`[aria-labelledby="${part}-title"]`).boundingBox()),
  )
  expect(formula?.y).toBe(definition?.y)
  expect(formula?.x).toBeGreaterThan(700)
})
