import type { Page, Request } from '@playwright/test'
import { expect, loop } from '#test/support/browser.ts'
import { hasLeft } from '#test/support/left.ts'

/** No page of the site contains it. */
const typed = 'Zq7'

/** Opens the address, then changes it as while somebody types. @returns the reports of page views */
async function reportsOf(page: Page, address: string) {
  const requests: Request[] = []
  const note = (request: Request) => {
    if (new URL(request.url()).pathname === '/api/page-view') requests.push(request)
  }
  page.on('request', note)
  await page.goto(address)
  await expect.poll(() => requests.length, { intervals: [20] }).toBe(1)
  for (const more of ['a', 'ab'])
    await page.evaluate((next) => history.replaceState(null, '', next), `${address}${more}`)
  await expect.poll(() => requests.length, { intervals: [20] }).toBe(3)
  page.off('request', note)
  return Promise.all(
    requests.map(async (request) => ({
      location: String(request.postDataJSON().location),
      whole: `${request.postData()} ${JSON.stringify(await request.allHeaders())}`,
    })),
  )
}

const design = '/study-design/two-means'

/** Which parameters leave is said by each page (`test/site/reported.test.ts`): one function of the browser reads it. */
const addresses = [
  `/search?q=${typed}#${typed}`,
  `/key-concepts?lang=he&q=${typed}`,
  `/message-received?reference=${typed}&proof=${typed}`,
  ...(hasLeft(design) ? [] : [`${design}?lang=he&sd=${typed}`]),
  `/BRIEF?subject=${typed}`,
  `/brief%3Fsubject=${typed}`,
  `/blog/no-such-post?lang=he&sd=${typed}`,
]

loop(
  'with typed values, also on paths that are no page: they leave in no report of a page view, nor beside it',
  async ({ page, baseURL, expected }) => {
    expected.push(/404/)
    for (const address of addresses) {
      const [path = ''] = address.split(/\?|%3F/)
      for (const { location, whole } of await reportsOf(page, address)) {
        expect.soft(whole, address).not.toContain(typed)
        expect.soft(location.startsWith(baseURL + path), address).toBe(true)
      }
    }
  },
)

loop('choices are reported beside what is typed', async ({ page, baseURL }) => {
  const [first] = await reportsOf(page, `/key-concepts?q=${typed}&letter=B#main`)
  expect(first?.location).toBe(`${baseURL}/key-concepts?redacted&letter=B#main`)
})

loop(
  'an error of a script on a page that does not exist: reported without what was typed',
  async ({ page, expected }) => {
    expected.push(/404/, /of this test/)
    await page.goto(`/brief%3Fsubject=${typed}`)
    const [request] = await Promise.all([
      page.waitForRequest('**/api/reports'),
      page.evaluate(() => {
        setTimeout(() => {
          throw new Error('of this test')
        })
      }),
    ])
    expect(`${request.postData()} ${JSON.stringify(await request.allHeaders())}`).not.toContain(typed)
  },
)

loop(
  'a link to another site, on pages with typed values: only the host is told',
  async ({ page, expected, baseURL }) => {
    expected.push(/else\.example/)
    await page.route('https://else.example/**', (route) => route.fulfill({ body: 'elsewhere' }))
    for (const path of hasLeft(design) ? ['/search'] : [design, '/search']) {
      await page.goto(`${path}?sd=${typed}&q=${typed}`)
      await page.evaluate(() => {
        const link = document.createElement('a')
        link.href = 'https://else.example/'
        link.textContent = 'elsewhere'
        document.body.appendChild(link)
      })
      const asked = page.waitForRequest('https://else.example/')
      await page.getByRole('link', { name: 'elsewhere' }).click()
      expect.soft((await (await asked).allHeaders()).referer, path).toBe(`${baseURL}/`)
    }
  },
)
