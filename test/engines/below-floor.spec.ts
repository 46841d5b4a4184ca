import type { EnginePage } from './engine.ts'
import { clickOn, expect, inBothLanguages, test, until } from './test.ts'

const phone: [number, number] = [390, 844]
const desktop: [number, number] = [1440, 900]
const [{ query: english }, { query: hebrew }] = inBothLanguages

/** A width has the one language in one journey and the other in the next. */
const inTurn = [
  [
    { query: english, size: phone },
    { query: hebrew, size: desktop },
  ],
  [
    { query: hebrew, size: phone },
    { query: english, size: desktop },
  ],
] as const

function journey(
  name: string,
  turn: 0 | 1,
  steps: (to: (path: string) => Promise<EnginePage>) => Promise<void>,
) {
  for (const { query, size } of inTurn[turn])
    test(`${name} (${size[0]} px${query})`, async ({ visit, at }) => {
      await visit.resize(...size)
      await steps(async (path) => {
        await visit.open(at(path + query))
        await isWhole(visit)
        return visit
      })
    })
}

/** The page is as without script, also after the loader had its time. */
async function isWhole(page: EnginePage): Promise<void> {
  const seen = await page.run(async () => {
    dispatchEvent(new Event('pointerdown'))
    await new Promise((resolve) => setTimeout(resolve, 700))
    return {
      hydrated: document.querySelectorAll('[data-hydrated]').length,
      isUndefined: /undefined|NaN/.test(document.body.innerText),
      isTooWide: document.documentElement.scrollWidth > innerWidth,
    }
  })
  expect(seen).toEqual({ hydrated: 0, isUndefined: false, isTooWide: false })
  expect(page.messages()).toEqual([])
}

const arrived = (page: EnginePage, query: string) =>
  until('the next page', () =>
    page.run((wanted) => location.search.includes(wanted) && document.readyState === 'complete', query),
  )

/** How many elements are seen: a closed menu is not, what scrolls is. */
const shown = (page: EnginePage, selector: string) =>
  page.run(
    (wanted) =>
      [...document.querySelectorAll(wanted)].filter(
        (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible',
      ).length,
    selector,
  )

/** The page below the header, where an open menu would be. */
const covering = (page: EnginePage) =>
  page.run(() => document.elementFromPoint(innerWidth / 2, 300)?.closest('[popover]')?.id ?? null)

const isCovered = (page: EnginePage, selector: string) =>
  page.run((wanted) => {
    const button = document.querySelector(wanted)
    const { left = 0, top = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {}
    return !button?.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }, selector)

const menus = [
  { path: '/', id: 'mobile-menu', links: 14, size: phone },
  { path: '/biostatistics', id: 'services-sheet', links: 6, size: phone },
  { path: '/', id: 'solutions-menu', links: 22, size: desktop },
  { path: '/', id: 'study-design-menu', links: 6, size: desktop },
]

for (const [index, { path, id, links, size }] of menus.entries()) {
  for (const hasScript of [true, false]) {
    const { query } = inBothLanguages[(index + Number(hasScript)) % 2] ?? { query: english }
    test(`${id}${query}, script ${hasScript}: closed, opens at a press and by keyboard, leads on`, async ({
      started,
      at,
    }) => {
      const page = await started.newPage({ hasScript })
      await page.resize(...size)
      await page.open(at(path + query))
      if (hasScript) await isWhole(page)
      expect(await covering(page)).toBeNull()
      expect(await shown(page, `#${id} a`)).toBe(0)
      await clickOn(page, `[popovertarget="${id}"]`)
      await until('the menu', async () => (await shown(page, `#${id} a`)) >= links)
      expect(await isCovered(page, `[popovertarget="${id}"]`), 'the button stays in sight').toBe(false)
      await page.open(at(path + query))
      for (let stop = 0; stop < 40 && (await shown(page, `#${id} a`)) === 0; stop += 1)
        await page.press('Tab')
      expect(await shown(page, `#${id} a`), 'by keyboard').toBeGreaterThanOrEqual(links)
      await page.press('Tab')
      const target = await page.run(() => document.activeElement?.getAttribute('href') ?? '')
      await page.press('Enter')
      const { pathname, hash } = new URL(target, at(path))
      await until('the address', () =>
        page.run((wanted) => location.pathname + location.hash === wanted, pathname + hash),
      )
      await page.close()
    })
  }
}

journey('the contact form is sent, the reference shown', 0, async (to) => {
  const page = await to('/')
  for (const [name, text] of Object.entries({
    firstName: 'Noa',
    lastName: 'Levi',
    email: 'noa@sponsor.example',
    message: 'A trial in two arms.',
  })) {
    await clickOn(page, `#contact-${name}`)
    await page.type(text)
  }
  await clickOn(page, '#contact button[type=submit]')
  await until('the receipt', () =>
    page.run(() => /[A-Z0-9]{4}-[A-Z0-9]{4}/.test(document.querySelector('main')?.innerText ?? '')),
  )
})

journey('the glossary has all terms, and fewer after a search', 1, async (to) => {
  const page = await to('/key-concepts')
  const all = await shown(page, '.terms details')
  expect(all).toBeGreaterThan(300)
  await clickOn(page, '#glossary-search')
  await page.type('bayes')
  await page.press('Enter')
  await arrived(page, 'q=bayes')
  const left = await shown(page, '.terms details')
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(all / 4)
})

journey('all publications are listed, and fewer after a search', 0, async (to) => {
  const page = await to('/blog/scientific-articles')
  expect(await shown(page, '.publication')).toBe(35)
  await clickOn(page, 'input[name=q]')
  await page.type('survival')
  await page.press('Enter')
  await arrived(page, 'q=survival')
  const left = await shown(page, '.publication')
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(35)
})

journey('the search finds a term', 1, async (to) => {
  const page = await to('/search')
  await clickOn(page, 'main input[name=q]')
  await page.type('hazard')
  await page.press('Enter')
  await arrived(page, 'q=hazard')
  await until('the hits', () => shown(page, 'main a[href*="/key-concepts"]'))
})

journey('a design answers what is asked', 0, async (to) => {
  const page = await to('/study-design/two-means')
  const answer = () => page.run(() => document.querySelector('#result')?.textContent ?? '')
  const before = await answer()
  await page.run(() => {
    const field = document.querySelector<HTMLInputElement>('main form [name="difference"]')
    if (field) field.value = '4'
  })
  await clickOn(page, 'main form button[type=submit]')
  await arrived(page, 'difference=4')
  expect(await answer()).not.toBe(before)
})
