import type { Page } from '@playwright/test'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { fill, mails, message, words } from '#test/support/contact-form.ts'
import { isWhole } from '#test/support/extent.ts'
import { carried, hebrewAddress, wrapped } from '#test/support/pasted-addresses.ts'

test.use({ takesTurns: true })

const forms = { contact: ['/', '#contact'], career: ['/careers', '#career-form'] } as const

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
  for (const [form, [path, place]] of Object.entries(forms))
    test(`what is pasted with an address and a name (${form}, ${language}) is gone at once`, async ({
      page,
    }) => {
      await page.goto(path + query)
      await hydrated(page)
      const [email, name] = [`${place} [name="email"]`, `${place} [name="firstName"]`]
      const plain = 'dana@lab.example'
      for (const [index, [mark, sign]] of Object.entries(carried).entries())
        for (const [turn, at] of [0, 2, plain.length].entries()) {
          if (!isWhole && index % 3 !== turn) continue
          await paste(page, email, plain.slice(0, at) + sign + plain.slice(at))
          await expect(page.locator(email), mark).toHaveValue(plain)
        }
      // `client/ui/clean-address.test.ts` tries all: here the paste counts.
      for (const [text, address] of wrapped.filter((_, index) => isWhole || index % 3 === 1)) {
        await paste(page, email, text)
        const field = page.locator(email)
        await expect(field, text).toHaveValue(address === hebrewAddress.typed ? hebrewAddress.ascii : address)
        expect(await field.evaluate((input) => input.matches(':valid')), text).toBe(true)
      }
      await paste(page, name, '\u202Bנועה\u200F\u202C')
      await expect(page.locator(name)).toHaveValue('נועה')
    })

  test(`an address with a mark (${language}), sent by Enter: cleaned before the browser validates`, async ({
    page,
  }) => {
    const mark = `marked-${language}-${Date.now()}`
    await page.goto(`/${query}`)
    await hydrated(page)
    const typed = message(mark)
    await fill(page, { ...typed, email: `\u2068${typed.email}\u200F` })
    await page.locator('#contact-email').press('Enter')
    await expect(page.locator('#contact .receipt')).toBeVisible()
    await expect.poll(async () => (await mails(page, mark)).length, { timeout: 15_000 }).toBe(1)
    expect((await mails(page, mark))[0]?.reply_to?.email).toBe(typed.email)
  })

  test(`typing an address (${language}): nothing changes under the caret`, async ({ page }) => {
    await page.goto(`/${query}`)
    await hydrated(page)
    const field = page.locator('#contact-email')
    let typed = ''
    for (const letter of 'dana@lab.') {
      await field.press(letter)
      typed += letter
      await expect(field).toHaveValue(typed)
    }
  })

  for (const kind of ['data', 'form'] as const)
    test(`an address as browsers of all kinds send it (${kind}, ${language}) is mailed in its ASCII form`, async ({
      page,
    }) => {
      const mark = `as-typed-${kind}-${language}-${Date.now()}`
      await page.goto(`/${query}`)
      const typed = { ...message(mark), email: `נועה <${hebrewAddress.typed}>\u200F` }
      const { origin } = new URL(page.url())
      const answer = await page.request.post('/api/send-email', { [kind]: typed, headers: { origin } })
      expect(answer.status()).toBe(200)
      await expect.poll(async () => (await mails(page, mark)).length, { timeout: 15_000 }).toBe(1)
      expect((await mails(page, mark))[0]?.reply_to?.email).toBe(hebrewAddress.ascii)
    })

  for (const javaScriptEnabled of [true, false])
    test.describe(`a domain in Hebrew letters (${language}), script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled })
      test('is typed, sent, and mailed in its ASCII form', async ({ page }) => {
        const mark = `hebrew-${language}-${javaScriptEnabled}-${Date.now()}`
        await page.goto(`/${query}`)
        if (javaScriptEnabled) await hydrated(page)
        const { email: _, ...typed } = message(mark)
        await fill(page, typed)
        await page.locator('#contact-email').focus()
        await page.keyboard.insertText(hebrewAddress.typed)
        await page.getByRole('button', { name: words[language].submit }).click()
        await expect(page.locator(javaScriptEnabled ? '#contact .receipt' : 'h1')).toContainText(
          words[language].success[0] ?? '',
        )
        await expect.poll(async () => (await mails(page, mark)).length, { timeout: 15_000 }).toBe(1)
        const [mail] = await mails(page, mark)
        expect(mail?.reply_to?.email).toBe(hebrewAddress.ascii)
        expect(JSON.stringify(mail?.content)).toContain(hebrewAddress.ascii)
      })
    })

  test.describe(`a page of a refused form without script (${language})`, () => {
    test.use({ javaScriptEnabled: false })
    test('has the address as the browser takes it', async ({ page, expected }) => {
      expected.push(/status of 400/)
      await page.goto(`/${query}`)
      await fill(page, { ...message('refused'), lastName: '   ' })
      await page.locator('#contact-email').fill('')
      await page.locator('#contact-email').focus()
      await page.keyboard.insertText(hebrewAddress.typed)
      await page.getByRole('button', { name: words[language].submit }).click()
      await expect(page.locator('#contact-lastName-error')).toBeVisible()
      await expect(page.locator('#contact-email')).toHaveAttribute('value', hebrewAddress.ascii)
      await expect(page.locator('#contact-email')).not.toHaveAttribute('aria-invalid')
    })
  })
}
