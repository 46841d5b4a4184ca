import type { Page } from '@playwright/test'
import type { Language } from '#content/locales.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { oneIn } from '#test/support/extent.ts'
import { messages } from '#test/support/messages.ts'

test.use({ takesTurns: true })

const underline = { en: 'Underline links', he: 'קו תחתון לקישורים' }

const wordsIn = (language: Language) => ({
  open: messages[language]['accessibility.open'],
  close: messages[language]['accessibility.close'],
  font: messages[language]['accessibility.font'],
  contrast: messages[language]['accessibility.contrast'],
  underline: underline[language],
  reset: messages[language]['accessibility.reset'],
  remember: messages[language]['accessibility.remember'],
})

const words = { en: wordsIn('en'), he: wordsIn('he') }

for (const { language, query } of inBothLanguages) {
  const w = words[language]

  test(`the panel cycles every setting on the document root, and resets (${language})`, async ({ page }) => {
    await page.goto(`/${query}`)
    await hydrated(page)
    const root = page.locator('html')
    const open = page.getByRole('button', { name: w.open })
    const box = await open.boundingBox()
    const isRight = (box?.x ?? 0) > 720
    expect(isRight, 'right in English, left in Hebrew').toBe(language === 'en')

    await open.click()
    await expect(
      page.getByRole('heading', { name: language === 'en' ? 'Accessibility' : 'נגישות', exact: true }),
    ).toBeFocused()
    const size = () => root.evaluate((html) => getComputedStyle(html).fontSize)
    const font = page.getByRole('button', { name: w.font })
    for (const [value, pixels] of [
      ['115', '18.4px'],
      ['130', '20.8px'],
      [null, '16px'],
    ] as const) {
      await font.click()
      expect(await root.getAttribute('data-font')).toBe(value)
      expect(await size()).toBe(pixels)
    }
    const contrast = page.getByRole('button', { name: w.contrast })
    for (const value of ['high', 'dark', null]) {
      await contrast.click()
      expect(await root.getAttribute('data-contrast')).toBe(value)
    }
    const underline = page.getByRole('button', { name: w.underline })
    await underline.click()
    await expect(root).toHaveAttribute('data-underline', 'true')
    await expect(underline).toHaveAttribute('aria-pressed', 'true')
    expect(
      await page
        .locator('.footer-link')
        .first()
        .evaluate((link) => getComputedStyle(link).textDecorationLine),
    ).toBe('underline')
    expect(
      await page
        .locator('.nav-link[href]')
        .first()
        .evaluate((link) => getComputedStyle(link).textDecorationLine),
    ).toBe('underline')
    await font.click()
    await contrast.click()
    await page.getByRole('button', { name: w.reset }).click()
    for (const name of ['data-font', 'data-contrast', 'data-underline', 'style', 'class']) {
      expect(await root.getAttribute(name), name).toBeNull()
    }
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
    await open.click()
    await page.getByRole('button', { name: w.close }).click()
    await expect(open).toBeFocused()
  })
}

test('settings follow to the next page from its first paint; a reload forgets them, unless they are remembered', async ({
  page,
}) => {
  const root = page.locator('html')
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: words.en.open }).click()
  await page.getByRole('button', { name: words.en.contrast }).click()
  await page.getByRole('button', { name: words.en.contrast }).click()
  await page.getByRole('button', { name: words.en.font }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'עברית' }).click()
  await expect(root).toHaveAttribute('lang', 'he')
  await expect(root).toHaveAttribute('data-contrast', 'dark')
  await expect(root).toHaveAttribute('data-font', '115')
  await hydrated(page)
  await page.getByRole('button', { name: words.he.open }).click()
  await expect(page.getByRole('button', { name: words.he.font })).toContainText('115%')
  await page.reload()
  await expect(root).not.toHaveAttribute('data-contrast')
  await hydrated(page)
  await page.getByRole('button', { name: words.he.open }).click()
  await page.getByRole('button', { name: words.he.contrast }).click()
  await page.getByLabel(words.he.remember).check()
  await page.reload()
  await expect(root).toHaveAttribute('data-contrast', 'high')
  await hydrated(page)
  await page.getByRole('button', { name: words.he.open }).click()
  await expect(page.getByLabel(words.he.remember)).toBeChecked()
  await page.getByLabel(words.he.remember).uncheck()
  await page.reload()
  await expect(root).not.toHaveAttribute('data-contrast')
})

