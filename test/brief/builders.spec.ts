import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test } from '#test/support/browser.ts'
import { words as contactWords, fill, mails, message } from '#test/support/contact-form.ts'
import { isTaken } from '#test/support/extent.ts'
import { messages } from '#test/support/messages.ts'
import { unfold } from '#test/support/unfold.ts'
import { words } from './words.ts'

test.use({ takesTurns: true })

/** The question, in words that the builder joins. */
const sentences = {
  en: 'in a hypothetical scenario without use of rescue medication',
  he: 'בתרחיש היפותטי שבו לא מתרחש האירוע',
}

type Language = keyof typeof words

async function toEstimand(page: Page, language: Language, query: string): Promise<void> {
  const w = words[language]
  await page.goto(`/${query}`)
  // Every width has the footer link.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: messages[language]['tool.study-design'] })
    .click()
  await page.locator('main').getByRole('link', { name: w.builder }).click()
  await page.getByRole('link', { name: w.example }).click()
  await page.getByRole('button', { name: w.state }).click()
  await expect(page.locator('#result')).toContainText(sentences[language])
}

async function sendBrief(page: Page, language: Language, mark: string, isArrived: () => Promise<void>) {
  const w = words[language]
  await page.getByLabel(w.subject).fill('ABC-101')
  await page.locator('#brief-form').getByRole('button', { name: w.write }).click()
  await expect(page.locator('#result')).toContainText('ABC-101')
  const { firstName, lastName } = message(mark)
  await fill(page, { firstName, lastName, email: `noa+${mark}@sponsor.example` })
  await page.getByRole('button', { name: contactWords[language].submit }).click()
  await isArrived()
  await expect.poll(async () => (await mails(page, mark)).length, { timeout: 15_000 }).toBe(1)
  const [mail] = await mails(page, mark)
  const plain = mail?.content.find(({ type }) => type === 'text/plain')?.value ?? ''
  expect(plain).toContain(sentences[language])
  expect(plain).toContain('ABC-101')
}

for (const { language, query } of inBothLanguages) {
  const w = words[language]

  for (const width of [1440, 390].filter((one) => isTaken(language, one))) {
    test(`from a question to a message, ${width} px (${language})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await toEstimand(page, language, query)
      await page.getByRole('link', { name: w.add }).click()
      await expect(page.getByRole('link', { name: w.open })).toBeVisible()
      await page.getByRole('link', { name: w.designLink }).click()
      await page.getByRole('link', { name: w.add }).click()
      await page.getByRole('link', { name: w.open }).click()
      await expect(page.locator('#block-estimand, #block-designs')).toHaveCount(2)
      await sendBrief(page, language, `brief-${language}-${width}-${Date.now()}`, () =>
        expect(page.locator('.receipt')).toBeVisible(),
      )
      await page.goto(`/brief${query}`)
      await expect(page.locator('#block-estimand')).toBeVisible()
      await page.getByRole('link', { name: w.clear }).click()
      await expect(page).toHaveURL(new RegExp(`/brief${query.replace('?', '\\?')}$`))
      await expect(page.locator('#block-estimand')).toHaveCount(0)
      expect(await page.evaluate(() => sessionStorage.getItem('brief'))).toBeNull()
    })
  }

  test(`on paper a full brief takes two pages at most (${language})`, async ({ page }) => {
    const services = [
      'ecrf-design',
      'edc-systems',
      'cdisc',
      'randomization',
      'medical-writing',
      'statistical-analysis',
    ]
    const state = new URLSearchParams([
      ...services.map((id) => ['service', id]),
      ['subject', 'ABC-101'],
      ['phase', '3'],
      ['participants', '400'],
      ['start', 'Q2 2027'],
      ['tables', '60'],
      ['standard', 'sdtm'],
      ['document', 'protocol'],
      ['design', 'two-means?power=90'],
      ['notes', 'x '.repeat(140).trim()],
      ...(language === 'he' ? [['lang', 'he']] : []),
    ])
    await page.goto(`/brief?${state}`)
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const pages = paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(pages).toBeGreaterThan(0)
    expect(pages).toBeLessThanOrEqual(2)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test(`a text that no address holds comes back with its sentence; an estimand goes into a brief by its link, and the brief into a message (${language})`, async ({
      page,
    }) => {
      await test.step('a text that no address holds', async () => {
        await page.goto(`/brief${query}`)
        await unfold(page)
        await page.getByLabel(w.notes).fill('א'.repeat(5000))
        await page.locator('#brief-form').getByRole('button', { name: w.write }).click()
        await expect(page.getByRole('alert').filter({ hasText: w.tooLong('194') })).toBeVisible()
        await expect(page.getByLabel(w.notes)).toHaveValue('א'.repeat(5000))
      })
      await toEstimand(page, language, query)
      await page.getByRole('link', { name: w.add }).click()
      await expect(page.locator('#block-estimand')).toBeVisible()
      await sendBrief(page, language, `plain-${language}-${Date.now()}`, () =>
        expect(page).toHaveURL(/message-received/),
      )
    })
  })
}

// This browser has no back/forward cache: the page is loaded again.
test('a link to another brief, then Back and a reload: what was typed in the empty brief', async ({
  page,
}) => {
  const notes = page.locator('#field-notes')
  await page.goto('/brief')
  await unfold(page)
  await notes.fill('Mine')
  await page.goto('/brief?subject=Shared')
  await expect(notes).toHaveValue('')
  await page.goBack()
  await expect(notes).toHaveValue('Mine')
  await page.reload()
  await expect(notes).toHaveValue('Mine')
  await page.goto('/brief')
  await expect(page).toHaveURL(/subject=Shared/)
  await expect(notes).toHaveValue('')
})
