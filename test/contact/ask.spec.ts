import type { Page } from '@playwright/test'
import { en } from '#content/contact/receipt/en.ts'
import { he } from '#content/contact/receipt/he.ts'
import type { Language } from '#content/locales.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { fill, mails, words } from '#test/support/contact-form.ts'
import { messages } from '#test/support/messages.ts'

test.use({ takesTurns: true, viewport: { width: 390, height: 844 } })

const receipts = { en, he }
const cdisc = { en: 'CDISC Standards Compliance', he: 'עמידה בתקני CDISC' }
const epro = { en: 'ePRO and eDiary', he: 'דיווח מטופלים (ePRO) ויומן אלקטרוני' }

const said = (language: Language, key: keyof typeof messages.en, title: string) =>
  messages[language][key].replace('{title}', title)

async function askAbout(page: Page, language: Language, title: string, query: string) {
  await page.goto(`/data-management${query}`)
  await page.getByRole('link', { name: said(language, 'service.ask', title), exact: true }).click()
  await expect(page).toHaveURL(/service=[\w-]+&about=[\w-]+#contact$/)
  await expect(page.locator('#contact-title')).toBeInViewport()
}

for (const { language, query } of inBothLanguages) {
  const line = said(language, 'contact.message.about', cdisc[language])
  const service = (page: Page) => page.locator('#contact-service')
  const text = (page: Page) => page.locator('#contact-message')

  test.describe(`a question about a service (${language})`, () => {
    test('reaches the office under its name; the receipt repeats it and leads on; the form is empty then', async ({
      page,
    }) => {
      const mark = `ask-${language}-${Date.now()}`
      await askAbout(page, language, cdisc[language], query)
      await hydrated(page)
      await expect(service(page)).toHaveValue('data-management')
      await expect(text(page)).toHaveValue(`${line}\n`)
      const sender = {
        firstName: 'נועה',
        lastName: 'O’Neil',
        email: `noa+${mark}@sponsor.example`,
        company: 'ביו־מד',
      }
      await fill(page, sender)
      await text(page).press('Control+End')
      await text(page).pressSequentially('Two databases.')
      await page.getByRole('button', { name: words[language].submit }).click()
      const receipt = page.locator('.receipt')
      await expect(receipt).toContainText(receipts[language].sent)
      const chosen = messages[language]['contact.service.data-management']
      for (const value of [...Object.values(sender), chosen, line, 'Two databases.'])
        await expect(receipt).toContainText(value)
      for (const next of receipts[language].lines) await expect(receipt.getByText(next)).toBeVisible()
      await expect(receipt.locator('a[href*="/how-we-work"]')).toHaveAttribute('href', /#step-3$/)
      await expect(receipt.locator('a[href^="/blog"]')).toBeVisible()
      await expect(service(page)).toHaveValue('')
      await expect(text(page)).toHaveValue('')
      await expect.poll(async () => (await mails(page, mark)).length, { timeout: 15_000 }).toBe(1)
      const [mail] = await mails(page, mark)
      expect(mail?.subject).toMatch(/^\[[A-Z0-9-]+\] Data Management: נועה O’Neil, ביו־מד$/)
    })

    test('a question about one service, then about another: its first line names the other', async ({
      page,
    }) => {
      await askAbout(page, language, cdisc[language], query)
      await hydrated(page)
      await text(page).press('Control+End')
      await text(page).pressSequentially('How long for 40 datasets?')
      await askAbout(page, language, epro[language], query)
      await hydrated(page)
      const other = said(language, 'contact.message.about', epro[language])
      await expect(text(page)).toHaveValue(`${other}\nHow long for 40 datasets?`)
      await expect(service(page)).toHaveValue('edc-systems')
    })

    test('a text that was typed before stays, once, and the service is the one asked about; a later choice stays too', async ({
      page,
    }) => {
      await page.goto(`/about-us${query}`)
      await hydrated(page)
      await fill(page, { firstName: 'Noa', service: 'other', message: 'My own text' })
      await askAbout(page, language, cdisc[language], query)
      await hydrated(page)
      await expect(text(page)).toHaveValue('My own text')
      await expect(page.locator('#contact-firstName')).toHaveValue('Noa')
      await expect(service(page)).toHaveValue('data-management')
      await service(page).selectOption('medical-writing')
      await page.reload()
      await hydrated(page)
      await expect(service(page)).toHaveValue('medical-writing')
      await page.locator('a[data-language]:visible').first().click()
      await expect(page.locator('html')).not.toHaveAttribute('lang', language)
      await hydrated(page)
      await expect(service(page)).toHaveValue('medical-writing')
      await expect(text(page)).toHaveValue('My own text')
    })

    test('a name alone is no text: the next question begins with its own line, and its service goes along', async ({
      page,
    }) => {
      await askAbout(page, language, cdisc[language], query)
      await hydrated(page)
      await fill(page, { firstName: 'Noa', message: '' })
      await askAbout(page, language, epro[language], query)
      await hydrated(page)
      await expect(page.locator('#contact-firstName')).toHaveValue('Noa')
      await expect(service(page)).toHaveValue('edc-systems')
      await expect(text(page)).toHaveValue(`${said(language, 'contact.message.about', epro[language])}\n`)
      await fill(page, { lastName: 'Levi' })
      await page.goto(`/about-us${query}`)
      await hydrated(page)
      await expect(service(page)).toHaveValue('edc-systems')
    })
  })

  test.describe(`a question about a service without script (${language})`, () => {
    test.use({ javaScriptEnabled: false })

    test('is refused with its text and service kept, then sent; the receipt says what is next and leads on', async ({
      page,
      expected,
    }) => {
      expected.push(/status of 400/)
      await askAbout(page, language, cdisc[language], query)
      const send = page.getByRole('button', { name: words[language].submit })
      await fill(page, { firstName: 'Noa', lastName: '  ', email: `noa+${Date.now()}@sponsor.example` })
      await send.click()
      await expect(page.locator('.error-summary')).toBeVisible()
      await expect(service(page)).toHaveValue('data-management')
      await expect(text(page)).toHaveValue(new RegExp(`^${line}`))
      await fill(page, { lastName: 'Levi' })
      await send.click()
      await expect(page).toHaveURL(/\/message-received\?/)
      const main = page.locator('main')
      for (const next of receipts[language].lines) await expect(main).toContainText(next)
      await expect(main.locator('a[href$="#step-3"]')).toBeVisible()
      await expect(main.locator('a[href^="mailto:"]')).toBeVisible()
      expect(page.url()).not.toContain('Levi')
    })
  })
}
