import type { Locator, Page } from '@playwright/test'
import { en as frameEn } from '#content/study-design/frame/en.ts'
import { he as frameHe } from '#content/study-design/frame/he.ts'
import { studyDesignRoutes } from '#content/study-design/routes.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'
import { messages } from '#test/support/messages.ts'

test.use({ takesTurns: true })

const frame = { en: frameEn, he: frameHe }

const words = {
  en: {
    wrong: frame.en.errors.summary.one,
    menu: messages.en['nav.study-design'],
    design: 'Time to event',
    total: `${frame.en.quantities.total}: 550`,
    tooLong: frame.en.errors.tooLong.replace('{max}', '30'),
  },
  he: {
    wrong: frame.he.errors.summary.one,
    menu: messages.he['nav.study-design'],
    design: 'זמן עד אירוע',
    total: `${frame.he.quantities.total}: 550`,
    tooLong: frame.he.errors.tooLong.replace('{max}', '30'),
  },
}

/** `npm run test:all` tries each design: one component draws all, and one more script the group-sequential. */
const designPaths = Object.entries(studyDesignRoutes).flatMap(([name, path]) =>
  name.startsWith('study-design/') && (isWhole || name === 'study-design/group-sequential') ? [path] : [],
)

const design = (query: string, more = '') =>
  `/study-design/time-to-event${query}${more && (query ? '&' : '?')}${more}`
const asked = (page: Page) => page.locator('[data-headline] dd')
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Without a move of the focus: no field tells of its change before. */
const followLanguageLink = (page: Page) =>
  page
    .locator('a[data-language]:visible')
    .first()
    .evaluate((link) => link instanceof HTMLElement && link.click())

/** Presses Tab until the target has the focus; a field's text is then selected. */
async function tabTo(target: Locator): Promise<void> {
  for (let pressed = 0; pressed < 120; pressed += 1) {
    await target.page().keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`no Tab leads to ${target}`)
}

/** The lines as painted: characters sorted by position. */
function paintedNumbers(element: Element): string[] {
  const places: { character: string; left: number; top: number }[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    for (let index = 0; index < text.length; index += 1) {
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      const { left, top } = range.getBoundingClientRect()
      places.push({ character: text[index] ?? '', left, top: Math.round(top / 8) })
    }
  }
  places.sort((one, other) => one.top - other.top || one.left - other.left)
  return (
    places
      .map(({ character }) => character)
      .join('')
      .match(/\d[\d.,]*%?/g) ?? []
  ).map((number) => number.replace(/[.,]$/, ''))
}

for (const { language, query } of inBothLanguages) {
  const word = words[language]

  test(`(${language}) with the keyboard alone: from the home page to a copied paragraph of a survival trial`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/${query}`)
    await tabTo(page.locator('header').getByRole('button', { name: word.menu }))
    await page.keyboard.press('Enter')
    await tabTo(
      page.locator('header [popover]:popover-open a[href^="/study-design"]:not([href*="estimand"])').first(),
    )
    await page.keyboard.press('Enter')
    await page.waitForURL(/study-design/)
    await tabTo(page.locator('main').getByRole('link', { name: word.design }).first())
    await page.keyboard.press('Enter')
    await page.waitForURL(/time-to-event/)
    await hydrated(page)
    await tabTo(page.locator('#field-power'))
    await page.keyboard.type('90')
    await page.keyboard.press('Enter')
    await expect(asked(page)).toHaveText('550')
    await expect(page.locator('[data-island="design-answer"] > div > [role="status"]')).toHaveText(word.total)
    await tabTo(page.locator(`[data-copy="methods-${language}"]`))
    await page.keyboard.press('Enter')
    await expect.poll(() => copied(page)).toContain('550')
    const paragraph = (await page.locator(`#methods-${language}`).textContent()) ?? ''
    expect(await copied(page)).toBe(paragraph)
    // A paste into a protocol must hold no bidi control character and no line break.
    expect(paragraph).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\n]/)
  })

  test(`(${language}) typing, a choice, Back and Forward: each has its answer and its address, without a load; what cannot be used is kept, marked, said and led to`, async ({
    page,
  }) => {
    await page.goto(design(query))
    await hydrated(page)
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    await page.locator('#field-power').fill('90')
    await expect(asked(page)).toHaveText('550')
    await expect(page).toHaveURL(/power=90/)
    await expect(page.locator('#field-margin')).toBeHidden()
    await page.locator('#field-goal').selectOption('noninferiority')
    await expect(asked(page)).toHaveText('184')
    await expect(page.locator('#field-margin')).toBeVisible()
    await expect(page.locator('textarea[name="message"]')).toHaveValue(/184[\s\S]*goal=noninferiority/)
    await page.goBack()
    await expect(asked(page)).toHaveText('550')
    await expect(page.locator('#field-goal')).toHaveValue('superiority')
    await page.goForward()
    await expect(asked(page)).toHaveText('184')
    await page.goBack()
    await expect(asked(page)).toHaveText('550')

    const field = page.locator('#field-hr')
    const summary = page.getByRole('alert').filter({ hasText: word.wrong })
    await test.step('an unfinished number is not wrong yet', async () => {
      await field.fill('abc')
      await expect(page.locator('[data-slot][data-stale]')).toHaveCount(1)
      await expect(asked(page)).toHaveText('550')
      await expect(summary).toHaveCount(0)
    })
    await test.step('after the field it is', async () => {
      await page.keyboard.press('Tab')
      await expect(summary).toBeVisible()
      await expect(field).toHaveValue('abc')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(asked(page)).toHaveCount(0)
      await summary.getByRole('link').click()
      await expect(field).toBeFocused()
    })
    await test.step('a correction', async () => {
      await field.fill('0.7')
      await expect(asked(page)).toHaveText('550')
      await expect(summary).toHaveCount(0)
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    })
    await expect(page.locator('body[data-same]')).toHaveCount(1)
  })
}