test('garbage in the storage: the page is shown as it is, in silence', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('display', '{"font":"999","contrast":"<b>","underline":7')
    localStorage.setItem('display', '{"font":{},"contrast":"pink","underline":"no"}')
  })
  await page.goto('/')
  await hydrated(page)
  for (const name of ['data-font', 'data-contrast', 'data-underline']) {
    expect(await page.locator('html').getAttribute(name), name).toBeNull()
  }
})

const stored = (page: Page) =>
  page.evaluate(() => ({
    tab: sessionStorage.getItem('display'),
    device: localStorage.getItem('display'),
  }))

for (const { language, query } of inBothLanguages) {
  const w = words[language]
  const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

  test(`two tabs (${language}): what the device remembers holds in both, what a tab has of its own only there`, async ({
    page,
  }) => {
    const other = await page.context().newPage()
    for (const tab of [page, other]) {
      await tab.goto(`/about-us${query}`)
      await hydrated(tab)
      await press(tab, w.open)
    }
    await press(page, w.contrast)
    expect(await stored(other)).toEqual({ tab: null, device: null })
    await page.getByLabel(w.remember).check()
    await expect(other.locator('html')).toHaveAttribute('data-contrast', 'high')
    await expect(other.getByLabel(w.remember)).toBeChecked()
    // The other tab starts with these settings, and the first tab follows its changes.
    await press(other, w.font)
    await expect(page.locator('html')).toHaveAttribute('data-font', '115')
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high')
    await other.getByLabel(w.remember).uncheck()
    await expect(page.locator('html')).not.toHaveAttribute('data-contrast')
    await expect(other.locator('html')).toHaveAttribute('data-contrast', 'high')
    expect((await stored(page)).device).toBeNull()
    await other.close()
  })
}

/** Texts below the button at the end of the page, where scrolling cannot free them. */
function textsBelowButton(): string[] {
  const button = document.querySelector('.accessibility-button')?.getBoundingClientRect()
  if (!button) return ['there is no button']
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  const covered: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const isShown =
      node.parentElement?.checkVisibility() && !node.parentElement.closest('.sr-only, .trap, svg')
    if (!isShown || !node.textContent?.trim()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const isBelow = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        right > button.left && left < button.right && bottom > button.top && top < button.bottom,
    )
    if (isBelow) covered.push(node.textContent.trim().slice(0, 40))
  }
  return covered
}

/** In px of the lines of `main` that the button can cover while a visitor scrolls. */
function coveredWidth(): number {
  const button = document.querySelector('.accessibility-button')?.getBoundingClientRect()
  const page = document.querySelector('main .wrap')
  if (!button || !page) return Number.POSITIVE_INFINITY
  const { left, right } = page.getBoundingClientRect()
  const { paddingLeft, paddingRight } = getComputedStyle(page)
  const text = { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight) }
  return Math.max(Math.min(text.right, button.right) - Math.max(text.left, button.left), 0)
}

const ends = ['/', '/about-us', '/study-design/two-means', '/key-concepts/hazard-ratio-hr']

for (const { language, query } of inBothLanguages)
  test(`the button (${language}) covers no text at the end of a page, and elsewhere little`, async ({
    page,
  }) => {
    for (const path of oneIn(2, ends)) {
      await page.goto(path + query)
      for (const [width, most] of [
        [390, 44],
        [820, 32],
        [1440, 0],
      ] as const) {
        await page.setViewportSize({ width, height: 844 })
        expect(await page.evaluate(textsBelowButton), `${path}, ${width} px`).toEqual([])
        expect(await page.evaluate(coveredWidth), `${path}, ${width} px`).toBeLessThanOrEqual(most)
      }
    }
  })
