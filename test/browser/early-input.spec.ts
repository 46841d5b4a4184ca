import type { Page } from '@playwright/test'
import { en } from '#content/messages/en.ts'
import { he } from '#content/messages/he.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

const messages = { en, he }

/** Holds back a script until the returned function is called. */
async function hold(page: Page, name: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/build/${name}-*.js`, async (route) => {
    await held
    await route.continue()
  })
  return release
}

const isAlive = (page: Page) => page.locator('[data-hydrated]').count()

for (const { language, query } of inBothLanguages) {
  const words = messages[language]

  test.describe(`before React is there (${language})`, () => {
    let arrive: () => void
    test.beforeEach(async ({ page }) => {
      arrive = await hold(page, 'hydrate')
    })

    async function comeToLife(page: Page) {
      expect(await isAlive(page)).toBe(0)
      arrive()
      await hydrated(page)
    }

    test('typed into the contact form: still there when the form comes to life; the accessibility button has its room', async ({
      page,
    }) => {
      await page.goto(`/${query}`)
      const button = page.locator('.accessibility-button')
      await expect(button).toBeHidden()
      const room = await button.boundingBox()
      await page.locator('#contact-firstName').fill('נועה')
      await page.locator('#contact-email').fill('noa@sponsor.example')
      await page.locator('#contact-service').selectOption('other')
      await page.locator('#contact-message').fill('Line 1\nשורה 2')
      await comeToLife(page)
      await expect(page.locator('#contact-firstName')).toHaveValue('נועה')
      await expect(page.locator('#contact-email')).toHaveValue('noa@sponsor.example')
      await expect(page.locator('#contact-service')).toHaveValue('other')
      await expect(page.locator('#contact-message')).toHaveValue('Line 1\nשורה 2')
      await expect(button).toBeVisible()
      expect(await button.boundingBox()).toEqual(room)
    })

    test('a form that came back with an error, corrected early: the correction and the caret stay', async ({
      page,
      expected,
    }) => {
      expected.push(/status of 400/)
      await page.goto(`/${query}`)
      for (const name of ['firstName', 'message'])
        await page.locator(`#contact-${name}`).fill(`first ${name}`)
      await page.locator('#contact-email').fill('noa@sponsor.example')
      // The browser accepts a name of blanks; the server does not.
      await page.locator('#contact-lastName').fill('   ')
      await page.locator('#contact button[type="submit"]').click()
      await expect(page.locator('.error-summary')).toBeVisible()
      await page.locator('#contact-lastName').fill('בן־עמי')
      await page.locator('#contact-service').selectOption('edc-systems')
      const message = page.locator('#contact-message')
      await message.fill('corrected')
      await message.press('ArrowLeft')
      const caret = await message.evaluate((area: HTMLTextAreaElement) => area.selectionStart)
      await comeToLife(page)
      await expect(page.locator('#contact-lastName')).toHaveValue('בן־עמי')
      await expect(page.locator('#contact-service')).toHaveValue('edc-systems')
      await expect(message).toHaveValue('corrected')
      expect(await message.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(caret)
    })

    for (const [what, path, selector] of [
      ['"read more"', '/leadership', '[data-island="read-more"] button'],
      ['the career form', '/careers', '#career-form form.needs-script'],
    ] as const)
      test(`${what}: not shown before it works, and its room is kept`, async ({ page }) => {
        await page.goto(`${path}${query}`)
        const part = page.locator(selector).first()
        await expect(part).toBeHidden()
        const room = await part.boundingBox()
        await comeToLife(page)
        await expect(part).toBeVisible()
        expect(await part.boundingBox()).toEqual(room)
      })

    test('a word and then a letter of the glossary: the list is filtered by both', async ({ page }) => {
      await page.goto(`/key-concepts${query}`)
      const letter = page.locator('.letter-button').nth(5)
      const [name = ''] = (await letter.innerText()).split(/\s/)
      await page.getByRole('searchbox').fill('a')
      await letter.click()
      await expect(page).toHaveURL(new RegExp(`[?&]q=a&letter=${encodeURIComponent(name)}`))
      await page.getByRole('searchbox').fill('as')
      await comeToLife(page)
      await expect(page).toHaveURL(new RegExp(`[?&]q=as&letter=${encodeURIComponent(name)}`))
      await expect(page.locator('form li a[aria-label]')).toHaveCount(2)
      await expect(page.locator('#terms section:not([hidden])')).toHaveCount(1)
    })

    test('a word and a year of the publications: the list and the address follow', async ({ page }) => {
      await page.goto(`/blog/scientific-articles${query}`)
      const year = await page.locator('[name="year"] option').nth(1).innerText()
      await page.locator('[name="year"]').selectOption(year)
      await page.locator('[name="q"]').fill('a')
      await comeToLife(page)
      await expect(page).toHaveURL(new RegExp(`[?&]q=a&year=${year}$`))
      const years = page.locator('[data-type]:not([hidden])')
      for (const entry of await years.all()) await expect(entry).toHaveAttribute('data-year', year)
    })

    test('a mouse that rests on Solutions: its menu is open', async ({ page }) => {
      await page.goto(`/${query}`)
      const button = page.getByRole('button', { name: words['nav.solutions'] })
      const asked = page.waitForRequest(/hydrate-/)
      await button.hover()
      await asked
      expect(await isAlive(page)).toBe(0)
      arrive()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(page.locator('#solutions-menu')).toBeVisible()
    })

    test.describe('on a small screen', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

      test('the menu: it stays open, says so, and the page behind it is inert', async ({ page }) => {
        await page.goto(`/${query}`)
        await page.getByRole('button', { name: words['nav.menu'] }).tap()
        await expect(page.locator('#mobile-menu')).toBeVisible()
        expect(await isAlive(page)).toBe(0)
        arrive()
        const button = page.getByRole('button', { name: words['nav.closeMenu'] })
        await expect(button).toHaveAttribute('aria-expanded', 'true')
        await expect(page.locator('#mobile-menu')).toBeVisible()
        await expect(page.locator('main')).toHaveJSProperty('inert', true)
      })
    })
  })

  test(`what is reached comes first (${language}): the link to the search is alive before the menus`, async ({
    page,
  }) => {
    const arrive = await hold(page, 'hydrate')
    await page.goto(`/${query}`)
    await page.locator('[data-search]').focus()
    await page.evaluate(() => {
      const observer = new MutationObserver(([record]) => {
        if (!(record?.target instanceof HTMLElement)) return
        observer.disconnect()
        document.body.dataset.first = record.target.dataset.island
      })
      observer.observe(document.body, { subtree: true, attributeFilter: ['data-hydrated'] })
    })
    arrive()
    await expect(page.locator('body')).toHaveAttribute('data-first', 'search-link')
  })
}

for (const { language, query } of inBothLanguages) {
  test(`a picture of the page is on its way (${language}): scripts of islands wait for it, and a visitor for nothing`, async ({
    page,
    stopClock,
  }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() === 'image') await held
      await route.continue()
    })
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/build/hydrate-')) scripts.push(request.url())
    })
    // The page waits at most three seconds, which pass on the test's clock.
    await page.clock.install({ time: 0 })
    await stopClock(1)
    const report = page.waitForRequest('**/api/page-view')
    await page.goto(`/blog${query}`, { waitUntil: 'domcontentloaded' })
    await page.clock.runFor(2500)
    await report
    expect(scripts).toEqual([])
    await page.keyboard.press('Tab')
    await expect.poll(() => scripts.length).toBe(1)
    await page.clock.resume()
    release()
    await hydrated(page)
  })
}
