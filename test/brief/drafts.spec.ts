import type { Page } from '@playwright/test'
import { back, onward, test } from '#test/support/back-forward.ts'
import { expect, hydrated, idle, inBothLanguages, test as withoutBack } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'
import { unfold } from '#test/support/unfold.ts'
import { words } from './words.ts'

test.use({ takesTurns: true })
withoutBack.use({ takesTurns: true })

const text = 'Line 1\nשורה 2 & 100%'

interface Form {
  path: string
  key: string
  fill: (page: Page) => Promise<void>
  holds: (page: Page) => Promise<void>
}

const forms: Form[] = [
  {
    path: '/brief',
    key: 'brief-draft',
    fill: async (page) => {
      await unfold(page)
      await page.locator('#field-notes').fill(text)
      await page.locator('#field-participants').fill('4x')
      await page.locator('#field-phase').selectOption('2-3')
      await page.locator('[name="region"][value="israel"]').check()
      await page.locator('[name="region"][value="usa"]').check()
      await page.locator('[name="region"][value="israel"]').uncheck()
    },
    holds: async (page) => {
      await expect(page.locator('#field-notes')).toHaveValue(text)
      await expect(page.locator('#field-participants')).toHaveValue('4x')
      await expect(page.locator('#field-phase')).toHaveValue('2-3')
      await expect(page.locator('main [type="checkbox"]:checked')).toHaveCount(1)
      await expect(page.locator('[name="region"][value="usa"]')).toBeChecked()
    },
  },
  {
    path: '/study-design/estimand',
    key: 'estimand-draft',
    fill: async (page) => {
      await page.locator('#field-population').fill(text)
      await page.locator('#field-summary').selectOption('risk-ratio')
      await page.locator('form details > summary').click()
      await page.locator('#field-event5').fill('מוות')
    },
    holds: async (page) => {
      await expect(page.locator('#field-population')).toHaveValue(text)
      await expect(page.locator('#field-summary')).toHaveValue('risk-ratio')
      // Its row is not hidden.
      await expect(page.locator('#field-event5')).toBeVisible()
      await expect(page.locator('#field-event5')).toHaveValue('מוות')
    },
  },
]

const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

async function switchFrom(page: Page, language: 'en' | 'he'): Promise<void> {
  await page.locator('a[data-language]:visible').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'he' : 'en')
  await hydrated(page)
}

