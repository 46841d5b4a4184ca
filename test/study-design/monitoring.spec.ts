import type { BrowserContext, Page } from '@playwright/test'
import { en as frameEn } from '#content/study-design/frame/en.ts'
import { he as frameHe } from '#content/study-design/frame/he.ts'
import { en as monitoringEn } from '#content/study-design/monitoring/en.ts'
import { he as monitoringHe } from '#content/study-design/monitoring/he.ts'
import { expect, hydrated, idle, inBothLanguages, test } from '#test/support/browser.ts'
import { documentOf, select, textOf } from '#test/support/html.ts'

test.use({ takesTurns: true })

const path = '/study-design/monitoring'
const plan = 'boundary=obrienFleming&futility=hwangShihDeCani&unit=survival&hr=0.7'

/** No page of the site contains them. */
const secrets = { info1: '83', z1: '1.23457', info2: '171', z2: '2.34579' }

async function type(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await page.locator(`#field-${name}`).fill(text)
}

/** All that leaves the browser, from any page or worker of the context. */
function listen(context: BrowserContext): { sent: () => string[]; forget: () => void } {
  let sent: string[] = []
  context.on('request', (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
  })
  return {
    sent: () => sent,
    forget: () => {
      sent = []
    },
  }
}

const pressed = (page: Page) => page.locator('button[type="button"].btn-primary').click()
const decision = (page: Page) => page.locator('[data-decision]')
const resultText = (page: Page) => page.locator('#result').innerText()

const words = {
  en: { ...monitoringEn.form, monitor: frameEn.monitor },
  he: { ...monitoringHe.form, monitor: frameHe.monitor },
}

for (const { language } of inBothLanguages) {
  const address = `${path}?lang=${language}&${plan}`
  const word = words[language]

  test(`(${language}) from the plan to the decision: computed in the browser, and nothing is sent`, async ({
    page,
    context,
  }) => {
    await page.goto(`/study-design/group-sequential?lang=${language}&${plan}`)
    await page.getByRole('link', { name: word.monitor }).click()
    await page.waitForURL(/monitoring\?.*futility=hwangShihDeCani/)
    await hydrated(page)
    await expect(page.getByText(word.private)).toBeVisible()
    await expect(page.getByText(word.sent)).toBeHidden()
    const before = page.url()
    const { sent, forget } = listen(context)
    await type(page, secrets)
    expect(sent()).toEqual([])
    const [response] = await Promise.all([page.waitForResponse(/compute-worker/), pressed(page)])
    expect(response.headers()['content-security-policy'], 'may send nothing').toContain("default-src 'none'")
    await expect(decision(page)).toContainText('2.346')
    await expect(page.locator('#result')).toBeFocused()
    // The first press loads the functions; the worker may send nothing.
    expect(sent()).toEqual([expect.stringMatching(/^GET \S+\/build\/compute-worker-\w+\.js $/)])
    expect(page.url()).toBe(before)
    forget()
    await page.locator('#field-z2').fill('2.5')
    await page.locator('#field-z2').press('Enter')
    await expect(decision(page)).toContainText('2.500')
    // Leaving reports nothing of it either, nor does the link to the other language hold it.
    await page.locator('a[data-language]').first().click()
    await page.waitForURL(language === 'en' ? /lang=he/ : /monitoring\?(?!.*lang=he)/)
    await hydrated(page)
    // A port and the names of built files may have any digits.
    const all = sent()
      .join('\n')
      .replaceAll(new URL(page.url()).origin, '')
      .replace(/-\w+\.\w+ $/gm, '')
    expect(all).not.toContain('compute-worker')
    for (const text of [...Object.values(secrets), '2.5&', 'z2=', 'info1=']) expect(all).not.toContain(text)
  })

  test(`(${language}) the browser shows what the server shows, at 390 px nothing runs over; the functions do not load: a sentence says so, the texts stay, and the next press tries again; what cannot be used: the summary has the focus, and the texts stay`, async ({
    page,
    expected,
  }) => {
    expected.push(/compute-worker|Failed to load/)
    const filled = `${address}&${new URLSearchParams(secrets)}`
    await page.goto(filled)
    const ofServer = await resultText(page)
    expect((await page.request.get(filled)).headers()['cache-control']).toBe('no-store')
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1440, height: 900 })

    await page.goto(address)
    await hydrated(page)
    await page.route(/compute-worker/, (route) => route.abort())
    await type(page, secrets)
    await pressed(page)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.locator('#field-z2')).toHaveValue(secrets.z2)
    await page.unroute(/compute-worker/)
    await pressed(page)
    await expect(decision(page)).toContainText('2.346')
    expect(await resultText(page)).toBe(ofServer)

    await type(page, { info1: '171', z1: '30', info2: '83', z2: '1' })
    await pressed(page)
    const summary = page.locator('#result')
    await expect(summary).toHaveAttribute('role', 'alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(2)
    await expect(page.locator('#field-z1')).toHaveValue('30')
    await expect(page.locator('#field-z1')).toHaveAttribute('aria-invalid', 'true')
    await summary.getByRole('link').first().click()
    await expect(page.locator('#field-z1')).toBeFocused()
    await type(page, { z1: '1', info2: '240' })
    await expect(page.locator('[data-stale]')).toBeVisible()
    await pressed(page)
    await expect(decision(page)).toBeVisible()
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  })
}

test('the plan names the boundary for harm that the default means', async ({ request }) => {
  for (const [query, text] of [
    ['sides=2', 'The mirrored boundary'],
    ['sides=1', 'No'],
    ['sides=2&futility=pocock', 'No'],
    ['sides=2&harm=pocock', 'Separate, Pocock type'],
  ]) {
    const document = documentOf(await (await request.get(`${path}?${query}`)).text())
    const harm = select(document, 'dt').filter((term) => textOf(term).includes('Stopping for harm'))
    expect(
      harm.map(({ nextElementSibling: value }) => value && textOf(value).trim()),
      query,
    ).toEqual([text])
  }
})

test('before it is hydrated, Enter does not send the form, and the button is not there', async ({
  page,
  context,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/build\/hydrate-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${path}?${plan}`)
  await type(page, secrets)
  const { sent } = listen(context)
  await page.evaluate(() =>
    addEventListener('submit', ({ defaultPrevented }) => {
      if (!defaultPrevented) document.body.dataset.sent = ''
    }),
  )
  await page.locator('#field-z2').press('Enter')
  await idle(page)
  await expect(page.locator('[data-sent]')).toHaveCount(0)
  expect(sent().filter((one) => one.includes('monitoring'))).toEqual([])
  await expect(page.locator('main form button:visible')).toHaveCount(0)
  release()
  await pressed(page)
  await expect(decision(page)).toContainText('2.346')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { language } of inBothLanguages) {
    test(`(${language}) the page says that the form sends, and the server answers`, async ({ page }) => {
      await page.goto(`${path}?lang=${language}&${plan}`)
      await expect(page.getByText(words[language].sent)).toBeVisible()
      await expect(page.getByText(words[language].private)).toBeHidden()
      await type(page, secrets)
      const [response] = await Promise.all([
        page.waitForResponse(/info1=83/),
        page.locator('button[type="submit"].btn-primary').click(),
      ])
      expect(response.headers()['cache-control']).toBe('no-store')
      await expect(decision(page)).toContainText('2.346')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(page.url()).toContain('futility=hwangShihDeCani')
    })
  }
})
