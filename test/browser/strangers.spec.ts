import type { Page } from '@playwright/test'
import { islandPaths } from '#test/support/addresses.ts'
import { expect, test } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'
import { changes, heldBefore, heldByIslands, meetStranger, settled } from '#test/support/strangers.ts'

/** React's report of a page that is not as the server sent it. */
const mismatch = /Minified React error #418/

const missing = <T>(all: readonly T[], found: readonly T[]) => {
  const left = [...found]
  return all.filter((one) => {
    const index = left.indexOf(one)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

async function expectNothingLost(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const before = await heldBefore(page)
  await settled(page)
  const after = await page.evaluate(heldByIslands)
  expect(
    after.map(({ island }) => island),
    path,
  ).toEqual(before.map(({ island }) => island))
  for (const [place, one] of before.entries()) {
    const now = after[place]
    const name = `${path}, ${one.island}`
    expect.soft(missing(one.links, now?.links ?? []), `${name}: lost links`).toEqual([])
    expect.soft(missing(one.fields, now?.fields ?? []), `${name}: lost fields`).toEqual([])
    expect.soft(now?.items, `${name}: items`).toBeGreaterThanOrEqual(one.items)
    // A counter counts.
    const texts = one.island === 'counter' ? [] : one.texts
    const words = now?.texts.join('') ?? ''
    expect
      .soft(
        texts.filter((text) => !words.includes(text)),
        `${name}: lost words`,
      )
      .toEqual([])
  }
  expect.soft(await page.locator('[data-island]:not([data-hydrated])').count(), `${path}: asleep`).toBe(0)
}

for (const [turn, change] of changes.entries())
  test(`islands that a stranger changed (${change}): they lose nothing, and all wake`, async ({
    page,
    expected,
  }) => {
    test.setTimeout(300_000)
    expected.push(mismatch)
    await meetStranger(page, change)
    // In a short run the first page meets each change, and each other page one.
    for (const [index, path] of islandPaths.entries())
      if (isWhole || index === 0 || index % changes.length === turn) await expectNothingLost(page, path)
  })

const contact = (page: Page) => ({
  name: page.locator('#contact-firstName'),
  message: page.locator('#contact-message'),
  service: page.locator('#contact-service'),
})

test('a form that a password manager has changed: what was typed before stays, and so does the focus', async ({
  page,
  expected,
}) => {
  expected.push(mismatch)
  await meetStranger(page, 'insert')
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/build/hydrate-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const { name, message, service } = contact(page)
  await service.selectOption('other')
  await name.fill('נועה')
  await message.fill('שורה 1\nline 2')
  arrive()
  await settled(page)
  await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-hydrated')
  await expect(name).toHaveValue('נועה')
  await expect(service).toHaveValue('other')
  await expect(message).toHaveValue('שורה 1\nline 2')
  await expect(message).toBeFocused()
})

test('a translator that changes the language of the document: the islands keep the language of the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.lang = 'pl'
      document.documentElement.dir = 'ltr'
    })
  })
  await page.goto('/key-concepts?lang=he')
  await settled(page)
  await page.locator('#glossary-search').fill('hazard')
  await expect(page.locator('form .figures').first()).toContainText('337')
  await expect(page.locator('form .figures').first()).toContainText('מוצגים')
})

/** An island that fails, and how. */
const failures = {
  'while it renders': (page: Page) =>
    page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const form = document.querySelector<HTMLElement>('[data-island="contact-form"]')
        if (form) form.dataset.props = '{}'
      }),
    ),
  'before it renders': (page: Page) =>
    page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const form = document.querySelector<HTMLElement>('[data-island="contact-form"]')
        if (form) form.dataset.props = '{'
      }),
    ),
  'in an effect': (page: Page) =>
    page.addInitScript(() => {
      // The count of characters follows the form.
      HTMLFormElement.prototype.addEventListener = (type: string) => {
        if (type === 'reset') throw new Error('broken')
      }
    }),
}

