import type { Page } from '@playwright/test'
import { back, onward, test } from '#test/support/back-forward.ts'
import { expect, hydrated, inBothLanguages, test as withoutBack } from '#test/support/browser.ts'
import { isTaken } from '#test/support/extent.ts'

test.use({ takesTurns: true })
withoutBack.use({ takesTurns: true })

/** One function reads both signals: one of them in each language. */
const refusals = { en: ['globalPrivacyControl', true], he: ['doNotTrack', '1'] } as const

const discard = { en: 'Discard draft', he: 'מחיקת הטיוטה' }
const forms = [
  { path: '/', form: '#contact form', key: 'contact-draft', id: 'contact', pick: true },
  { path: '/careers', form: '#career-form form', key: 'career-draft', id: 'career', pick: false },
]
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

async function switchFrom(page: Page, language: 'en' | 'he') {
  await page.locator('a[data-language]:visible').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'he' : 'en')
  await hydrated(page)
}

for (const { language, query } of inBothLanguages) {
  const other = language === 'en' ? 'he' : 'en'
  for (const viewport of screens.filter(({ width }) => isTaken(language, width))) {
    for (const { path, form, key, id, pick } of forms) {
      test.describe(`the draft of ${form} (${language}, ${viewport.width} px)`, () => {
        test.use({ viewport })

        test('survives the language, a reload and Back; discarding empties it everywhere', async ({
          page,
        }) => {
          await page.goto(path + query)
          await hydrated(page)
          const name = page.locator(`#${id}-firstName`)
          const text = page.locator(`#${id}-message`)
          const holds = async () => {
            await expect(name).toHaveValue('נועה Levi')
            await expect(text).toHaveValue('Line 1\nשורה 2')
            if (pick) await expect(page.locator('#contact-service')).toHaveValue('other')
          }
          const button = page.locator(form).getByRole('button', { name: discard[other] })
          await name.fill('נועה Levi')
          await text.fill('Line 1\nשורה 2')
          if (pick) await page.locator('#contact-service').selectOption('other')
          await switchFrom(page, language)
          await holds()
          await page.reload()
          await hydrated(page)
          await holds()
          const here = await page.evaluate(() => location.pathname + location.search + location.hash)
          await onward(page, `/leadership${query}`)
          await back(page, here)
          await holds()
          await button.click()
          await expect(name).toHaveValue('')
          await expect(text).toHaveValue('')
          await expect(name).toBeFocused()
          await expect(button).toHaveCount(0)
          expect(await page.evaluate((stored) => sessionStorage.getItem(stored), key)).toBeNull()
        })
      })
    }
  }

  test(`a draft that another page has discarded (${language}) does not come back with Back`, async ({
    page,
  }) => {
    await page.goto(`/about-us${query}`)
    await hydrated(page)
    await page.locator('#contact-firstName').fill('Noa')
    await onward(page, `/${query}`)
    await hydrated(page)
    await expect(page.locator('#contact-firstName')).toHaveValue('Noa')
    await page.locator('#contact').getByRole('button', { name: discard[language] }).click()
    expect(await back(page, `/about-us${query}`)).toBe('again')
    await expect(page.locator('#contact-firstName')).toHaveValue('')
  })

  withoutBack(`what asks not to be followed (${language}) keeps no draft`, async ({ page }) => {
    await page.addInitScript(
      ([name, value]) => Object.defineProperty(Navigator.prototype, name, { get: () => value }),
      refusals[language],
    )
    await page.goto(`/careers${query}`)
    await hydrated(page)
    await page.locator('#career-firstName').fill('Noa')
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  })

  withoutBack(`the letter of the glossary (${language}) goes with its alphabet`, async ({ page }) => {
    const letter = language === 'en' ? 'B' : 'ב'
    await page.goto(`/key-concepts${query}${query ? '&' : '?'}letter=${letter}`)
    const link = page.locator('a[data-language]:visible').first()
    await expect(link).not.toHaveAttribute('href', /letter/)
    await switchFrom(page, language)
    expect(new URL(page.url()).searchParams.has('letter')).toBe(false)
  })
}
