import type { Locator, Page } from '@playwright/test'
import { en as aboutEn } from '#content/company/about-us/en.ts'
import { he as aboutHe } from '#content/company/about-us/he.ts'
import { en as careersEn } from '#content/company/careers/en.ts'
import { he as careersHe } from '#content/company/careers/he.ts'
import { en as leadershipEn } from '#content/company/leadership/en.ts'
import { he as leadershipHe } from '#content/company/leadership/he.ts'
import { leaders as leadersEn } from '#content/company/team/en.ts'
import { leaders as leadersHe } from '#content/company/team/he.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

const copyOf = {
  en: { about: aboutEn.leadership, careers: careersEn, leadership: leadershipEn, leaders: leadersEn },
  he: { about: aboutHe.leadership, careers: careersHe, leadership: leadershipHe, leaders: leadersHe },
}

/** Painted lines: distinct baselines inside the box. */
const visibleLines = (text: Locator) =>
  text.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(element)
    const bottoms = [...range.getClientRects()]
      .filter(({ width, height, bottom }) => width > 1 && height < 40 && bottom <= box.bottom + 1)
      .map(({ bottom }) => Math.round(bottom))
      .sort((a, b) => a - b)
    return bottoms.filter((bottom, index) => index === 0 || bottom - (bottoms[index - 1] ?? 0) > 8).length
  })

const textOfButton = async (page: Page, button: Locator) =>
  page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)

