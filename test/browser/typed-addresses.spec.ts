import type { Page, Request } from '@playwright/test'
import { everyAddress, firstOfKinds } from '#test/support/addresses.ts'
import { expect, inBothLanguages, loop } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'
import { attributesOf, documentOf } from '#test/support/html.ts'
import { hasLeft } from '#test/support/left.ts'

/** No page of the site contains it. */
const typed = 'Zq7'

/** A slider is a choice: nobody types into it. */
const typedInto =
  'form:not([method="post"], [method="dialog"]) :is(input:not([type="hidden"], [type="range"]), textarea)'

const fieldsAt = async (page: Page, path: string) =>
  attributesOf(documentOf(await (await page.request.get(path)).text()), 'name', typedInto)

/** Opens the address, then changes it as while somebody types. @returns the reports of page views */
async function reportsOf(page: Page, address: string) {
  const requests: Request[] = []
  const note = (request: Request) => {
    if (new URL(request.url()).pathname === '/api/page-view') requests.push(request)
  }
  page.on('request', note)
  await page.goto(address)
  await expect.poll(() => requests.length).toBe(1)
  for (const more of ['a', 'ab'])
    await page.evaluate((next) => history.replaceState(null, '', next), `${address}${more}`)
  await expect.poll(() => requests.length).toBe(3)
  page.off('request', note)
  return Promise.all(
    requests.map(async (request) => ({
      location: String(request.postDataJSON().location),
      whole: `${request.postData()} ${JSON.stringify(await request.allHeaders())}`,
    })),
  )
}

const addressWith = (path: string, names: readonly string[]) =>
  `${path}${path.includes('?') ? '&' : '?'}${names.map((name) => `${name}=${typed}`).join('&')}#${typed}`

/** What a form on another page puts into their addresses. */
const carried: Record<string, string[]> = {
  'message-received': ['reference', 'proof'],
  'study-design-compare': ['design'],
  'term-study': ['q'],
}

for (const { name, path } of isWhole ? everyAddress : firstOfKinds) {
  loop(
    `${path}: typed values stay in the browser; elsewhere page views report all`,
    async ({ page, baseURL }) => {
      const fields = [...(await fieldsAt(page, path)), ...(carried[name] ?? [])]
      const address = addressWith(path, [...new Set(fields), 'x', typed])
      const reports = await reportsOf(page, address)
      if (fields.length === 0) {
        expect(reports.map(({ location }) => location)).toEqual(
          ['', 'a', 'ab'].map((more) => `${baseURL}${address}${more}`),
        )
        return
      }
      for (const { location, whole } of reports) {
        expect(whole).not.toContain(typed)
        expect(location.startsWith(baseURL + path)).toBe(true)
      }
    },
  )
}

for (const { query } of inBothLanguages) {
  for (const path of ['/BRIEF', '/brief%3Fsubject=Zq7', '/brief&subject=Zq7', '/blog/no-such-post']) {
    loop(
      `${path}${query}, which is no page: no typed value leaves the browser`,
      async ({ page, expected }) => {
        expected.push(/404/)
        const reports = await reportsOf(page, addressWith(path + query, ['subject', 'sd']))
        for (const { whole } of reports) expect(whole).not.toContain(typed)
      },
    )
  }
}

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

const design = '/study-design/two-means'

for (const path of hasLeft(design) ? ['/search'] : [design, '/search']) {
  loop(`a link of ${path} to another site: only the host is told`, async ({ page, expected, baseURL }) => {
    expected.push(/else\.example/)
    await page.route('https://else.example/**', (route) => route.fulfill({ body: 'elsewhere' }))
    await page.goto(`${path}?sd=${typed}&q=${typed}`)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = 'https://else.example/'
      link.textContent = 'elsewhere'
      document.body.appendChild(link)
    })
    const asked = page.waitForRequest('https://else.example/')
    await page.getByRole('link', { name: 'elsewhere' }).click()
    expect((await (await asked).allHeaders()).referer).toBe(`${baseURL}/`)
  })
}
