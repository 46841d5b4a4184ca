import type { Page, Request } from '@playwright/test'
import type { Language } from '#content/locales.ts'
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

/** Parsing takes long, so first a look at the text. */
async function fieldsAt(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  return /<(?:input|textarea)\b/.test(html) ? attributesOf(documentOf(html), 'name', typedInto) : []
}

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

const addressWith = (path: string, names: readonly string[]) =>
  `${path}${path.includes('?') ? '&' : '?'}${names.map((name) => `${name}=${typed}`).join('&')}#${typed}`

/** What a form on another page puts into their addresses. */
const carried: Record<string, string[]> = {
  'message-received': ['reference', 'proof'],
  'study-design-compare': ['design'],
  'term-study': ['q'],
}

/** Pages without fields are alike: a short run takes two in each language. */
async function withFields(page: Page, language: Language) {
  const pages: { path: string; fields: string[] }[] = []
  let others = 0
  for (const { name, path } of (isWhole ? everyAddress : firstOfKinds).filter(
    (address) => address.language === language,
  )) {
    const fields = [...(await fieldsAt(page, path)), ...(carried[name] ?? [])]
    if (fields.length === 0) others += 1
    if (fields.length > 0 || isWhole || others <= 2) pages.push({ path, fields })
  }
  return pages
}

for (const { language } of inBothLanguages)
  loop(
    `every page (${language}): typed values stay in the browser; elsewhere page views report all`,
    async ({ page, baseURL }) => {
      loop.setTimeout(300_000)
      for (const { path, fields } of await withFields(page, language)) {
        const address = addressWith(path, [...new Set(fields), 'x', typed])
        const reports = await reportsOf(page, address)
        if (fields.length === 0) {
          expect
            .soft(
              reports.map(({ location }) => location),
              path,
            )
            .toEqual(['', 'a', 'ab'].map((more) => `${baseURL}${address}${more}`))
          continue
        }
        for (const { location, whole } of reports) {
          expect.soft(whole, path).not.toContain(typed)
          expect.soft(location.startsWith(baseURL + path), path).toBe(true)
        }
      }
    },
  )

const noPages = ['/BRIEF', '/brief%3Fsubject=Zq7', '/brief&subject=Zq7', '/blog/no-such-post'].flatMap(
  (path, place) =>
    (isWhole ? ['', '?lang=he'] : [place % 2 === 0 ? '' : '?lang=he']).map((query) => path + query),
)

loop('paths that are no page: no typed value leaves the browser', async ({ page, expected }) => {
  expected.push(/404/)
  for (const path of noPages)
    for (const { whole } of await reportsOf(page, addressWith(path, ['subject', 'sd'])))
      expect.soft(whole, path).not.toContain(typed)
})

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
