import type { Page } from '@playwright/test'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { fill, mails, message, words } from '#test/support/contact-form.ts'
import { isWhole } from '#test/support/extent.ts'
import { carried, hebrewAddress, wrapped } from '#test/support/pasted-addresses.ts'

test.use({ takesTurns: true })

/** As a visitor does it: the browser tells the page of a paste. */
async function paste(page: Page, field: string, text: string) {
  await page.locator(field).fill('')
  await page.locator(field).evaluate((input, data) => {
    if (!(input instanceof HTMLInputElement)) return
    input.value = data
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data }))
  }, text)
}

for (const { language, query } of inBothLanguages) {
  /** In the hydrated page of a form. */
  async function tryPastes(page: Page, place: string): Promise<void> {
    const [email, name] = [`${place} [name="email"]`, `${place} [name="firstName"]`]
    const plain = 'dana@lab.example'
    for (const [index, [mark, sign]] of Object.entries(carried).entries())
      for (const [turn, at] of [0, 2, plain.length].entries()) {
        if (!isWhole && index % 3 !== turn) continue
        await paste(page, email, plain.slice(0, at) + sign + plain.slice(at))
        await expect(page.locator(email), mark).toHaveValue(plain)
      }
    // `src/contact/address.test.ts` tries all: here the paste counts.
    for (const [text, address] of wrapped.filter((_, index) => isWhole || index % 3 === 1)) {
      await paste(page, email, text)
      const field = page.locator(email)
      await expect(field, text).toHaveValue(address === hebrewAddress.typed ? hebrewAddress.ascii : address)
      expect(await field.evaluate((input) => input.matches(':valid')), text).toBe(true)
    }
    await paste(page, name, '\u202Bנועה\u200F\u202C')
    await expect(page.locator(name)).toHaveValue('נועה')
  }

  test(`what is pasted with an address and a name (career, ${language}) is gone at once`, async ({
    page,
  }) => {
    await page.goto(`/careers${query}`)
    await hydrated(page)
    await tryPastes(page, '#career-form')
  })

  test(`what is pasted with an address and a name (contact, ${language}) is gone at once; nothing changes under the caret; a mark is cleaned before the browser validates`, async ({
    page,
  }) => {
    await page.goto(`/${query}`)
    await hydrated(page)
    await tryPastes(page, '#contact')

    const field = page.locator('#contact-email')
    await test.step('typing an address: nothing changes under the caret', async () => {
      await field.fill('')
      let typed = ''
      for (const letter of 'dana@lab.') {
        await field.press(letter)
        typed += letter
        await expect(field).toHaveValue(typed)
      }
    })

    await test.step('an address with a mark, sent by Enter', async () => {
      const mark = `marked-${language}-${Date.now()}`
      const typed = message(mark)
      await fill(page, { ...typed, email: `\u2068${typed.email}\u200F` })
      await field.press('Enter')
      await expect(page.locator('#contact .receipt')).toBeVisible()
      await expect.poll(async () => (await mails(page, mark)).length, { timeout: 15_000 }).toBe(1)
      expect((await mails(page, mark))[0]?.reply_to?.email).toBe(typed.email)
    })
  })

  test(`an address as browsers of all kinds send it (${language}) is mailed in its ASCII form`, async ({
    page,
  }) => {
    await page.goto('/api/health')
    const { origin } = new URL(page.url())
    for (const kind of ['data', 'form'] as const) {
      const mark = `as-typed-${kind}-${language}-${Date.now()}`
      const typed = { ...message(mark), email: `נועה <${hebrewAddress.typed}>\u200F` }
      const answer = await page.request.post('/api/send-email', { [kind]: typed, headers: { origin } })
      expect(answer.status(), kind).toBe(200)
      await expect.poll(async () => (await mails(page, mark)).length, { timeout: 15_000 }).toBe(1)
      expect((await mails(page, mark))[0]?.reply_to?.email, kind).toBe(hebrewAddress.ascii)
    }
  })

  for (const javaScriptEnabled of [true, false])
    test.describe(`a domain in Hebrew letters (${language}), script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled })
      test('is typed, sent, and mailed in its ASCII form; a page of a refused form without script has it as the browser takes it', async ({
        page,
        expected,
      }) => {
        const mark = `hebrew-${language}-${javaScriptEnabled}-${Date.now()}`
        const submit = page.getByRole('button', { name: words[language].submit })
        await page.goto(`/${query}`)
        if (javaScriptEnabled) await hydrated(page)
        const { email: _, ...typed } = message(mark)
        const refused = !javaScriptEnabled
        await fill(page, { ...typed, ...(refused && { lastName: '   ' }) })
        await page.locator('#contact-email').focus()
        await page.keyboard.insertText(hebrewAddress.typed)
        if (refused)
          await test.step('refused', async () => {
            expected.push(/status of 400/)
            await submit.click()
            await expect(page.locator('#contact-lastName-error')).toBeVisible()
            await expect(page.locator('#contact-email')).toHaveAttribute('value', hebrewAddress.ascii)
            await expect(page.locator('#contact-email')).not.toHaveAttribute('aria-invalid')
            await fill(page, { lastName: typed.lastName, email: '' })
            await page.locator('#contact-email').focus()
            await page.keyboard.insertText(hebrewAddress.typed)
          })
        await submit.click()
        await expect(page.locator(javaScriptEnabled ? '#contact .receipt' : 'h1')).toContainText(
          words[language].success[0] ?? '',
        )
        await expect.poll(async () => (await mails(page, mark)).length, { timeout: 15_000 }).toBe(1)
        const [mail] = await mails(page, mark)
        expect(mail?.reply_to?.email).toBe(hebrewAddress.ascii)
        expect(JSON.stringify(mail?.content)).toContain(hebrewAddress.ascii)
      })
    })
}
