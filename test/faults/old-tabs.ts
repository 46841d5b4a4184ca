/**
 * Pages are opened, a release with other files is deployed, and then everything in the old pages is
 * pressed: each island must load and work, and each worker and search index.
 */
import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { languages } from '#content/locales.ts'
import { freePort } from '#test/support/free-port.ts'
import { launchOptions } from '#test/support/launch.ts'
import { watch } from '#test/support/watch.ts'
import { Deploys } from './deploys.ts'

/** In ms, for each result. */
const patience = 30_000

/** What is broken shows in the first pages. */
const mostFaults = 6

interface Visit {
  path: string
  /** What needs a file that no page loads before somebody acts. It waits for the result. */
  act?: (page: Page) => Promise<void>
}

const seen = (page: Page, selector: string, text: string | RegExp = /./) =>
  page.locator(selector).filter({ hasText: text }).first().waitFor()

const plan = 'boundary=obrienFleming&futility=hwangShihDeCani&unit=survival&fixed=247&hr=0.7'

const visits: Visit[] = [
  { path: '/' },
  { path: '/careers' },
  { path: '/leadership' },
  { path: '/blog/scientific-articles' },
  { path: '/key-concepts' },
  { path: '/key-concepts/study' },
  { path: '/key-concepts/hazard-ratio-hr' },
  {
    path: '/blog/immune-response-third-vaccine-dose',
    act: async (page) => {
      await page.locator('.prose a.term-link').nth(3).hover()
      await seen(page, '[role="tooltip"]')
    },
  },
  {
    path: '/search',
    act: async (page) => {
      await page.getByRole('searchbox').fill('hazard')
      await seen(page, 'main section mark')
    },
  },
  {
    path: '/study-design/two-means',
    act: async (page) => {
      await page.locator('#simulation .btn-primary').click()
      await seen(page, '#simulation progress + span', '10,000')
    },
  },
  { path: '/study-design/group-sequential' },
  {
    path: `/study-design/monitoring?${plan}`,
    act: async (page) => {
      for (const [name, text] of Object.entries({ info1: '83', z1: '1.23457', info2: '171', z2: '2.34579' }))
        await page.locator(`#field-${name}`).fill(text)
      await page.locator('button[type="button"].btn-primary').click()
      await seen(page, '[data-decision]', '2.346')
    },
  },
  {
    path: '/study-design/checks?design=two-means',
    act: async (page) => {
      await page.locator('[data-island="recompute-checks"] .btn-primary').click()
      await seen(page, '[data-island="recompute-checks"] [role="status"]', /^(?:All|כל) \d/)
    },
  },
  {
    path: '/sample-study/trace?at=101-032.form-ds.1.SURVDAT',
    act: async (page) => {
      await page.locator('#break-value').fill('2023-03-13')
      await page.locator('#break-reason').selectOption({ index: 1 })
      await page.locator('[data-break] .btn-primary').click()
      await seen(page, '#outcome-title')
    },
  },
]

interface Tab {
  name: string
  page: Page
  visit: Visit
  /** Lets the page have its files. */
  release: () => void
}

/**
 * A separate context has a separate HTTP cache, and routing switches it off.
 * @param isAsleep the page has its HTML only; otherwise it is awake, and nothing was pressed
 */
async function openTab(browser: Browser, origin: string, visit: Visit, address: string, isAsleep: boolean) {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  page.setDefaultTimeout(patience)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/build/**', async (route) => {
    if (isAsleep) await released
    await route.continue()
  })
  await page.goto(origin + address, { waitUntil: isAsleep ? 'commit' : 'load' })
  if (!isAsleep) await awake(page)
  return { name: `${address}, ${isAsleep ? 'HTML only' : 'awake'}`, page, visit, release }
}

async function awake(page: Page): Promise<void> {
  await page.mouse.move(5, 300)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-island]')].every((island) => island.hasAttribute('data-hydrated')),
  )
}

/** Presses each button that stays on the page. Some are covered by what another has opened. */
async function pressAll(page: Page): Promise<void> {
  const buttons = page.locator('button[type="button"]:visible:enabled')
  for (let index = 0; index < (await buttons.count()); index += 1) {
    await buttons
      .nth(index)
      .click({ timeout: 2000 })
      .catch(() => {})
    await page.keyboard.press('Escape')
  }
}

async function problemsOf({ page, visit, release }: Tab, origin: string): Promise<string[]> {
  const problems: string[] = []
  const { messages, stop } = watch(page, origin)
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.url()} answered ${response.status()}`)
  })
  release()
  try {
    await awake(page)
    await visit.act?.(page)
    await pressAll(page)
  } catch (error) {
    problems.push(String(error).split('\n', 1)[0] ?? '')
  }
  stop()
  return [...problems, ...messages]
}

/** Browsers keep files of `/build/` for a year, old ones too. */
async function problemsOfFiles(names: string[], origin: string): Promise<string[]> {
  const found: string[] = []
  for (const name of names) {
    const { status, headers } = await fetch(`${origin}/build/${name}`, { method: 'HEAD' })
    if (status !== 200 || !headers.get('cache-control')?.includes('immutable')) found.push(name)
  }
  return found.length > 0 ? [`missing, or not kept by browsers: ${found.join(' ')}`] : []
}

const islandsOf = (page: Page) =>
  page.locator('[data-island]').evaluateAll((all) => all.map((one) => one.getAttribute('data-island') ?? ''))

/** The islands that no visit has. */
async function unseen(tabs: Tab[]): Promise<string[]> {
  const found = new Set((await Promise.all(tabs.map(({ page }) => islandsOf(page)))).flat())
  const names = readFileSync('client/islands.ts', 'utf8').matchAll(/^ {2}'?([\w-]+)'?: /gm)
  return [...names].flatMap(([, name = '']) => (found.has(name) ? [] : [name]))
}

/** Each visit in both languages, in turn as HTML only and awake. */
async function openAll(browser: Browser, origin: string): Promise<Tab[]> {
  const tabs: Tab[] = []
  for (const [place, visit] of visits.entries())
    for (const [index, language] of languages.entries()) {
      const address = `${visit.path}${visit.path.includes('?') ? '&' : '?'}lang=${language}`
      tabs.push(await openTab(browser, origin, visit, address, (place + index) % 2 === 0))
    }
  return tabs
}

/** @param areLeft the deploy leaves the old files behind, so that the rehearsal must fail */
export async function rehearseOldTabs(areLeft: boolean): Promise<{ scenario: string; problems: string[] }[]> {
  const deploys = new Deploys(await freePort(2))
  deploys.prepare()
  const { origin } = deploys
  deploys.build({ OLD_FILES: 'none' })
  const before = deploys.names()
  await deploys.serve()
  const browser = await chromium.launch(launchOptions)
  const tabs = await openAll(browser, origin)
  const rows = (await unseen(tabs)).map((name) => ({
    scenario: 'all tabs',
    problems: [`no page has the island ${name}: add one to test/faults/old-tabs.ts`],
  }))
  deploys.change()
  console.log(deploys.build(areLeft ? { OLD_FILES: 'none' } : {}).match(/(?:Took|Left).*/)?.[0])
  await deploys.serve()
  rows.push({ scenario: 'all old files', problems: await problemsOfFiles(before, origin) })
  for (const tab of tabs) {
    if (rows.filter(({ problems }) => problems.length > 0).length === mostFaults) break
    rows.push({ scenario: tab.name, problems: await problemsOf(tab, origin) })
    await tab.page.context().close()
  }
  await browser.close()
  await deploys.remove()
  return rows
}
