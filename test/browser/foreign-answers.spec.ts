import type { Page } from '@playwright/test'
import { expect, hydrated, idle, inBothLanguages, test } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'
import {
  foreignAnswers,
  foreignWords,
  halfOf,
  redirected,
  redirectedTo,
} from '#test/support/foreign-answers.ts'
import { hasLeft } from '#test/support/left.ts'

test.use({ takesTurns: true })

interface Asking {
  path: string
  /** What the page asks for. */
  file: string | RegExp
  act: (page: Page) => Promise<void>
  /** What the visitor sees when the site does not answer. */
  fails: (page: Page) => Promise<void>
  /** What the visitor sees once it answers, after the same act. */
  works: (page: Page) => Promise<void>
}

const citation = (page: Page) => page.locator('details:has([data-citation])').first()
const cited = (page: Page) => citation(page).getByRole('status')
const broken = (page: Page) => page.locator('[data-break]')
const recomputed = (page: Page) => page.locator('[data-island="recompute-checks"]')

/** Another design each time. */
let deviation = 20

const askings: Record<string, Asking> = {
  'a changed design': {
    path: '/study-design/two-means',
    file: '**/study-design/two-means?*',
    act: async (page) => {
      deviation += 1
      await page.locator('#field-sd').fill(String(deviation))
      await page.locator('#field-sd').press('Tab')
    },
    fails: async (page) => {
      await expect(page.locator('[data-slot][data-stale]')).toHaveCount(1)
      await expect(page.locator('[data-slot] [data-headline]').first()).toBeVisible()
    },
    works: (page) => expect(page.locator('[data-slot][data-stale]')).toHaveCount(0),
  },
  'a citation that is copied': {
    path: '/key-concepts/power',
    file: /power\.(?:bib|ris|csl\.json)/,
    act: async (page) => {
      if (!(await citation(page).evaluate((part) => part.hasAttribute('open'))))
        await citation(page).locator('summary').click()
      for (const button of await citation(page).locator('[data-copy]:not([data-copy=""])').all()) {
        await page.evaluate(() => navigator.clipboard.writeText('mine'))
        await button.click()
        await expect(cited(page)).not.toBeEmpty()
      }
    },
    fails: async (page) => {
      await expect(cited(page)).toHaveText((await cited(page).getAttribute('data-failed')) ?? '')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mine')
    },
    works: async (page) =>
      expect(cited(page)).toHaveText((await cited(page).getAttribute('data-done')) ?? ''),
  },
  'the meaning of a term': {
    path: '/key-concepts/power',
    file: /\/key-concepts\/[\w-]+\.json/,
    act: async (page) => {
      await page.mouse.move(5, 300)
      await page.locator('a.term-link').first().hover()
    },
    fails: (page) => expect(page.locator('.term-meaning')).toBeHidden(),
    works: (page) => expect(page.locator('.term-meaning')).toBeVisible(),
  },
  'the drawings of a term': {
    path: '/key-concepts/power',
    file: /power[^/]*\.html/,
    act: async (page) => {
      await page.mouse.move(5, 300)
      await page.getByRole('slider').hover()
    },
    fails: (page) => expect(page.getByRole('figure').getByRole('img')).toBeVisible(),
    works: async (page) => {
      await page.getByRole('slider').press('ArrowRight')
      await expect(page.getByRole('figure').getByRole('img')).toHaveAccessibleName(/87\.3%/)
    },
  },
  'the files of a changed value': {
    path: '/sample-study/trace?at=302-006.form-dm.1.MVI',
    file: '**/data/sample-study/**',
    act: async (page) => {
      await page.locator('#break-value').selectOption('Y')
      await page.locator('#break-reason').selectOption({ index: 1 })
      await broken(page).locator('.btn-primary').click()
    },
    fails: (page) => expect(broken(page).getByRole('alert')).toBeVisible({ timeout: 45_000 }),
    works: (page) => expect(page.locator('[data-outcome]')).toBeVisible({ timeout: 45_000 }),
  },
  'the values of the checks': {
    path: '/study-design/checks?design=two-means',
    file: '**/data/benchmarks/values.csv',
    act: (page) => recomputed(page).locator('.btn-primary').click(),
    fails: async (page) => {
      await expect(recomputed(page).locator('.btn-quiet')).toBeHidden()
      await expect(recomputed(page).getByRole('status')).not.toBeEmpty()
      await expect(page.locator('.mark span').first()).toBeEmpty()
    },
    works: (page) => expect(page.locator('.mark span').first()).not.toBeEmpty(),
  },
  'the index of the search': {
    path: '/search',
    file: '**/build/search-*.txt',
    act: (page) => page.locator('main input[name="q"]').fill('power'),
    fails: (page) => expect(page.locator('main input[name="q"]')).toHaveValue('power'),
    works: (page) => expect(page.locator('main a[href*="/key-concepts/"]').first()).toBeVisible(),
  },
}

const answers = Object.entries({ ...foreignAnswers, 'half of the answer': halfOf })

/** Every answer of the network is tried on some page, and on every page some. */
const answersOf = (place: number) => answers.filter((_, index) => isWhole || (index + place) % 3 === 0)

/** Pages, with what they ask for. */
const pages = Map.groupBy([...Object.entries(askings).entries()], ([, [, { path }]]) => path)

for (const { language } of inBothLanguages)
  for (const [path, asked] of pages) {
    if (hasLeft(path)) continue
    const names = asked.map(([, [name]]) => name).join(', ')
    test(`${names} (${language}), and the network answers: nothing foreign appears, and the next answer of the site does`, async ({
      page,
      context,
      expected,
    }) => {
      test.slow()
      // A redirect leads to a document, whose style sheets the policy of this page refuses.
      expected.push(/Failed to load resource/, /Applying inline style/)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await hydrated(page)
      for (const [place, [name, { file, act, fails, works }]] of asked) {
        for (const [kind, answer] of answersOf(place))
          await test.step(`${name}: ${kind}`, async () => {
            await page.route(file, answer)
            const answered = page.waitForResponse(kind === redirected ? `**${redirectedTo}` : file)
            await act(page)
            await answered
            await idle(page)
            await fails(page)
            await expect(page.getByText(foreignWords)).toHaveCount(0)
            expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
            await page.unroute(file)
          })
        await act(page)
        await works(page)
      }
    })
  }

test('a post for the dialog, and the network gives a foreign answer: the page of the post', async ({
  page,
  expected,
}) => {
  expected.push(/Failed to load resource/)
  for (const [kind, answer] of answersOf(0))
    await test.step(kind, async () => {
      await page.route('**/api/insights/**', answer)
      await page.goto('/?lang=he')
      await hydrated(page)
      await page.locator('[data-island="insight-opener"] button').first().click()
      await expect(page).toHaveURL(/\/blog\/[\w-]+\?lang=he$/)
      await page.unroute('**/api/insights/**')
    })
})
