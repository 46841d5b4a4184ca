import type { Page } from '@playwright/test'
import { expect, hydrated, loop as test } from '#test/support/browser.ts'
import { focusStops, orderFaults, watchFocus } from '#test/support/page-checks/focus.ts'
import { mismatched } from '#test/support/page-checks/hydration.ts'
import { pressTab } from '#test/support/press-tab.ts'
import { watch } from '#test/support/watch.ts'

async function serveChanged(page: Page, path: string, change: (html: string) => string) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const body = change(await response.text())
    // The CSP's hashes stay valid: the change touches no script.
    await route.fulfill({ response, body })
  })
  await page.goto(path)
}

function watchFaults(page: Page, expected: RegExp[], own = '') {
  expected.push(/./)
  return watch(page, own)
}

test('a message, an error, a policy violation, a foreign request: each is written down with its page', async ({
  page,
  baseURL,
  expected,
}) => {
  const { messages, stop } = watchFaults(page, expected, baseURL)
  await serveChanged(page, '/careers', (html) =>
    html.replace(
      '</main>',
      '<p style="color:red">x</p><img src="https://foreign.example/a.png" alt=""></main>',
    ),
  )
  await page.evaluate(() => {
    console.info('a word too many')
    setTimeout(() => {
      throw new Error('broken')
    })
  })
  await expect.poll(() => messages.join()).toContain('error: broken')
  stop()
  const all = messages.join('\n')
  expect(all).toContain('console info: a word too many')
  expect(all).toMatch(/console error: .*[Ii]nline style.*Content Security Policy/)
  expect(all).toMatch(/foreign\.example/)
  for (const message of messages) expect(message).toContain(`(on ${baseURL}/careers)`)
})

test('a page that loads something from elsewhere: the request is written down', async ({
  page,
  expected,
}) => {
  await page.route('https://foreign.example/**', (route) => route.abort())
  await page.goto('about:blank')
  const { messages, stop } = watchFaults(page, expected, 'http://own.example')
  await page.setContent('<img src="https://foreign.example/a.png" alt="">')
  stop()
  expect(messages[0]).toBe('request: https://foreign.example/a.png (on about:blank): serve it from public/')
})

test('an island whose text differs from the server’s: the error is written down', async ({
  page,
  baseURL,
  expected,
}) => {
  const { messages, stop } = watchFaults(page, expected, baseURL)
  await serveChanged(page, '/leadership', (html) => html.replace('Read more</button>', 'Read less</button>'))
  await page.mouse.move(5, 300)
  await expect.poll(() => messages.join()).toContain('error: ')
  stop()
})

test('an island whose attribute differs from the server’s: the element is named, with its cure', async ({
  page,
}) => {
  await serveChanged(page, '/leadership', (html) => html.replace(/"[^"]* needs-script no-print"/, '"other"'))
  await hydrated(page)
  expect(await page.evaluate(mismatched)).toEqual([
    expect.stringMatching(
      /^button has class="other", its island wants ".+": render both from the same props$/,
    ),
  ])
})

test('focus: covered, ringless, out of reach and out of order are each named', async ({ page }) => {
  await page.goto('about:blank')
  await page.setContent(`<!doctype html><html lang="en" dir="ltr"><head><title>x</title><style>
    header { position: fixed; z-index: 2; inset: 0 0 auto 0; height: 200px; background: #eee }
    .bare:focus { outline: none }
    main { padding-top: 300px }
    .row { display: flex; flex-direction: row-reverse; justify-content: flex-end; gap: 50px }
    button { outline-width: 2px }
    :focus-visible { outline: 2px solid }
  </style></head><body><header></header><main>
    <button style="position: absolute; top: 20px">covered</button>
    <button class="bare">bare</button>
    <div class="row"><button>one</button><button>two</button></div>
    <button tabindex="3">early</button>
    <button id="skipped">skipped</button>
  </main></body></html>`)
  await page.evaluate(() => {
    const skipped = document.querySelector<HTMLElement>('#skipped')
    skipped?.addEventListener('focus', () => skipped.blur())
  })
  const count = await page.evaluate(watchFocus)
  await pressTab(page, count)
  const stops = await page.evaluate(focusStops)
  expect(stops.flatMap(({ name, fault }) => (fault ? [`${name} ${fault}`] : []))).toEqual([
    'button "covered" has the focus but is covered or off screen: mind scroll-padding',
    'button "bare" shows no focus ring: leave :focus-visible its outline',
  ])
  const order = (
    await page.evaluate(
      orderFaults,
      stops.map(({ index }) => index),
    )
  ).join('\n')
  expect(order).toContain('button "skipped" is not reached by Tab')
  expect(order).toContain('button "early" has a tabindex above 0')
  expect(order).toContain('button "two" takes the focus after button "one", but is seen before it')
})
