import { readdirSync } from 'node:fs'
import type { Change } from '@marom/sample-trial/recompute'
import type { Page } from '@playwright/test'
import type { BreakAnswer } from '#client/sample-study/broken-value.ts'
import { en } from '#content/sample-study/break/en.ts'
import { he } from '#content/sample-study/break/he.ts'
import { deriveStudy, makeStudy } from '#src/packages/sample-trial/make-study.ts'
import { makeOutputs } from '#src/packages/sample-trial/outputs/build.ts'
import { booksWith, textsOf } from '#src/packages/sample-trial/testing/changed-book.ts'
import { storedOutputs } from '#src/packages/sample-trial/trace/output-cells.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { isTranslated, isWhole, oneIn } from '#test/support/extent.ts'
import { study } from './built.ts'
import { randomChanges } from './random-changes.ts'

test.use({ takesTurns: true })

const copyOf = { en, he }

const field = '/sample-study/trace?at=101-032.form-ds.1.SURVDAT'
/** As it was typed first: the prepared break "query" has this value, too. */
const typed = '2023-03-13'

/** The first press computes the whole study, beside another worker of the tests. */
const patient = { timeout: 45_000 }

const outcome = (page: Page) => page.locator('[data-outcome]')
const apply = (page: Page) => page.locator('[data-break] .btn-primary')
const undo = (page: Page) => page.locator('[data-break] .btn-quiet')

async function fill(page: Page): Promise<void> {
  await page.locator('#break-value').fill(typed)
  await page.locator('#break-reason').selectOption({ index: 1 })
}

/** What a prepared break shows, as the build made it. */
async function preparedTexts(page: Page, name: string, language: string): Promise<string[]> {
  await page.goto(`/sample-study/break?show=${name}&lang=${language}`)
  await hydrated(page)
  return page.locator('[data-outcome] > :not(h2, p)').allInnerTexts()
}

const shownTexts = (page: Page) => page.locator('[data-outcome] > :not(h2, p, button)').allInnerTexts()

for (const { language } of inBothLanguages) {
  const { tool } = copyOf[language]

  test(`(${language}) a date is changed, after files that did not load: the page lists what the build lists, and one press undoes it`, async ({
    page,
    context,
    expected,
  }) => {
    expected.push(/503/)
    const prepared = await preparedTexts(page, 'query', language)
    await page.goto(`${field}&lang=${language}`)
    await hydrated(page)
    const sent: string[] = []
    context.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await fill(page)
    expect(sent).toEqual([])

    await page.route('**/forms.json', (route) => route.fulfill({ status: 503, body: '' }))
    await apply(page).click()
    await expect(page.getByRole('alert')).toHaveText(tool.failed)
    await page.unroute('**/forms.json')

    await apply(page).click()
    await expect(page.locator('#outcome-title')).toBeFocused(patient)
    await expect(page.locator('#outcome-records + section tbody tr')).toHaveCount(13)
    expect(await shownTexts(page)).toEqual(prepared)
    await expect(outcome(page).locator('[data-agrees]')).toBeVisible()
    await expect(outcome(page)).toContainText('0.52 (0.34–0.80)')
    // The presses load the worker and files of the study. Nothing of the change is sent.
    expect([...new Set(sent.map((line) => line.replace(/-\w+\.js$/, '')))].toSorted()).toEqual([
      'GET /build/break-worker',
      ...['forms', language].sort().map((name) => `GET /data/sample-study/break/${name}.json`),
      'GET /data/sample-study/participants/101-032.json',
    ])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    await undo(page).click()
    await expect(outcome(page)).toHaveCount(0)
    await expect(page.locator('#break-value')).toBeFocused()
    await expect(page.locator('#break-value')).toHaveValue('2024-03-12')
    await expect(page.locator('[data-break] [role="status"]')).not.toBeEmpty()
  })
}

