import type { Request } from '@playwright/test'
import { type ContactField, contactFields, type FieldName, fieldNames } from '#client/contact/fields.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { fill, mails, message, words } from '#test/support/contact-form.ts'
import { messages } from '#test/support/messages.ts'
import { layOutAll } from '#test/support/page-checks/boxes.ts'

const services = [
  'statistical-consulting',
  'edc-systems',
  'statistical-analysis',
  'medical-writing',
  'data-management',
  'other',
]

const fields = fieldNames.map((name): ContactField & { name: FieldName } => ({
  name,
  ...contactFields[name],
}))

for (const { language, query } of inBothLanguages) {
  const w = words[language]

  test.describe(`the contact form (${language})`, () => {
    test('has its fields, marks, rows, placeholder and options; the browser validates; a message that is typed is the mail that arrives, the form is empty, the receipt stays', async ({
      page,
    }) => {
      await page.goto(`/${query}`)
      await test.step('the fields', async () => {
        const form = page.locator('#contact form')
        await page.evaluate(layOutAll)
        const labels = await form.locator('label.label').allInnerTexts()
        expect(labels.map((label) => label.trim())).toEqual(
          fields.map(
            ({ name, isRequired }) => messages[language][`contact.${name}`] + (isRequired ? ' *' : ''),
          ),
        )
        const specified = labels.map((label) => label.trim()).filter((label) => w.labels.includes(label))
        expect(specified).toEqual(w.labels)
        const required = await form
          .locator('[required]')
          .evaluateAll((elements) => elements.map(({ id }) => id))
        expect(required).toEqual(
          fields.filter(({ isRequired }) => isRequired).map(({ name }) => `contact-${name}`),
        )
        const complete = await form
          .locator('input:not([type=hidden], [name=leave-this-empty])')
          .evaluateAll((elements) => elements.map((element) => element.getAttribute('autocomplete')))
        const lines = fields.filter(({ kind }) => kind === 'line' || kind === 'email')
        expect(complete).toEqual(lines.map(({ autoComplete = null }) => autoComplete))
        const known = ['given-name', 'family-name', 'email', 'organization']
        expect(complete.filter((name) => name && known.includes(name))).toEqual(known)
        await expect(form.locator('textarea')).toHaveAttribute('rows', '4')
        await expect(form.locator('textarea')).toHaveAttribute('placeholder', w.placeholder)
        await expect(form.locator('[type=email]')).toHaveCount(1)
        const values = await form
          .locator('option')
          .evaluateAll((options) => options.map((option) => option.getAttribute('value')))
        expect(values).toEqual(['', ...services])
      })

      await hydrated(page)
      await test.step('an empty form and a wrong address are not sent', async () => {
        const posts: string[] = []
        const note = (request: Request) => request.url().includes('send-email') && posts.push(request.url())
        page.on('request', note)
        await page.getByRole('button', { name: w.submit }).click()
        await expect(page.locator('#contact-firstName:invalid')).toBeFocused()
        await fill(page, { ...message('invalid'), email: 'not-an-address' })
        await page.getByRole('button', { name: w.submit }).click()
        await expect(page.locator('#contact-email:invalid')).toBeFocused()
        expect(posts).toEqual([])
        page.off('request', note)
      })

      const mark = `arrives-${language}-${Date.now()}`
      const sent = message(mark)
      await fill(page, sent)
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/api/send-email', async (route) => {
        expect(route.request().postDataJSON()).toEqual(sent)
        expect(route.request().headers()['idempotency-key']).toMatch(/^[\w-]{16,}$/)
        await held
        await route.continue()
      })
      await page.getByRole('button', { name: w.submit }).click()
      await expect(page.getByRole('button', { name: w.sending })).toBeDisabled()
      release()
      const toast = page.getByRole('region', { name: w.region }).getByRole('listitem')
      // The toast leaves after five seconds.
      const said = await toast.innerText()
      for (const words of w.success) expect(said).toContain(words)
      for (const name of ['firstName', 'lastName', 'email', 'company', 'service', 'message']) {
        await expect(page.locator(`#contact [name="${name}"]`)).toHaveValue('')
      }
      const reference = await page.locator('.receipt bdi').first().innerText()
      expect(reference).toMatch(/^[A-Z0-9-]{6,24}$/)

      await expect.poll(async () => (await mails(page, mark)).length, { timeout: 15_000 }).toBe(1)
      const [mail] = await mails(page, mark)
      expect(mail?.from.email).toBe('website@marom.example')
      expect(mail?.personalizations[0]?.to.map(({ email }) => email)).toEqual(['office@marom.example'])
      expect(mail?.reply_to?.email).toBe(sent.email)
      expect(mail?.subject).toContain(reference)
      const plain = mail?.content.find(({ type }) => type === 'text/plain')?.value ?? ''
      for (const value of [sent.firstName, sent.lastName, sent.company, sent.message])
        expect(plain).toContain(value)
      const html = mail?.content.find(({ type }) => type === 'text/html')?.value ?? ''
      expect(html).not.toContain('<i>more')
      expect(html).toContain('שלום, ניסוי שלב 2')
    })

    test('failure: details, else error, else a general sentence; what was typed stays; a network that drops is tried again under one key, then the form says so', async ({
      page,
      expected,
    }) => {
      expected.push(/Failed to load resource/, /Contact form:/, /net::ERR/)
      await page.goto(`/${query}`)
      await hydrated(page)
      const sent = message('kept')
      await fill(page, sent)
      const toast = page.getByRole('region', { name: w.region }).getByRole('listitem')
      for (const [body, sentence] of [
        ['{"error":"code","details":"A clear sentence."}', 'A clear sentence.'],
        ['{"error":"only an error"}', 'only an error'],
        ['{}', w.failed],
        ['<html>', w.failed],
      ] as const) {
        await page.route('**/api/send-email', (route) =>
          route.fulfill({ status: 500, body, contentType: 'application/json' }),
        )
        // The last two answers have the same toast, so wait for the response.
        const answered = page.waitForResponse('**/api/send-email')
        await page.getByRole('button', { name: w.submit }).click()
        await answered
        await expect(toast).toContainText(w.error)
        await expect(toast).toContainText(sentence)
        await expect(toast).toHaveCount(1)
        await page.unroute('**/api/send-email')
      }
      for (const [name, value] of Object.entries(sent)) {
        await expect(page.locator(`#contact [name="${name}"]`)).toHaveValue(value)
      }
      const mailto = await page.locator('#contact .failure a[href^="mailto:"]').getAttribute('href')
      expect(decodeURIComponent(mailto ?? '')).toContain(sent.message.split('\n')[0])
      expect(decodeURIComponent(mailto ?? '')).toContain(sent.email)

      await test.step('a network that drops', async () => {
        await page.clock.install()
        const keys: (string | undefined)[] = []
        await page.route('**/api/send-email', (route) => {
          keys.push(route.request().headers()['idempotency-key'])
          return route.abort('connectionfailed')
        })
        await page.getByRole('button', { name: w.submit }).click()
        for (const [count, delay] of [
          [1, 1000],
          [2, 2000],
          [3, 4000],
        ] as const) {
          await expect.poll(() => keys.length).toBe(count)
          // The page may not know of the failure yet when its clock moves.
          const next = () => page.clock.runFor(delay).then(() => keys.length)
          await expect.poll(next, { intervals: [10] }).toBe(count + 1)
        }
        expect(new Set(keys).size).toBe(1)
        await expect(page.getByRole('region', { name: w.region })).toContainText(w.thrown)
      })
    })
  })
}
