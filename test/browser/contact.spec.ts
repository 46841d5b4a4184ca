import type { Page } from '@playwright/test'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import type { RecordedMail } from '#test/support/mailchannels-account.ts'

const words = {
  en: {
    labels: ['First Name', 'Last Name', 'Email', 'Company', 'Service Interest', 'Message'],
    placeholder: 'Tell us about your project and how we can help...',
    submit: 'Send Message',
    sending: 'Sending...',
    success: ['Message Sent!', "Thank you for your message. We'll get back to you soon!"],
    error: 'Error',
    failed: 'Failed to send message',
    thrown: 'Failed to send message. Please try again.',
    dismiss: 'Dismiss notification',
    region: 'Notifications',
    problem: 'Error: ',
  },
  he: {
    labels: ['שם פרטי', 'שם משפחה', 'דוא״ל', 'חברה', 'תחום עניין', 'הודעה'],
    placeholder: 'ספרו לנו על הפרויקט ואיך נוכל לעזור...',
    submit: 'שליחת ההודעה',
    sending: 'שולחים...',
    success: ['ההודעה נשלחה!', 'תודה, הודעתך נשלחה בהצלחה'],
    error: 'שגיאה',
    failed: 'שליחת ההודעה נכשלה',
    thrown: 'שליחת ההודעה נכשלה, נא לנסות שוב',
    dismiss: 'סגירת ההתראה',
    region: 'התראות',
    problem: 'שגיאה: ',
  },
}

const services = [
  'statistical-consulting',
  'edc-systems',
  'statistical-analysis',
  'medical-writing',
  'data-management',
  'other',
]

function message(mark: string) {
  return {
    firstName: 'נועה',
    lastName: 'O’Neil <b>',
    email: `noa+${mark}@sponsor.example`,
    company: 'ביו־מד Ltd.',
    service: 'statistical-analysis',
    message: `שלום, ניסוי שלב 2 ב־200+ משתתפים.\nSecond line & <i>more</i>\n${mark}`,
  }
}

async function fill(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`#contact [name="${name}"]`)
    if (name === 'service') await field.selectOption(value)
    else await field.fill(value)
  }
}

/** The mails that the provider took and that hold the mark. */
async function mails(page: Page, mark: string): Promise<RecordedMail['payload'][]> {
  const { port } = new URL(page.url())
  const response = await page.request.get(`http://127.0.0.1:${Number(port) + 1}/accounts/browser-tests`)
  const account: { mails: RecordedMail[] } = await response.json()
  return account.mails
    .map(({ payload }) => payload)
    .filter((payload) => JSON.stringify(payload).includes(mark))
}