for (const { language, query } of inBothLanguages) {
  const { about, careers, leadership, leaders } = copyOf[language]

  test(`biographies, ${language}: four lines each, and opening one leaves the others; portraits alternate, beginning at the start of the line`, async ({
    page,
  }) => {
    for (const [path, words] of [
      ['about-us', about],
      ['leadership', leadership],
    ] as const) {
      await page.goto(`/${path}${query}`)
      const buttons = page.locator('[data-island="read-more"] button')
      await expect(buttons).toHaveCount(5)
      await hydrated(page)
      for (const button of await buttons.all()) {
        expect(await visibleLines(await textOfButton(page, button))).toBe(4)
      }

      const second = buttons.nth(1)
      await second.click()
      await expect(second).toHaveAttribute('aria-expanded', 'true')
      await expect(second).toHaveText(words.showLess)
      await expect(second).toHaveAccessibleDescription(leaders[1]?.name ?? '')
      expect(await visibleLines(await textOfButton(page, second))).toBeGreaterThan(8)
      for (const index of [0, 2, 3, 4]) {
        await expect(buttons.nth(index)).toHaveText(words.readMore)
        expect(await visibleLines(await textOfButton(page, buttons.nth(index)))).toBe(4)
      }
      await buttons.nth(3).click()
      await second.click()
      await expect(second).toHaveAttribute('aria-expanded', 'false')
      await expect(buttons.nth(3)).toHaveAttribute('aria-expanded', 'true')
      expect(await visibleLines(await textOfButton(page, second))).toBe(4)
    }

    const sides = await page.locator('article').evaluateAll((articles) =>
      articles.map((article) => {
        const portrait = article.querySelector('[role="img"]')?.getBoundingClientRect().x ?? 0
        return portrait < (article.querySelector('h2')?.getBoundingClientRect().x ?? 0) ? 'left' : 'right'
      }),
    )
    const [first, second] = language === 'en' ? ['left', 'right'] : ['right', 'left']
    expect(sides, 'of the leadership').toEqual([first, second, first, second, first])
  })

  test(`careers, ${language}: open positions in a dialog that keeps the focus, closed by Escape and by its link to the form; the email follows what is typed; a second of sending, its toast, the text kept, no request`, async ({
    page,
    context,
    stopClock,
  }) => {
    const { form } = careers
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await page.goto(`/careers${query}`)
    await hydrated(page)
    await test.step('the dialog', async () => {
      const opener = page.getByRole('button', { name: careers.roles.button })
      const dialog = page.getByRole('dialog', { name: careers.roles.dialogTitle })
      await expect(dialog).toBeHidden()
      await opener.click()
      await expect(dialog).toBeVisible()
      await expect(dialog).toContainText(careers.roles.dialogText)
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press('Tab')
        const isOutside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        )
        expect(isOutside).toBe(false)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()

      await opener.click()
      await dialog.getByRole('button', { name: careers.roles.close }).click()
      await expect(dialog).toBeHidden()

      await opener.click()
      await dialog.getByRole('link').click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/#career-form$/)
      await expect(page.getByRole('heading', { name: careers.form.heading })).toBeInViewport()
    })

    const submit = page.locator('#career-form button[type="submit"]')
    await submit.click()
    await expect(page.locator('#career-form form > * :invalid')).toHaveCount(4)
    await expect(submit).toHaveText(form.submit)

    await page.getByLabel(form.firstName).fill('Noa')
    await page.getByLabel(form.lastName).fill('Ben-Ami')
    await page.getByLabel(form.email).fill('noa@university.example')
    await page.getByLabel(form.role).fill('Biostatistician')
    await page.locator('#career-form textarea').fill('R & SAS\nsurvival analysis')

    const link = page.getByRole('link', { name: form.mailto })
    const copy = page.locator('#career-form button[type="button"]')
    const body = async () => new URL((await link.getAttribute('href')) ?? '').searchParams.get('body')
    const application = [
      `${form.firstName}: Noa`,
      `${form.lastName}: Ben-Ami`,
      `${form.email}: noa@university.example`,
      `${form.role}: Biostatistician`,
      `${form.experience}: 3`,
      `${form.message}: R & SAS`,
      'survival analysis',
    ]
    await test.step('the email and the copy hold every field, before the button and after it', async () => {
      expect(await body()).toBe(application.join('\r\n').replace(': 3', ': '))
      await page.getByLabel(form.experience).fill('3')
      expect(await body()).toBe(application.join('\r\n'))
      await copy.click()
      await expect(copy).toHaveText(form.copied)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(application.join('\n'))
      const [mailTop = 0, submitTop = 0] = await Promise.all(
        [link, submit].map((control) => control.evaluate((it) => it.getBoundingClientRect().bottom)),
      )
      expect(mailTop).toBeLessThan(submitTop)
    })

    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await stopClock(await page.evaluate(() => Date.now() + 1000))
    await submit.click()
    await expect(submit).toBeDisabled()
    await expect(submit).toHaveText(form.sending)
    await page.clock.runFor(900)
    await expect(submit).toBeDisabled()
    await page.clock.runFor(200)
    await expect(submit).toBeEnabled()
    await expect(submit).toHaveText(form.submit)
    const toast = page.getByRole('status').getByRole('listitem')
    await expect(toast).toBeInViewport()
    await expect(toast).toContainText(form.successTitle)
    await expect(toast).toContainText(form.successText)
    await expect(page.getByLabel(form.email)).toHaveValue('')
    await expect(link).toBeFocused()
    await expect(page.getByText(form.lastStep)).toBeInViewport()
    expect(await body()).toBe(application.join('\r\n'))
    await page.clock.runFor(5100)
    await expect(toast).toHaveCount(0)
    expect(requests).toEqual([])

    await page.getByLabel(form.role).fill('Writer')
    expect(await body(), 'what is typed takes the place of what was submitted').toContain(
      `${form.firstName}: \r\n`,
    )
    await expect(page.getByText(form.lastStep)).toHaveCount(0)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('biographies are whole, positions are told, and an email to the office has an outline instead of the form', async ({
    page,
  }) => {
    for (const { language, query } of inBothLanguages) {
      const { careers } = copyOf[language]
      await page.goto(`/leadership${query}`)
      await expect(page.locator('[data-island="read-more"] button').first()).toBeHidden()
      expect(await visibleLines(page.locator('.clamp-4').first())).toBeGreaterThan(8)
      await page.goto(`/careers${query}`)
      await expect(
        page.locator('#career-form :is(input, textarea, button)').filter({ visible: true }),
      ).toHaveCount(0)
      const link = page.getByRole('link', { name: careers.form.mailto })
      const mail = new URL((await link.getAttribute('href')) ?? '')
      expect(mail.searchParams.get('subject')).toBe(careers.form.mailSubject)
      expect(mail.searchParams.get('body')?.split('\r\n')).toEqual(
        [
          careers.form.firstName,
          careers.form.lastName,
          careers.form.email,
          careers.form.role,
          careers.form.experience,
          careers.form.message,
        ].map((label) => `${label}: `),
      )
      await expect(page.getByText(careers.form.withoutScript)).toBeVisible()
      await expect(page.getByRole('button', { name: careers.roles.button })).toBeHidden()
      await expect(page.locator('main p.needs-no-script').first()).toHaveText(careers.roles.dialogText)
    }
  })
})

test('a browser without dialog commands: the buttons still open and close the dialog', async ({ page }) => {
  await page.addInitScript(() => {
    // Removes the commands: the property that shows them, and the browser's own handling.
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command')
    document.addEventListener('command', (event) => event.preventDefault(), true)
  })
  await page.goto('/careers')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: careersEn.roles.button }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: careersEn.roles.close }).click()
  await expect(dialog).toBeHidden()
})
