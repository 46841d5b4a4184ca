import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

const deaths = 'goal=noninferiority&p1=5&p2=5&margin=20'
const manyNotes = 'icc=0.9&cv=1&goal=noninferiority&difference=2&n=3'

for (const { language } of inBothLanguages) {
  test(`an impossible margin (${language}): the other direction by one click, without loading a page`, async ({
    page,
  }) => {
    await page.goto(`/study-design/two-proportions?lang=${language}&${deaths}`)
    await hydrated(page)
    await expect(page.locator('#field-margin')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('#field-margin-fault')).toContainText('−15%')
    await page.locator('#field-margin-fault a').click()
    await expect(page.locator('#field-better')).toHaveValue('lower')
    await expect(page.locator('[data-headline] dd')).toHaveText('66')
    await expect(page).toHaveURL(/better=lower/)
  })

  test(`more than two notes (${language}): the others fold, stay open while one types, and are on paper`, async ({
    page,
  }) => {
    await page.goto(`/study-design/cluster-randomized?lang=${language}&${manyNotes}`)
    await hydrated(page)
    const notes = page.locator('#result [data-level]')
    const count = await notes.count()
    expect(count).toBeGreaterThan(3)
    await expect(notes.first()).toHaveAttribute('data-level', 'stop')
    await expect(notes.filter({ visible: true })).toHaveCount(2)
    await page.emulateMedia({ media: 'print' })
    await expect(notes.filter({ visible: true })).toHaveCount(count)
    await page.emulateMedia({ media: null })
    await page.locator('#result details > summary').click()
    await expect(notes.filter({ visible: true })).toHaveCount(count)
    await page.locator('#field-sd').fill('11')
    await expect(page).toHaveURL(/sd=11/)
    await expect(notes.last()).toBeVisible()
  })
}
