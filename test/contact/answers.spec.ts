import { site } from '#content/site.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { fill, mails, message, words } from '#test/support/contact-form.ts'
import { breakOffFirst, foreignAnswers, foreignWords, halfOf } from '#test/support/foreign-answers.ts'

test.use({ takesTurns: true })

const path = '/api/send-email'

const answers: typeof foreignAnswers = {
  ...foreignAnswers,
  'the beginning of a receipt': halfOf,
  'ok: false with status 200': (route) => route.fulfill({ json: { ok: false } }),
  'ok: true without a reference': (route) => route.fulfill({ json: { ok: true } }),
  'ok: true with a reference that is none': (route) =>
    route.fulfill({ json: { ok: true, reference: { html: '<b>' } } }),
  'an error that is no text': (route) =>
    route.fulfill({ status: 500, json: { error: { code: 5 }, fields: 'x' } }),
}

for (const { language, query } of inBothLanguages) {
  const w = words[language]

  test(`what is no receipt of this site (${language}): the failure, what was typed stays, mail and telephone`, async ({
    page,
    expected,
  }) => {
    expected.push(/Contact form:|Failed to load resource/)
    await page.goto(`/${query}`)
    await hydrated(page)
    const typed = message('unsent')
    await fill(page, typed)
    const toast = page.getByRole('region', { name: w.region }).getByRole('listitem')
    const failure = page.locator('#contact .failure')
    for (const [name, answer] of Object.entries(answers))
      await test.step(name, async () => {
        let asked = 0
        await page.route(`**${path}`, (route) => {
          asked += 1
          return answer(route)
        })
        await page.getByRole('button', { name: w.submit }).click()
        await expect(toast).toContainText([`${w.error}${w.failed}`])
        await expect(failure).toBeVisible()
        await expect(page.getByText(foreignWords)).toHaveCount(0)
        await expect(page.locator('#contact .receipt')).toHaveCount(0)
        for (const [field, value] of Object.entries(typed))
          await expect(page.locator(`#contact [name="${field}"]`)).toHaveValue(value)
        expect(asked, 'not asked again').toBe(1)
        await toast.getByRole('button', { name: w.dismiss }).click()
        await expect(toast).toHaveCount(0)
        await page.unroute(`**${path}`)
      })
    await expect(failure.locator(`a[href^="mailto:${site.email}"]`)).toBeVisible()
    const telephone = failure.locator(`a[href="${site.phone.href}"] bdi[dir="ltr"]`)
    await expect(telephone).toHaveText(site.phone.display)
  })

  test(`a receipt that breaks off (${language}) is asked for again under the same key: one mail`, async ({
    page,
  }) => {
    const mark = `broken-off-${language}-${Date.now()}`
    await page.goto(`/${query}`)
    await hydrated(page)
    await fill(page, message(mark))
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(path)) keys.push(request.headers()['idempotency-key'])
    })
    await breakOffFirst(page, path)
    await page.getByRole('button', { name: w.submit }).click()
    await expect(page.locator('#contact .receipt bdi')).toHaveText(/^[A-Z0-9-]{14}$/)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    await expect.poll(async () => (await mails(page, mark)).length, { timeout: 15_000 }).toBe(1)
  })
}