for (const { language, query } of inBothLanguages) {
  const other = language === 'en' ? 'he' : 'en'
  const add = (address: string, more: string) => `${address}${query}${query ? '&' : '?'}${more}`
  const w = words[language]

  for (const { path, key, fill, holds } of forms) {
    test(`${path} (${language}): what is typed survives the language, a reload, a link with another state and Back, until “start over”`, async ({
      page,
    }) => {
      await open(page, path + query)
      await fill(page)
      await switchFrom(page, language)
      await holds(page)
      await page.reload()
      await hydrated(page)
      await holds(page)
      const here = await page.evaluate(() => location.pathname + location.search + location.hash)

      // Both forms keep their drafts by the same script: a short run tries other states with one.
      if (isWhole || path === '/brief')
        await test.step('a link with another state is not changed by it', async () => {
          await onward(page, add(path, 'population=Shared'))
          await hydrated(page)
          await expect(page.locator('#field-population')).toHaveValue('Shared')
          await expect(page.locator('main [type="checkbox"]:checked')).toHaveCount(0)
          await expect(page.locator('main select').first()).toHaveValue('')
          await back(page, here)
          await holds(page)
        })
      if (path === '/study-design/estimand')
        await test.step('an example is shown as it is', async () => {
          await page.getByRole('link', { name: words[other].example }).click()
          await expect(page.locator('#field-population')).not.toHaveValue(text)
          await expect(page.locator('#field-population')).not.toHaveValue('')
          await back(page, here)
          await holds(page)
        })

      await page.getByRole('link', { name: words[other].clear }).click()
      await expect(page.locator('#field-population')).toHaveValue('')
      await expect(page.locator('main [type="checkbox"]:checked')).toHaveCount(0)
      await hydrated(page)
      expect(await stored(page, key)).toBeNull()

      if (!isWhole && path !== '/brief') return
      await test.step('what is typed in a link with another state belongs there', async () => {
        await open(page, add(path, 'population=Shared'))
        await page.locator('#field-population').fill('Shared and changed')
        await switchFrom(page, language)
        await expect(page.locator('#field-population')).toHaveValue('Shared and changed')
        expect(new URL(page.url()).searchParams.get('population')).toBe('Shared')
      })
    })

    if (!isWhole && path !== '/brief') continue

    withoutBack(
      `${path} (${language}): a text that no address holds is kept in the form, and the sentence follows the typing`,
      async ({ page }) => {
        // Over a bad line the page is ready only when it refuses such a text.
        const late = Promise.withResolvers<void>()
        await page.route('**/long-address-*.js', (route) => late.promise.then(() => route.continue()))
        await page.goto(path + query)
        const asked = page.waitForRequest('**/long-address-*.js')
        const ready = hydrated(page)
        await asked
        await idle(page)
        await expect(page.locator('[data-island]:not([data-hydrated])')).not.toHaveCount(0)
        late.resolve()
        await ready
        await unfold(page)
        const field = page.locator('#field-population')
        const button = page
          .locator('main form')
          .getByRole('button', { name: w.write })
          .or(page.getByRole('button', { name: w.state }))
        const note = page.locator('[data-too-long]')
        await field.fill('א'.repeat(2700))
        await expect(note).toHaveText('')
        const before = page.url()
        await button.first().click()
        const tooLong = w.tooLong('(\\d+)')
        await expect(note).toHaveText(tooLong)
        const percent = async () => Number(tooLong.exec((await note.textContent()) ?? '')?.[1])
        expect(await percent()).toBe(105)
        expect(page.url()).toBe(before)
        await expect(field).toHaveValue('א'.repeat(2700))
        await field.fill('א'.repeat(3100))
        await expect.poll(percent).toBe(121)
        await switchFrom(page, language)
        await expect(field).toHaveValue('א'.repeat(3100))
        await field.fill('א'.repeat(150))
        await expect(note).toHaveText('')
        await page.locator('main form button[type="submit"]').first().click()
        await expect(page).toHaveURL(/population=/)
        await expect(field).toHaveValue('א'.repeat(150))
      },
    )
  }

  withoutBack(
    `what was sent (${language}) is in the address and no longer in the draft`,
    async ({ page }) => {
      await open(page, `/study-design/estimand${query}`)
      await page.locator('#field-treatment').fill('Mine')
      await page.getByRole('button', { name: w.state }).click()
      await expect(page).toHaveURL(/treatment=Mine/)
      await hydrated(page)
      expect(await stored(page, 'estimand-draft')).toBeNull()
      await page.locator('#field-treatment').fill('Mine, changed')
      await page.reload()
      await expect(page.locator('#field-treatment')).toHaveValue('Mine, changed')
      await open(page, `/study-design/estimand${query}`)
      await expect(page.locator('#field-treatment')).toHaveValue('')
    },
  )

  withoutBack(
    `a service that is added meanwhile (${language}) joins what was typed in the brief, if there is room`,
    async ({ page }) => {
      await open(page, `/brief${query}`)
      await unfold(page)
      await page.locator('#field-notes').fill('Typed')
      await page.locator('[name="service"][value="epro"]').check()
      await open(page, `/clinical-solutions${query}`)
      await page.locator('#medical-writing').getByRole('link', { name: w.add }).click()

      await withoutBack.step('no room: said, and the brief stays as it is', async () => {
        const before = await stored(page, 'brief')
        const full = JSON.stringify(`notes=${'x'.repeat(15_480)}`)
        const keep = (state: string | null) =>
          page.evaluate((value) => sessionStorage.setItem('brief', value ?? ''), state)
        await keep(full)
        const place = page.locator('#pharmacovigilance')
        await place.getByRole('link', { name: w.add }).click()
        await expect(place.getByRole('link', { name: w.full })).toBeVisible()
        expect(await stored(page, 'brief')).toBe(full)
        await keep(before)
      })

      await page.goto(`/brief${query}`)
      // The page goes to the stored brief. Chromium never answers a mouse movement during that.
      await expect(page).toHaveURL(/service=/)
      await hydrated(page)
      await expect(page.locator('#field-notes')).toHaveValue('Typed')
      await expect(page.locator('[name="service"]:checked')).toHaveCount(2)
      await page.locator('#brief-form').getByRole('button', { name: w.write }).click()
      await expect(page.locator('#block-services + ul > li:visible')).toHaveCount(2)
      await expect(page.locator('#block-notes + ul')).toHaveText('Typed')
    },
  )
}