test('without a reason, with the same value, and with a value out of bounds: the field says what is wrong', async ({
  page,
}) => {
  await page.goto(field)
  await hydrated(page)
  const value = page.locator('#break-value')
  await apply(page).click()
  await expect(value).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText('The form already has this value.')
  await value.fill(typed)
  await apply(page).click()
  await expect(page.locator('#break-reason')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText('An audit trail needs a reason.')
  await value.fill('2030-01-01')
  await value.press('Enter')
  await expect(value).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert')).toHaveText('This field cannot hold this value.')
  await expect(outcome(page)).toHaveCount(0)
})

test('in Hebrew the arrow of a choice is not on its English text', async ({ page }) => {
  await page.goto('/sample-study/trace?at=302-006.form-dm.1.MVI&lang=he')
  const arrow = (id: string) =>
    page.locator(id).evaluate((select) => getComputedStyle(select).backgroundPositionX.includes('%'))
  await hydrated(page)
  expect(await arrow('#break-value')).toBe(true)
  expect(await arrow('#break-reason')).toBe(false)
})

/** In s of CPU: other processes do not count, as they would in ms. */
async function workOfPage(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
}

// The study itself takes the worker some twenty times as long as the page takes to load.
test('on a phone: a press leaves the study to the worker, the page works less than eight times its load, and lists what the build lists', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const prepared = await preparedTexts(page, 'stratum', 'en')
  const work = await workOfPage(page)
  const before = await work()
  await page.goto('/sample-study/trace?at=302-006.form-dm.1.MVI')
  await hydrated(page)
  await page.locator('#break-value').selectOption('Y')
  await page.locator('#break-reason').selectOption({ index: 1 })
  const loaded = await work()
  await apply(page).click()
  await expect(page.locator('#outcome-records + section')).toBeVisible(patient)
  expect((await work()) - loaded).toBeLessThan(8 * (loaded - before))
  expect(await shownTexts(page)).toEqual(prepared)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('from the form to the prepared breaks, and to what each changes', async ({ page }) => {
    await page.goto(field)
    await expect(page.locator('#break-value')).toBeHidden()
    await page.locator('[data-break] a').click()
    await expect(page.locator('h1')).toHaveText('Change a value')
    // The tests above open the others.
    for (const name of oneIn(3, ['death', 'stratum', 'query'])) {
      await page.goto('/sample-study/break')
      await page.locator(`a[href*="show=${name}"]`).click()
      await expect(outcome(page).locator('[data-agrees]')).toBeVisible()
      expect(await outcome(page).locator('#outcome-cells + section tbody tr').count()).toBeGreaterThan(10)
    }
  })
})

test('every field that a site fills has a control, and it leads to the field', async ({ page }) => {
  await page.goto('/sample-study/trace?at=101-001.form-vs.1.WEIGHT')
  await hydrated(page)
  const controls = page.locator('.crf dd > a[aria-label^="Change this value"]')
  // All but the visit, which the schedule gives.
  await expect(controls).toHaveCount((await page.locator('.crf-field').count()) - 1)
  await page.getByRole('link', { name: 'Change this value: Pulse' }).click()
  await page.waitForURL(/PULSE.*#change-PULSE$/)
  await expect(page.locator('[data-break]')).toBeInViewport()
})

const workerFile = () => {
  const [name] = readdirSync('public/build').filter((file) => file.startsWith('break-worker-'))
  return `/build/${name}`
}

/** Asks the worker of the build, as the page does. */
const answersOf = (page: Page, changes: readonly Change[]) =>
  page.evaluate(
    async ({ asked, file }) => {
      const policy = window.trustedTypes?.createPolicy('compute', { createScriptURL: () => file as 'break' })
      const worker = new Worker(policy?.createScriptURL('break') ?? file, { type: 'module' })
      const read = async (path: string) => (await fetch(`/data/sample-study/${path}`)).arrayBuffer()
      const [forms, words] = await Promise.all([read('break/forms.json'), read('break/en.json')])
      const answers: unknown[] = []
      for (const [id, change] of asked.entries()) {
        const person = await read(`participants/${change.subject}.json`)
        const answer = new Promise<MessageEvent>((resolve) => {
          worker.onmessage = resolve
        })
        worker.postMessage({
          id,
          name: 'breakValue',
          input: { change, language: 'en', forms, person, words },
        })
        answers.push((await answer).data.output?.value)
      }
      return answers as BreakAnswer[]
    },
    { asked: changes, file: workerFile() },
  )

const count = 200

// A long computation that shows no page. In a short run `break.test.ts` tries random changes in Node,
// and the tests above that a browser computes what Node does.
if (isWhole && !isTranslated)
  test(`${count} random changes in the browser: every cell is that of a fresh build`, async ({ page }) => {
    test.setTimeout(count * 10_000 + 60_000)
    const { books } = makeStudy()
    const changes = randomChanges(books, count)
    await page.goto('/sample-study')
    const answers = await answersOf(page, changes)
    expect(answers).toHaveLength(count)
    for (const [index, change] of changes.entries()) {
      const fresh = storedOutputs(makeOutputs(deriveStudy(booksWith(books, change)).analysis))
      const texts = textsOf(study.outputs)
      for (const {
        output,
        cell,
        state,
        texts: [, after],
      } of answers[index]?.outcome.cells ?? [])
        if (state === 'removed') texts.delete(`${output}.${cell}`)
        else texts.set(`${output}.${cell}`, after)
      expect(Object.fromEntries(texts), JSON.stringify(change)).toEqual(Object.fromEntries(textsOf(fresh)))
      expect(answers[index]?.outcome.missed).toEqual([])
    }
  })
