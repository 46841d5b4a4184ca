import { contactFields } from '#client/contact/fields.ts'
import { fill as fillIn } from '#client/text/fill.ts'
import { en } from '#content/messages/en.ts'
import { he } from '#content/messages/he.ts'
import { site } from '#content/site.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { fill, message, words } from '#test/support/contact-form.ts'

test.use({ takesTurns: true })

const written = { message: '10,000', company: '200' }

for (const { language, query } of inBothLanguages) {
  const w = words[language]

  test(`typing near the limit (${language}): what is left is counted, and not before; a paste beyond the limits: nothing is cut, the form counts, the answer names field and limit`, async ({
    page,
    expected,
  }) => {
    expected.push(/status of 400/, /Contact form:/)
    await page.goto(`/${query}`)
    await hydrated(page)
    const counters = page.locator('#contact [data-characters-left]')
    const long = page.locator('#contact-message')
    await long.fill('x'.repeat(contactFields.message.longest * 0.9 - 1))
    await expect(counters).toHaveCount(0)
    await long.pressSequentially('x')
    await expect(counters).toContainText('1,000')
    await long.fill('')
    await expect(counters).toHaveCount(0)

    await fill(page, message('limits'))
    const pasted = {
      company: 'ח'.repeat(contactFields.company.longest + 1),
      message: 'מ'.repeat(contactFields.message.longest + 50),
    }
    for (const [name, text] of Object.entries(pasted)) {
      const field = page.locator(`#contact-${name}`)
      await field.fill('')
      await field.focus()
      await page.keyboard.insertText(text)
      await expect(field).toHaveValue(text)
    }
    await expect(counters).toHaveCount(2)
    await expect(counters.first()).toContainText(written.company)
    await expect(counters.last()).toContainText('50')
    await expect(counters.last()).toContainText(written.message)
    await expect(page.getByRole('status').filter({ hasText: written.message })).toHaveCount(1)

    await page.getByRole('button', { name: w.submit }).click()
    for (const name of ['company', 'message'] as const) {
      await expect(page.locator(`#contact-${name}-error`)).toContainText(written[name])
      await expect(page.locator(`.error-summary a[href="#contact-${name}"]`)).toContainText(written[name])
      await expect(page.locator(`#contact-${name}`)).toHaveValue(pasted[name])
    }
  })

  test(`the day is full (${language}): what was typed stays, and so does the telephone after the toast`, async ({
    page,
    expected,
  }) => {
    expected.push(/status of 429/, /Contact form:/)
    const office = { phone: site.phone.display, email: site.email }
    const details = fillIn({ en, he }[language]['contact.problem.day_full'], office)
    const json = { ok: false, error: 'day_full', details }
    await page.route('**/api/send-email', (route) => route.fulfill({ status: 429, json }))
    await page.goto(`/${query}`)
    await hydrated(page)
    const typed = message('full')
    await fill(page, typed)
    await page.getByRole('button', { name: w.submit }).click()
    const failure = page.locator('#contact .failure')
    await expect(failure).toContainText(details)
    await expect(page.locator('#contact-message')).toHaveValue(typed.message)
    if (language === 'he')
      await expect(failure.locator('p bdi', { hasText: site.phone.display })).toHaveCount(1)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test(`a paste beyond the limit (${language}) comes back whole, with the limit`, async ({
      page,
      expected,
    }) => {
      expected.push(/status of 400/)
      await page.goto(`/${query}`)
      await fill(page, message('limits'))
      const text = 'מ'.repeat(contactFields.message.longest + 1500)
      await page.locator('#contact-message').fill('')
      await page.locator('#contact-message').focus()
      await page.keyboard.insertText(text)
      await page.getByRole('button', { name: w.submit }).click()
      await expect(page.locator('#contact-message-error')).toContainText(written.message)
      await expect(page.locator('#contact-message')).toHaveValue(text)
    })
  })
}
