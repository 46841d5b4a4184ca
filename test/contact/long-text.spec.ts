import type { Page } from '@playwright/test'
import { en as careersEn } from '#content/company/careers/en.ts'
import { he as careersHe } from '#content/company/careers/he.ts'
import { en } from '#content/messages/en.ts'
import { he } from '#content/messages/he.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { fill, message } from '#test/support/contact-form.ts'

test.use({ takesTurns: true })

const copyOf = { en: { t: en, form: careersEn.form }, he: { t: he, form: careersHe.form } }
const longText = 'שלום עולם '.repeat(60).trim()

async function failToSend(page: Page, text: string) {
  await page.route('**/api/send-email', (route) => route.fulfill({ status: 503, body: '' }))
  await fill(page, { ...message('long'), message: text })
  await page.locator('#contact button[type="submit"]').click()
}

async function apply(page: Page, text: string) {
  for (const name of ['firstName', 'lastName', 'role']) await page.locator(`#career-${name}`).fill('נועה')
  await page.locator('#career-email').fill('noa@lab.example')
  await page.locator('#career-message').fill(text)
}

for (const { language, query } of inBothLanguages) {
  const { t, form } = copyOf[language]
  const cases = [
    [
      'contact',
      `/${query}#contact`,
      failToSend,
      '#contact .failure',
      t['contact.failure.mail'],
      t['contact.failure.copied'],
    ],
    ['career', `/careers${query}`, apply, '#career-form form', form.mailto, form.copied],
  ] as const

  for (const [name, address, send, place, mail, copied] of cases) {
    test(`600 Hebrew letters (${name}, ${language}): the link is short, its press copies, and the page says so; where nothing is copied, the text is there`, async ({
      page,
      context,
      expected,
    }) => {
      expected.push(/Contact form:|Failed to load resource/)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(address)
      await hydrated(page)
      await send(page, longText)
      const part = page.locator(place)
      const link = part.getByRole('link', { name: mail })
      const href = (await link.getAttribute('href')) ?? ''
      expect(href).toMatch(/^mailto:office@marom\.example\?subject=[^&]+$/)
      expect(href.length).toBeLessThan(2000)
      await expect(part).toContainText(t['typed.long'])
      // Nothing here opens mails, and the browser would say so.
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
      await link.click()
      await expect(part.getByRole('button', { name: copied })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(longText)

      await test.step('a browser that does not copy: the text is there, selected', async () => {
        await page.evaluate(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
        })
        await part.locator('button[type="button"]').click()
        await expect(part.getByRole('alert')).toHaveText(t['typed.refused'])
        const text = part.getByRole('textbox', { name: t['typed.refused'] })
        await expect(text).toBeFocused()
        expect(
          await text.evaluate((area) => getSelection()?.toString() === (area as HTMLTextAreaElement).value),
        ).toBe(true)
        await expect(text).toHaveValue(new RegExp(longText))
        await expect(part.getByRole('button', { name: copied })).toHaveCount(0)
      })
    })
  }
}