for (const { language, query } of inBothLanguages) {
  const w = words[language]

  test.describe(`the contact form (${language})`, () => {
    test('has its fields, marks, rows, placeholder and options', async ({ page }) => {
      await page.goto(`/${query}`)
      const form = page.locator('#contact form')
      const labels = await form.locator('label.label').allInnerTexts()
      expect(labels.map((label) => label.replace(' *', '').trim())).toEqual(w.labels)
      expect(labels.map((label) => label.includes('*'))).toEqual([true, true, true, false, false, true])
      const required = await form
        .locator('[required]')
        .evaluateAll((fields) => fields.map((field) => field.id))
      expect(required).toEqual(['contact-firstName', 'contact-lastName', 'contact-email', 'contact-message'])
      const complete = await form
        .locator('input:not([name=website])')
        .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')))
      expect(complete).toEqual(['given-name', 'family-name', 'email', 'organization'])
      await expect(form.locator('textarea')).toHaveAttribute('rows', '4')
      await expect(form.locator('textarea')).toHaveAttribute('placeholder', w.placeholder)
      await expect(form.locator('[type=email]')).toHaveCount(1)
      const values = await form
        .locator('option')
        .evaluateAll((options) => options.map((option) => option.getAttribute('value')))
      expect(values).toEqual(['', ...services])
    })

    test('a message that is typed is the mail that arrives; the form is empty, the receipt stays', async ({
      page,
    }) => {
      const mark = `arrives-${language}-${Date.now()}`
      const sent = message(mark)
      await page.goto(`/${query}`)
      await hydrated(page)
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
      await expect(toast).toContainText(w.success[0] ?? '')
      await expect(toast).toContainText(w.success[1] ?? '')
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

    test('failure: details, else error, else a general sentence; what was typed stays', async ({
      page,
      expected,
    }) => {
      expected.push(/Failed to load resource/, /Contact form:/)
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
        await page.getByRole('button', { name: w.submit }).click()
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
    })

    test('a network that drops is tried again under one key, then the form says so', async ({
      page,
      expected,
    }) => {
      expected.push(/Failed to load resource/, /Contact form:/, /net::ERR/)
      await page.goto(`/${query}`)
      await hydrated(page)
      await fill(page, message('dropped'))
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
        await page.waitForTimeout(50)
        await page.clock.runFor(delay)
      }
      await expect.poll(() => keys.length).toBe(4)
      expect(new Set(keys).size).toBe(1)
      await expect(page.getByRole('region', { name: w.region })).toContainText(w.thrown)
    })

    test('the browser validates: an empty form and a wrong address are not sent', async ({ page }) => {
      await page.goto(`/${query}`)
      await hydrated(page)
      const posts: string[] = []
      page.on('request', (request) => request.url().includes('send-email') && posts.push(request.url()))
      await page.getByRole('button', { name: w.submit }).click()
      await expect(page.locator('#contact-firstName:invalid')).toBeFocused()
      await fill(page, { ...message('invalid'), email: 'not-an-address' })
      await page.getByRole('button', { name: w.submit }).click()
      await expect(page.locator('#contact-email:invalid')).toBeFocused()
      expect(posts).toEqual([])
    })
  })

  test.describe(`the contact form without script (${language})`, () => {
    test.use({ javaScriptEnabled: false })

    test('a fault brings the page back with a summary and what was typed; a success leads to a receipt', async ({
      page,
      expected,
    }) => {
      expected.push(/status of 400/)
      const mark = `noscript-${language}-${Date.now()}`
      await page.goto(`/${query}`)
      const typed = message(mark)
      // A name of blanks passes the browser, not the server.
      await fill(page, { ...typed, lastName: '   ' })
      await page.getByRole('button', { name: w.submit }).click()
      await expect(page).toHaveTitle(new RegExp(`^${w.problem}`))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('.error-summary')).toBeVisible()
      await expect(page.locator('#contact-lastName')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('#contact [name="message"]')).toHaveValue(typed.message)
      await expect(page.locator('#contact [name="service"]')).toHaveValue(typed.service)
      await fill(page, typed)
      await page.getByRole('button', { name: w.submit }).click()
      await expect(page).toHaveURL(/\/message-received\?/)
      await expect(page.locator('h1')).toHaveText(w.success[0] ?? '')
      await page.reload()
      await expect(page.locator('h1')).toHaveText(w.success[0] ?? '')
      await expect.poll(async () => (await mails(page, mark)).length, { timeout: 15_000 }).toBe(1)
    })
  })
}

test.describe('toasts', () => {
  test.beforeEach(async ({ page, expected }) => {
    expected.push(/Failed to load resource/, /Contact form:/)
    await page.goto('/')
    await hydrated(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await page.route('**/api/send-email', (route) =>
      route.fulfill({ status: 500, body: '{}', contentType: 'application/json' }),
    )
    await fill(page, message('toast'))
    await page.getByRole('button', { name: words.en.submit }).click()
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(1)
    await page.mouse.move(5, 5)
  })

  test('leave after 5000 ms; Alt+T focuses the region, which pauses them; a button dismisses', async ({
    page,
  }) => {
    const region = page.getByRole('region', { name: 'Notifications' })
    const toast = region.getByRole('listitem')
    await page.clock.runFor(4800)
    await expect(toast).toHaveCount(1)
    await page.clock.runFor(400)
    await expect(toast).toHaveCount(0)
    await page.getByRole('button', { name: words.en.submit }).click()
    await expect(toast).toHaveCount(1)
    const box = await toast.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1300)
    const button = await page.locator('.accessibility-button').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    await page.keyboard.press('Alt+t')
    await expect(region).toBeFocused()
    await page.clock.runFor(8000)
    await expect(toast).toHaveCount(1)
    await page.getByRole('button', { name: words.en.dismiss }).click()
    await expect(toast).toHaveCount(0)
  })

  test('a swipe of 50 px dismisses, a shorter one does not', async ({ page }) => {
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
    const box = await toast.boundingBox()
    const x = (box?.x ?? 0) + 120
    const y = (box?.y ?? 0) + 20
    for (const [distance, left] of [
      [30, 1],
      [60, 0],
    ] as const) {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + distance, y, { steps: 4 })
      await page.mouse.up()
      await expect(toast).toHaveCount(left)
    }
  })
})

test('tooltips: shown after 700 ms, dismissed by Escape, at once within 300 ms of another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrated(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  const tooltip = page.locator('[role="tooltip"]')
  await page.locator('[popovertarget="mobile-menu"]').hover()
  await page.clock.runFor(600)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(150)
  await expect(tooltip).toHaveText('Menu')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(100)
  await page.locator('.accessibility-button').hover()
  await page.clock.runFor(1)
  await expect(tooltip).toHaveText('Accessibility options')
})
