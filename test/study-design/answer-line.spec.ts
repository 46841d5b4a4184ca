import type { Page } from '@playwright/test'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'
import { fontsDrawn, layoutShift } from '#test/support/page-checks/stability.ts'

test.use({ takesTurns: true })

const widths = [390, 1440]

const design = (query: string) => `/study-design/time-to-event${query}`
const line = (page: Page) => page.locator('[data-line]')
const type = (field: string, text: string) => (page: Page) => page.locator(`#field-${field}`).fill(text)
const choose = (field: string, option: string) => async (page: Page) => {
  // Nobody chooses out of view.
  await page.locator(`#field-${field}`).focus()
  await page.locator(`#field-${field}`).selectOption(option)
}
const fault = /One entry|ערך אחד/

/** @returns holds the answers of the server back, and lets them come */
async function holdAnswers(page: Page): Promise<{ hold: () => void; release: () => void }> {
  let held = Promise.withResolvers<void>()
  held.resolve()
  await page.route('**/study-design/*?*', async (route) => {
    if (route.request().resourceType() === 'xhr') await held.promise
    await route.continue()
  })
  return {
    hold: () => {
      held = Promise.withResolvers()
    },
    release: () => held.resolve(),
  }
}

const asksForAnswer = (page: Page) =>
  page.waitForRequest((request) => request.resourceType() === 'xhr' && request.url().includes('?'))

/**
 * Browsers do not count shifts within 500 ms after a key or a press in their score: here they count.
 * @returns the sum of the shifts since the last call
 */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const shifts = await page.evaluateHandle(() => {
    const found: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) found.push(Number(entry.value))
    }).observe({ type: 'layout-shift' })
    return found
  })
  return async () => {
    await page.evaluate(fontsDrawn)
    return shifts.evaluate((found) => found.splice(0).reduce((sum, value) => sum + value, 0))
  }
}

interface Step {
  what: string
  act: (page: Page) => Promise<void>
  /** In the line, when the answer is there. */
  shows: RegExp
  /** A short run tries it also on a wide screen. */
  isWide?: true
}

const steps: Step[] = [
  { what: 'a number', act: type('power', '90'), shows: /550/ },
  { what: 'a number that is read as a percentage', act: type('power', '0.8'), shows: /410/, isWide: true },
  { what: 'a choice that shows a field', act: choose('goal', 'noninferiority'), shows: /138/ },
  { what: 'a choice that hides it', act: choose('goal', 'superiority'), shows: /410/ },
  {
    what: 'a fault, with the focus in the next field',
    act: async (page) => {
      await type('hr', 'abc')(page)
      await page.keyboard.press('Tab')
    },
    shows: fault,
    isWide: true,
  },
  { what: 'its correction', act: type('hr', '0.7'), shows: /410/, isWide: true },
  {
    what: 'a fault, with the keyboard of the phone closed',
    act: async (page) => {
      await type('alpha', '1,2,3')(page)
      await page.locator('#field-alpha').blur()
    },
    shows: fault,
  },
  { what: 'its correction', act: type('alpha', '0.05'), shows: /410/ },
  {
    what: 'another question, which hides a field',
    act: choose('find', 'hr'),
    shows: /0\.\d{3}/,
    isWide: true,
  },
  { what: 'the first question again', act: choose('find', 'size'), shows: /412/, isWide: true },
]

/** What the line has while an answer is awaited. */
const mark = (page: Page) => line(page).evaluate((link) => getComputedStyle(link, '::after').content)

for (const { language, query } of inBothLanguages)
  for (const width of widths)
    test(`(${language}) ${width} px: nothing moves while the page loads and when an answer comes, the line is marked until then, in view at every field and covers none`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(design(query))
      await hydrated(page)
      await page.evaluate(fontsDrawn)
      expect.soft(await page.evaluate(layoutShift), 'the load').toBeLessThan(0.02)
      expect(await mark(page)).toBe('none')
      const { hold, release } = await holdAnswers(page)
      const shift = await watchShifts(page)
      const tried = isWhole || width < 640 ? steps : steps.filter(({ isWide }) => isWide)
      for (const { what, act, shows } of tried) {
        hold()
        const asked = asksForAnswer(page)
        await act(page)
        await asked
        // What a choice shows or hides moves at once, by the visitor's own press.
        await shift()
        expect(await mark(page), what).toContain('…')
        release()
        await expect.poll(() => mark(page), what).toBe('none')
        await expect(line(page), what).toContainText(shows)
        expect.soft(await shift(), what).toBeLessThan(0.02)
      }

      for (const size of ['100%', '200%']) {
        await page.locator('html').evaluate((html, value) => html.style.setProperty('font-size', value), size)
        await page.locator('#design button[type="submit"]').focus()
        const controls = await page.locator('#design :is(input, select):visible').count()
        for (let pressed = 0; pressed < controls; pressed += 1) {
          await page.keyboard.press('Shift+Tab')
          // The link to the example comes first.
          expect(await page.evaluate(covers), `large letters ${size}, field ${pressed}`).toBe('')
        }
      }
    })

