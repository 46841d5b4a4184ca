import { en } from '#content/messages/en.ts'
import { he } from '#content/messages/he.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

const words = { en, he }
const typed = {
  firstName: 'דנה',
  lastName: 'Levi',
  email: 'dana@lab.example',
  company: 'מכון & Lab',
  message: 'שלום,\nA phase II trial, 200+ patients.',
}

for (const { language, query } of inBothLanguages) {
  const t = words[language]

  test(`a message that cannot be sent is rescued (${language}): as a ready e-mail, by copying, and by mending the field`, async ({
    page,
    context,
    expected,
  }) => {
    expected.push(/Contact form:|Failed to load resource/)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/${query}`)
    await hydrated(page)
    for (const [name, value] of Object.entries(typed)) await page.locator(`#contact-${name}`).fill(value)
    const submit = page.locator('#contact button[type=submit]')
    await page.route('**/api/send-email', (route) => route.fulfill({ status: 502, body: '' }), { times: 1 })
    await submit.click()

    const link = page.getByRole('link', { name: t['contact.failure.mail'] })
    const mailto = new URL((await link.getAttribute('href')) ?? '')
    expect(mailto.pathname).toBe('office@marom.example')
    const body = mailto.searchParams.get('body') ?? ''
    expect(body).toContain(typed.message.replace('\n', '\r\n'))
    for (const part of ['דנה Levi', typed.company, typed.email]) expect(body).toContain(part)
    await page.getByRole('button', { name: t['contact.failure.copy'] }).click()
    await expect(page.getByRole('button', { name: t['contact.failure.copied'] })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(typed.message)

    // The browser accepts this address; the server does not.
    await page.locator('#contact-email').fill('dana@localhost')
    await page.locator('#contact-email').press('Enter')
    const summary = page.locator('#contact-errors')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText(t['contact.field.email'])
    await expect(page.locator('#contact-email')).toHaveAttribute('aria-invalid', 'true')
    await summary.getByRole('link').click()
    await expect(page.locator('#contact-email')).toBeFocused()
    await page.locator('#contact-email').fill(typed.email)
    await submit.click()
    await expect(page.locator('.receipt').getByRole('heading')).toBeFocused()
    await expect(summary).toHaveCount(0)
  })
}