for (const { language, query } of inBothLanguages)
  for (const path of designPaths)
    test(`(${language}) ${path}: the language link takes along what cannot be used and what was typed just now`, async ({
      page,
    }) => {
      await page.goto(path + query)
      await hydrated(page)
      const fields = page.locator('#design input[type="text"]:visible')
      const names = [0, 1].map((at) => fields.nth(at).getAttribute('name'))
      const [unfinished, sound] = await Promise.all(names)
      const [first, second] = [unfinished, sound].map((one) => page.locator(`#field-${one}`))
      const typed = `${await second?.inputValue()}0`
      await second?.fill(typed)
      await first?.fill('1e')
      await followLanguageLink(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'he' : 'en')
      await expect(page.locator(`#field-${unfinished}`)).toHaveValue('1e')
      await expect(page.locator(`#field-${unfinished}`)).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator(`#field-${sound}`)).toHaveValue(typed)
    })

const pasted = `1${'0'.repeat(40)}`

for (const { language, query } of inBothLanguages)
  test(`(${language}) a paste that is too long: whole in its field, refused with a sentence, also in the other language, with what was typed just now`, async ({
    page,
  }) => {
    await page.goto(design(query))
    await hydrated(page)
    const field = page.locator('#field-hr')
    for (const text of [pasted, 'x'.repeat(20_000)]) {
      await field.fill('')
      await page.evaluate(() => document.querySelector<HTMLElement>('#field-hr')?.focus())
      await page.keyboard.insertText(text)
      await page.keyboard.press('Tab')
      await expect(page.locator('#field-hr-fault')).toHaveText(words[language].tooLong)
      await expect(field).toHaveValue(text)
    }
    await field.fill(pasted)
    const typed = { power: '1e', alpha: '0.050' }
    for (const [name, text] of Object.entries(typed)) await page.locator(`#field-${name}`).fill(text)
    await followLanguageLink(page)
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'he' : 'en')
    await expect(field).toHaveValue(pasted)
    for (const [name, text] of Object.entries(typed))
      await expect(page.locator(`#field-${name}`)).toHaveValue(text)
    await expect(page.locator('#field-power')).toHaveAttribute('aria-invalid', 'true')
  })

for (const { language, query } of inBothLanguages)
  test(`(${language}) the numbers of both paragraphs are painted as they are written; with the text at 200 % on a phone, the table of changed assumptions scrolls alone`, async ({
    page,
  }) => {
    await page.goto(design(query, 'goal=noninferiority&hr=0.95&lost=5'))
    for (const id of ['methods-en', 'methods-he']) {
      const paragraph = page.locator(`#${id}`)
      const written = ((await paragraph.textContent()) ?? '')
        .match(/\d[\d.,]*%?/g)
        ?.map((number) => number.replace(/[.,]$/, ''))
      expect((await paragraph.evaluate(paintedNumbers)).sort()).toEqual(written?.sort())
    }

    await page.setViewportSize({ width: 390, height: 800 })
    for (const path of [undefined, ...designPaths]) {
      if (path) await page.goto(path + query)
      const table = page.locator('[aria-labelledby="sensitivity-title"] table')
      const runsOver = await table.evaluate((element) => {
        document.documentElement.style.fontSize = '200%'
        const region = element.closest('.scroll-x') ?? element
        const { left, right } = region.getBoundingClientRect()
        return left < 0 || right > document.documentElement.clientWidth
      })
      expect(runsOver, path ?? page.url()).toBe(false)
    }
  })

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false })
  for (const { language, query } of inBothLanguages)
    test(`(${language}) the form asks the server, also with a folded part; what is wrong comes back with what was typed`, async ({
      page,
    }) => {
      await page.goto(design(query))
      await expect(page.locator('#field-margin')).toBeVisible()
      await expect(page.locator('[data-copy]').first()).toBeHidden()
      await page.locator('#field-power').fill('90')
      await page.locator('#design button[type="submit"]').click()
      await expect(asked(page)).toHaveText('550')
      await expect(page.locator('textarea[name="message"]')).toHaveValue(/550[\s\S]*power=90/)
      await page.locator('#field-power').fill('ninety')
      await page.locator('details:has(#field-delay) summary').click()
      await page.locator('#field-delay').fill('2')
      await page.locator('#design button[type="submit"]').click()
      await expect(page).toHaveURL(/delay=2/)
      await expect(page.locator('#field-delay')).toBeVisible()
      await expect(page.locator('#result')).toContainText(words[language].wrong)
      await expect(page.locator('#field-power')).toHaveValue('ninety')
      await expect(asked(page)).toHaveCount(0)
      await page.locator('#field-power').focus()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.insertText(pasted)
      await page.locator('#design button[type="submit"]').click()
      await expect(page.locator('#field-power-fault')).toHaveText(words[language].tooLong)
      await expect(page.locator('#field-power')).toHaveValue(pasted)
    })
})
