import type { Page } from '@playwright/test'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { unfold } from '#test/support/unfold.ts'
import { words } from './words.ts'

test.use({ takesTurns: true })

/** The rows of the sheet before any script. */
const writtenByServer = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const request = new XMLHttpRequest()
        request.open('GET', location.href)
        request.responseType = 'document'
        request.onload = () => {
          const rows = request.responseXML?.querySelectorAll('#sheet li:not([hidden])') ?? []
          resolve([...rows].map((row) => row.textContent ?? ''))
        }
        request.send()
      }),
  )

for (const { language, query } of inBothLanguages) {
  const w = words[language]

  test(`what is typed (${language}): at 390 px a line stays in view, counts the answers and leads to the sheet; at 1440 px it is on the sheet beside it, as the server writes it, and nowhere else`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/brief${query}`)
    await hydrated(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.locator('#field-subject').fill('ABC-101')
    await page.locator('#field-phase').selectOption('1')
    const line = page.locator('.brief-line')
    await expect(line).toContainText(w.line)
    await unfold(page)
    await page.locator('#field-notes').focus()
    await expect(line).toBeInViewport()
    const below = await line.boundingBox()
    const field = await page.locator('#field-notes').boundingBox()
    expect(field?.y).toBeGreaterThan((below?.y ?? 0) + (below?.height ?? 0))

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.locator('#field-subject').fill('  ABC-101,  asthma')
    await page.locator('#field-phase').selectOption('2-3')
    await page.locator('#field-type').selectOption('drug')
    await page.locator('#field-participants').fill('120')
    for (const region of ['usa', 'israel']) await page.locator(`[name="region"][value="${region}"]`).check()
    for (const service of ['epro', 'ctms']) await page.locator(`[name="service"][value="${service}"]`).check()
    await page.locator('[name="standard"][value="whodrug"]').check()
    await page.locator('[name="document"][value="sap"]').check()
    await page.locator('#field-notes').fill('One\n\nTwo')
    const sheet = page.locator('#sheet')
    const rows = sheet.locator('li:visible')
    const typed = await rows.allTextContents()
    expect(typed).toHaveLength(11)
    expect(typed[0]).toMatch(/ABC-101, asthma$/)
    await expect(sheet).toBeInViewport()
    expect(asked).toEqual([])
    expect(new URL(page.url()).searchParams.get('subject')).toBeNull()
    await page.locator('#brief-form').getByRole('button', { name: w.write }).click()
    await expect(page).toHaveURL(/subject=/)
    expect(await writtenByServer(page)).toEqual(typed)

    await page.setViewportSize({ width: 390, height: 844 })
    await line.click()
    await expect(sheet).toBeInViewport()
  })

  test(`a written brief that is changed: to write it comes before to send it (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(
      `/brief?${new URLSearchParams({ subject: 'ABC', service: 'ctms' })}${query.replace('?', '&')}`,
    )
    await hydrated(page)
    const send = page.getByRole('link', { name: w.send })
    const write = page.locator('[data-unwritten]').getByRole('button')
    await expect(send).toBeVisible()
    await expect(write).toBeHidden()
    await page.locator('[name="service"][value="ctms"]').uncheck()
    await expect(send).toBeHidden()
    await expect(page.locator('#block-services + ul')).toBeHidden()
    await write.click()
    await expect(page).not.toHaveURL(/service=/)
    await expect(send).toBeVisible()
  })
}

test('a sheet that is longer than the window scrolls by keyboard, and shows what is typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 640 })
  await page.goto('/brief?service=ctms&service=epro&design=two-means%3Fpower%3D90')
  await hydrated(page)
  const sheet = page.locator('#sheet')
  await sheet.focus()
  await expect(sheet).toBeFocused()
  await unfold(page)
  await page.locator('#field-notes').fill('Last words')
  await expect(sheet.getByText('Last words')).toBeInViewport()
})

test('the form is folded but for three questions; a group with an answer or a fault is open, and the summary of the faults has the focus', async ({
  page,
}) => {
  const open = page.locator('#brief-form details[open] summary')
  await page.goto('/brief')
  await expect(page.locator('#brief-form details')).toHaveCount(5)
  await expect(open).toHaveCount(0)
  await expect(page.locator('#brief-form :is(input, select, textarea):visible')).toHaveCount(3)
  await page.goto('/brief?start=2027&sites=x#result')
  await expect(open).toHaveText([/^Population/, /^Timeline 1 of 3$/])
  await expect(page.locator('.error-summary')).toBeFocused()
  await page.goto('/study-design/estimand?population=x#result')
  await expect(page.locator('.error-summary')).toBeFocused()

  await test.step('on paper: what is filled in, without the frame of the sheet', async () => {
    await page.goto('/brief?subject=ABC-101')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#sheet h3:visible')).toHaveText(['The study'])
    await expect(page.locator('#sheet')).toHaveCSS('border-block-start-width', '0px')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the sheet shows what the address holds, and only what works is offered', async ({ page }) => {
    await page.goto('/brief?subject=ABC-101&service=ctms')
    await expect(page.locator('#sheet li:visible')).toHaveText([/ABC-101$/, 'CTMS'])
    await expect(page.locator('[data-unwritten]')).toBeHidden()
    await expect(page.locator('.brief-line [data-count]')).toHaveText('Brief: 2 of 18 answers')
  })
})