/** What is wrong with the place of the line, or of the field with the focus. A label may have many lines. */
function covers(): string {
  const field = document.activeElement
  const places = [field, document.querySelector('[data-line]'), document.querySelector('header')]
  const [place, bar, header] = places.map((part) => part?.getBoundingClientRect() ?? new DOMRect())
  if (!place || !bar || !header) return 'no field'
  if (bar.height === 0 || bar.top < header.bottom - 1 || bar.bottom > innerHeight) return `line at ${bar.top}`
  const isCovered = place.top < bar.bottom || place.bottom > innerHeight
  return isCovered ? `${field?.id} at ${place.top}, the line ends at ${bar.bottom}` : ''
}

for (const { language, query } of inBothLanguages)
  test(`(${language}) what was typed: one place announces its answer, a fault that is sent leads to its field, what may have been meant is one press away`, async ({
    page,
  }) => {
    await page.goto(`/study-design/two-means${query}`)
    await hydrated(page)
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    const power = page.locator('#field-power')

    await test.step('a text that was read in one of two conventions: its field says how', async () => {
      await type('power', '.9')(page)
      const reading = page.locator('#field-power-reading')
      await expect(reading).toContainText('90%')
      expect((await power.getAttribute('aria-describedby')) ?? '').toContain('field-power-reading')
      const [field, text] = await Promise.all([power.boundingBox(), reading.boundingBox()])
      expect(text?.y).toBeGreaterThan(field?.y ?? Number.NaN)
      expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThan((field?.y ?? 0) + (field?.height ?? 0))
      await type('power', '90')(page)
      await expect(reading).toHaveCount(0)
    })

    await test.step('only one place announces an answer, and the field keeps the focus', async () => {
      await expect(line(page)).toContainText('172')
      const said = page.locator('[role="status"], [role="alert"], [aria-live]').filter({ hasText: '172' })
      await expect(said).toHaveCount(1)
      await expect(power).toBeFocused()
    })

    await test.step('sent with an entry that cannot be used: the summary has the focus, its link leads to the field', async () => {
      const sd = page.locator('#field-sd')
      await type('sd', 'abc')(page)
      await page.keyboard.press('Enter')
      await expect(page.locator('#result')).toBeFocused()
      await expect(page.locator('#result')).toBeInViewport()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(sd).toBeFocused()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('12')
      await expect(line(page)).toContainText('246')
      await expect(sd).toBeFocused()
    })

    await test.step('what may have been meant: a press types it in and keeps what else was typed, without a load', async () => {
      await type('dropout', '0.1')(page)
      await page.keyboard.press('Tab')
      const offer = page.locator('#field-dropout-fault a').first()
      await expect(offer).toContainText('10')
      const { hold, release } = await holdAnswers(page)
      hold()
      await type('sd', '100')(page)
      await offer.click()
      release()
      await expect(page.locator('#field-dropout')).toHaveValue('10')
      await expect(page.locator('#field-dropout')).toBeFocused()
      await expect(page).toHaveURL(/sd=100.*dropout=10/)
      await expect(page.locator('#field-sd')).toHaveValue('100')
      await expect(page.locator('body[data-same]')).toHaveCount(1)
    })
  })

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false })
  for (const { language, query } of inBothLanguages)
    test(`(${language}) the line has the answer; a fault takes the focus, and what may have been meant is an address`, async ({
      page,
    }) => {
      await page.goto(`/study-design/two-means${query}`)
      await expect(line(page)).toContainText('128')
      await page.locator('#field-dropout').fill('0.1')
      await page.locator('#field-sd').fill('20')
      await page.locator('#design button[type="submit"]').click()
      await expect(line(page)).toContainText(fault)
      await expect(page).toHaveURL(/#result$/)
      await expect(page.locator('#result')).toBeFocused()
      await page.locator('#result [href="#field-dropout"]').click()
      await expect(page.locator('#field-dropout')).toBeFocused()
      await page.locator('#result a').last().click()
      await expect(page.locator('#field-dropout')).toHaveValue('0.1%')
      await expect(page.locator('#field-sd')).toHaveValue('20')
      await expect(line(page)).toContainText('506')
    })
})
