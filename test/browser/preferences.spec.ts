import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { moving } from '#test/support/page-checks/motion.ts'

test.use({ takesTurns: true })

const colors = { paper: 'rgb(251, 250, 246)', dark: 'rgb(14, 23, 38)', high: 'rgb(255, 255, 255)' }

for (const { language, query } of inBothLanguages) {
  test(`the system's preferences choose first, the panel's setting overrides them (${language})`, async ({
    page,
  }) => {
    const paper = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    await page.goto(`/${query}`)
    expect(await paper()).toBe(colors.paper)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await paper()).toBe(colors.dark)
    await page.emulateMedia({ colorScheme: 'light', contrast: 'more' })
    expect(await paper()).toBe(colors.high)
    await page.emulateMedia({ colorScheme: 'dark', contrast: 'no-preference' })
    await page.evaluate(() => {
      document.documentElement.dataset.contrast = 'high'
    })
    expect(await paper()).toBe(colors.high)
  })

  test(`high contrast: a link of the header is underlined under the pointer, whoever asked for it (${language})`, async ({
    page,
  }) => {
    await page.goto(`/careers${query}`)
    const link = page.locator('header .nav-link[href]').first()
    const line = () => link.evaluate((element) => getComputedStyle(element).textDecorationLine)
    await link.hover()
    expect(await line()).toBe('none')
    await page.emulateMedia({ contrast: 'more' })
    expect(await line()).toBe('underline')
    await page.emulateMedia({ contrast: 'no-preference' })
    await page.evaluate(() => {
      document.documentElement.dataset.contrast = 'high'
    })
    expect(await line()).toBe('underline')
  })

  test(`the settings of this tab are there at the first frame of the next page (${language})`, async ({
    page,
  }) => {
    await page.goto(`/${query}`)
    await page.evaluate(() =>
      sessionStorage.setItem('display', '{"font":130,"contrast":"dark","underline":true}'),
    )
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        const { fontSize } = getComputedStyle(document.documentElement)
        const body = document.body ? getComputedStyle(document.body).backgroundColor : 'none'
        sessionStorage.setItem('first-frame', `${fontSize} ${body}`)
      })
    })
    await page.goto(`/careers${query}`)
    await hydrated(page)
    const frame = await page.evaluate(() => sessionStorage.getItem('first-frame'))
    expect(frame?.startsWith('20.8px')).toBe(true)
    expect(frame).toMatch(/none|rgb\(14, 23, 38\)/)
  })
}

test('reduced motion: nothing moves, neither on the page nor from page to page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await hydrated(page)
  expect(await page.evaluate(moving)).toEqual([])
  await page.evaluate(() => {
    addEventListener('pageswap', (event) => {
      sessionStorage.setItem('transition', String(event.viewTransition !== null))
    })
  })
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL(/careers/)
  expect(await page.evaluate(() => sessionStorage.getItem('transition'))).toBe('false')
})

test('with motion: pages follow each other in a view transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => {
    addEventListener('pageswap', (event) => {
      sessionStorage.setItem('transition', String(event.viewTransition !== null))
    })
  })
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL(/careers/)
  expect(await page.evaluate(() => sessionStorage.getItem('transition'))).toBe('true')
})

test('a fade that Chromium breaks off by itself is no error of the page; any other rejection is', async ({
  page,
  expected,
}) => {
  await page.goto('/about-us')
  const reject = (message: string) =>
    page.evaluate(
      (text) =>
        new Promise<boolean>((resolve) => {
          addEventListener('unhandledrejection', (event: Event) => resolve(event.defaultPrevented), {
            once: true,
          })
          void Promise.reject(new DOMException(text, 'InvalidStateError'))
        }),
      message,
    )
  expect(await reject('Transition was aborted because of invalid state. Page already revealed')).toBe(true)
  expected.push(/error: something else/)
  expect(await reject('something else')).toBe(false)
})

test('the browser may fetch pages ahead, but nothing of the API', async ({ request }) => {
  const response = await request.get('/')
  expect(response.headers()['speculation-rules']).toBe('"/speculation-rules.json"')
  const file = await request.get('/speculation-rules.json')
  expect(file.headers()['content-type']).toContain('application/speculationrules+json')
  const [rule] = (await file.json()).prefetch
  expect(JSON.stringify(rule)).toContain('/api/*')
  expect(rule.eagerness).toBe('moderate')
})
