import type { Page } from '@playwright/test'
import { colorRules, violations } from '#test/support/axe.ts'
import { expect, hydrated, inBothLanguages, loop, setTheme } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'
import { layOutAll, overflowing, smallTargets } from '#test/support/page-checks/boxes.ts'
import { drawnMarks, unseenStates, vanished } from '#test/support/page-checks/forced-colors.ts'

loop.use({ takesTurns: true })

interface State {
  name: string
  path: string
  /** In px; both widths by default. */
  widths?: number[]
  /** What is open: a short run judges only these parts by axe. */
  part: string
  open: (page: Page) => Promise<void>
}

const bothWidths = [1440, 390]

const states: State[] = [
  {
    name: 'the menu of solutions',
    path: '/',
    part: '[popovertarget="solutions-menu"], #solutions-menu',
    widths: [1440],
    open: (page) => page.locator('[popovertarget="solutions-menu"]').click(),
  },
  {
    name: 'the menu of study design',
    path: '/study-design',
    part: '[popovertarget="study-design-menu"], #study-design-menu',
    widths: [1440],
    open: (page) => page.locator('[popovertarget="study-design-menu"]').click(),
  },
  {
    name: 'a participant of the survival curves, focused',
    path: '/sample-study/outputs?show=f-14-2-1',
    part: 'figure:has([data-drawn-links])',
    open: (page) => page.locator('[data-drawn-links] a').first().focus(),
  },
  {
    name: 'the menu of small screens',
    path: '/',
    part: '.site-header, #mobile-menu',
    widths: [390],
    open: (page) => page.locator('[popovertarget="mobile-menu"]').click(),
  },
  {
    name: 'the accessibility panel',
    path: '/',
    part: '.accessibility-corner',
    open: (page) => page.locator('.accessibility-button').click(),
  },
  {
    name: 'a group of solutions',
    path: '/solutions',
    part: 'main details[open]',
    open: (page) => page.locator('main details:not([open]) > summary').first().click(),
  },
  {
    name: 'biographies read on',
    path: '/leadership',
    part: 'main',
    open: async (page) => {
      const folded = page.locator('main button[aria-expanded="false"]')
      for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click()
    },
  },
  {
    name: 'the dialog of open positions',
    path: '/careers',
    part: 'dialog[open]',
    open: async (page) => {
      await page.locator('main button[aria-haspopup="dialog"], main button[commandfor]').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'cards of the glossary, a letter chosen',
    path: '/key-concepts',
    part: 'main form, .terms details[open]',
    open: async (page) => {
      await page.locator('.letter-button:not(:disabled)').last().click()
      for (const summary of (await page.locator('.terms summary:visible').all()).slice(0, 3))
        await summary.click()
    },
  },
  {
    name: 'publications of one year',
    path: '/blog/scientific-articles?year=2013',
    part: 'main form, main figure:has(.plot-link)',
    open: (page) => expect(page.locator('.plot-link[aria-current=true]')).toBeVisible(),
  },
  {
    name: 'publications of one year, none found',
    path: '/blog/scientific-articles?year=2013',
    part: 'main',
    open: async (page) => {
      await page.locator('main input[name="q"]').fill('zzzz')
      await expect(page.locator('.publication:visible')).toHaveCount(0)
    },
  },
  {
    name: 'four scenarios, one with a caution, one without a result',
    path: `/study-design/compare?${new URLSearchParams([
      ['design', 'two-means'],
      ['design', 'two-means?power=90'],
      ['design', 'time-to-event?hr=0.4&allocation=3'],
      ['design', 'precision?within=abc'],
    ])}`,
    part: 'main',
    open: (page) => expect(page.locator('.scenarios thead th')).toHaveCount(5),
  },
  {
    name: 'a design that belongs to a comparison',
    path: `/study-design/two-means?${new URLSearchParams({ power: '90', with: 'two-means' })}`,
    part: 'main p:has(> .btn-primary[href*="compare"])',
    open: (page) => expect(page.locator('main .btn-primary[href*="compare"]')).toBeVisible(),
  },
]

/** The page behind an open menu is inert, so its landmark and heading are missing. */
const behindMenu = /^(landmark-one-main|page-has-heading-one) /

/** In a short run a wide window is dark and a narrow one has high contrast. */
async function inspect(page: Page, name: string, width: number, part: string) {
  const state = `${name}, ${width} px`
  await page.evaluate(layOutAll)
  const within = isWhole ? undefined : part
  const found = (await violations(page, { within })).filter((line) => !behindMenu.test(line))
  expect.soft(found, `${state}: axe`).toEqual([])
  for (const check of [smallTargets, overflowing])
    expect.soft(await page.evaluate(check), `${state}: ${check.name}`).toEqual([])
  const marks = await page.evaluate(drawnMarks, false)
  for (const theme of ['high', 'dark'] as const) {
    if (!isWhole && (theme === 'dark') !== (width === 1440)) continue
    await setTheme(page, theme)
    const unseen = await violations(page, { only: colorRules, within })
    expect.soft(unseen, `${state}: axe, theme ${theme}`).toEqual([])
  }
  await setTheme(page, null)
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  expect.soft(vanished(marks, await page.evaluate(drawnMarks, true)), `${state}: forced colours`).toEqual([])
  expect.soft(await page.evaluate(unseenStates), `${state}: forced colours`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
}

const inLanguage = (path: string, language: string) =>
  language === 'he' ? `${path}${path.includes('?') ? '&' : '?'}lang=he` : path

for (const { language } of inBothLanguages) {
  for (const [path, ofPage] of Map.groupBy([...states.entries()], ([, { path }]) => path)) {
    const names = ofPage.map(([, { name }]) => name).join('; ')
    loop(`${names} (${language}) ${path}: accessible while it is open`, async ({ page }) => {
      loop.slow()
      for (const [place, [index, { name, widths: own = bothWidths, part, open }]] of ofPage.entries()) {
        const widths = isWhole ? own : [own[index % own.length] ?? 1440]
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 })
          if (isWhole || place === 0) await page.goto(inLanguage(path, language))
          await hydrated(page)
          await open(page)
          await inspect(page, name, width, part)
          await page.keyboard.press('Escape')
        }
      }
    })
  }

  loop(
    `a message that failed (${language}): its summary, field errors and toast are accessible`,
    async ({ page, expected }) => {
      loop.slow()
      expected.push(/Failed to load resource/, /Contact form:/)
      await page.route('**/api/send-email', (route) =>
        route.fulfill({ status: 400, body: '{"error":"invalid","details":"…","fields":{"email":"…"}}' }),
      )
      await page.goto(inLanguage('/', language))
      await hydrated(page)
      for (const name of ['firstName', 'lastName', 'message'])
        await page.locator(`#contact [name="${name}"]`).fill('a')
      await page.locator('#contact [name="email"]').fill('c@d.example')
      await page.locator('#contact [type=submit]').click()
      for (const width of isWhole ? [1440, 390] : [1440]) {
        await page.setViewportSize({ width, height: 844 })
        // A toast stays while the pointer is over it.
        await page.locator('[data-island="toasts"] li').hover()
        await inspect(page, 'the message', width, '#contact, [data-island="toasts"]')
      }
    },
  )
}

loop('an insight in its dialog, Hebrew only: accessible while it is open', async ({ page }) => {
  loop.slow()
  for (const width of isWhole ? [390, 1440] : [390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/?lang=he')
    await hydrated(page)
    await page.locator('main [aria-haspopup="dialog"]').first().click()
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    await inspect(page, 'the insight', width, 'dialog[open]')
  }
})
