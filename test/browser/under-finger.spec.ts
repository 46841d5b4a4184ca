import type { Page } from '@playwright/test'
import { everyAddress, firstOfKinds, placeOf } from '#test/support/addresses.ts'
import { atRest, expect, hydrated, loop } from '#test/support/browser.ts'
import { inShort, isWhole } from '#test/support/extent.ts'
import { labelsUnderHeader, movedAway, textsInView } from '#test/support/page-checks/under-finger.ts'

/** A phone with its keyboard open, and a desk. */
const sizes = [
  { width: 390, height: 500 },
  { width: 1440, height: 900 },
]

/** A link to the same page with another query, of each kind the first. */
const linksToStates = (page: Page) =>
  page.locator('main a[href]').evaluateAll((links) => {
    const kinds = new Map<string, string>()
    for (const link of links) {
      if (!(link instanceof HTMLAnchorElement) || link.target || !link.checkVisibility()) continue
      if (link.pathname !== location.pathname || link.search === location.search || link.hash) continue
      const kind = [...new URLSearchParams(link.search).keys()].join()
      if (!kinds.has(kind)) kinds.set(kind, link.href)
    }
    return [...kinds.values()]
  })

/** The browser goes to the link's address: what is new there must be in the first window. */
async function expectStatesInView(page: Page): Promise<void> {
  const before = new Set(await page.evaluate(textsInView))
  for (const link of (await linksToStates(page)).slice(0, inShort(1, 4))) {
    const from = page.url()
    await page.goto(link)
    await atRest(page)
    const isNew = (await page.evaluate(textsInView)).some((text) => !before.has(text))
    expect.soft(isNew, `${link}: what it changed is below the window; lead to its fragment`).toBe(true)
    await page.goto(from)
  }
}

for (const address of isWhole ? everyAddress : firstOfKinds) {
  const { name, language, path } = address
  const taken = isWhole || name === 'home' ? sizes : sizes.slice(placeOf(address) % 2).slice(0, 1)
  loop(
    `${name} (${language}) ${path}: what is pressed stays, what it changes is in view`,
    async ({ page }) => {
      loop.slow()
      for (const { width, height } of taken) {
        await page.setViewportSize({ width, height })
        await page.goto(path)
        await hydrated(page)
        expect.soft(await page.evaluate(labelsUnderHeader), `${width} px`).toEqual([])
        await expectStatesInView(page)
        await hydrated(page)
        expect.soft(await page.evaluate(movedAway, inShort(1, 4)), `${width} px`).toEqual([])
      }
    },
  )
}