for (const [how, prepare] of Object.entries(failures))
  test(`a form that throws ${how}: the server’s form stays and posts, the others wake, one report`, async ({
    page,
    expected,
  }) => {
    expected.push(/broken|reading 'privacy'|in JSON at position/)
    const reports: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/reports') && reports.push(request.url()))
    await prepare(page)
    await page.goto('/')
    await contact(page).name.fill('Noa')
    await settled(page)
    await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-lost')
    expect(await page.locator('[data-island]:not([data-hydrated], [data-lost])').count()).toBe(0)
    await expect(page.locator('[data-lost]')).toHaveCount(1)
    await expect.poll(() => reports.length).toBe(1)
    await expect(contact(page).name).toHaveValue('Noa')
    await page.locator('#contact-lastName').fill('Levi')
    await page.locator('#contact-email').fill('noa@sponsor.example')
    await page.locator('#contact-message').fill('Hello')
    await page.locator('#contact button[type="submit"]').click()
    await expect(page).toHaveURL(/\/message-received\?/)
  })

test('an island whose props cannot be read, wherever it stands: all others wake', async ({
  page,
  expected,
}) => {
  expected.push(/in JSON at position/)
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const broken = `[data-island="${sessionStorage.getItem('broken')}"]`
      for (const island of document.querySelectorAll<HTMLElement>(broken)) island.dataset.props = '{'
    }),
  )
  await page.goto('/')
  const islands = page.locator('[data-island]')
  const named = await islands.evaluateAll((all: HTMLElement[]) =>
    all.map(({ dataset }) => dataset.island ?? ''),
  )
  const names = [...new Set(named)].slice(0, 3)
  expect(names).toHaveLength(3)
  for (const name of names) {
    await page.evaluate((name) => sessionStorage.setItem('broken', name), name)
    await page.reload()
    await settled(page)
    const lost = named.filter((one) => one === name)
    const found = page.locator('[data-lost]')
    expect(await found.evaluateAll((all) => all.map((one) => one.getAttribute('data-island')))).toEqual(lost)
  }
})

test('a form that a stranger breaks while it is used: the server’s form is there again, with what was typed', async ({
  page,
  expected,
}) => {
  expected.push(/execute 'insertBefore'/, /status of 400/, /Contact form: 400/)
  await page.goto('/')
  await settled(page)
  const { name, message } = contact(page)
  await page.locator('#contact-lastName').fill('   ')
  await page.locator('#contact-email').fill('noa@sponsor.example')
  await name.fill('Noa')
  await message.fill('Hello')
  // React inserts the summary of errors before this paragraph.
  await page.evaluate(() => {
    const first = document.querySelector('[data-island="contact-form"] form > p')
    const box = document.createElement('div')
    first?.insertAdjacentElement('beforebegin', box)
    if (first) box.appendChild(first)
  })
  await page.locator('#contact button[type="submit"]').click()
  const island = page.locator('[data-island="contact-form"]')
  await expect(island).toHaveAttribute('data-lost')
  await expect(name).toHaveValue('Noa')
  await expect(message).toHaveValue('Hello')
  await page.locator('#contact-lastName').fill('Levi')
  await page.locator('#contact button[type="submit"]').click()
  await expect(page).toHaveURL(/\/message-received\?/)
})

test('a file got lost once (hydrate.js, contact-form.js): the next press loads it', async ({
  page,
  expected,
}) => {
  expected.push(/404 \(Not Found\)/, /Failed to fetch dynamically imported module/)
  for (const [name, lost] of [
    ['hydrate', 'html'],
    ['contact-form', '[data-island="contact-form"]'],
  ] as const)
    await test.step(name, async () => {
      await page.route(`**/build/${name}-*.js`, (route) => route.fulfill({ status: 404 }), { times: 1 })
      await page.goto('/')
      await page.mouse.move(5, 300)
      await expect(page.locator(lost)).toHaveAttribute('data-lost')
      await contact(page).name.click()
      await page.waitForFunction(() =>
        [...document.querySelectorAll('[data-island]')].every((island) => island.matches('[data-hydrated]')),
      )
      await expect(page.locator('html')).not.toHaveAttribute('data-lost')
    })
})
