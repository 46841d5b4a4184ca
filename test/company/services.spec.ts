import type { Page } from '@playwright/test'
import { atRest, expect, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

/** In px from the top of the window. */
const topOf = (page: Page, id: string) =>
  page.evaluate((target) => document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN, id)

/** An anchor's target is below the header of 80 px and 20 px of space. */
async function expectInPlace(page: Page, id: string) {
  await expect(async () => {
    expect(Math.abs((await topOf(page, id)) - 100), `${id} stands at 100 px`).toBeLessThanOrEqual(2)
  }).toPass()
}

const openGroups = (page: Page) =>
  page.locator('details[open]').evaluateAll((groups) => groups.map(({ id }) => id))

for (const { language, query } of inBothLanguages) {
  test.describe(`services in ${language}`, () => {
    test('an anchor in the address, a change of hash, a press in the index: the card stands 100 px from the top', async ({
      page,
    }) => {
      const views: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/api/page-view'))
          views.push(JSON.parse(request.postData() ?? '{}').location)
      })
      await page.goto(`/data-management${query}#cdisc-compliance`)
      await expectInPlace(page, 'cdisc')

      await page.evaluate(() => {
        location.hash = '#epro'
      })
      await expectInPlace(page, 'epro')
      const index = page.locator('nav[aria-labelledby="index-title"]')
      await expect(index, 'the index stays in sight').toBeInViewport({ ratio: 1 })

      const before = await page.evaluate(() => navigation.entries().length)
      views.length = 0
      let documents = 0
      page.on('request', (request) => {
        if (request.resourceType() === 'document') documents += 1
      })
      await index.locator('[href="#inventory"]').click()
      await expectInPlace(page, 'inventory')
      expect(new URL(page.url()).hash).toBe('#inventory')
      expect(new URL(page.url()).search).toBe(query)
      expect(await page.evaluate(() => navigation.entries().length)).toBe(before + 1)
      expect(views).toEqual([page.url()])
      expect(documents).toBe(0)
    })

    test('the page moves after the load: the card comes back to its place, unless the visitor scrolls', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const move = () => {
          const heading = document.querySelector('h1')
          if (heading) heading.style.marginBlockEnd = '300px'
          document.documentElement.dataset.moved = ''
          if (location.search.includes('scrolling')) dispatchEvent(new WheelEvent('wheel'))
        }
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.overflowAnchor = 'none'
        })
        // On the page's own clock, which starts late on a busy machine: before the page corrects
        // the position after 100 ms.
        const { setTimeout: wait } = window
        Object.assign(window, {
          setTimeout(work: () => void, ms?: number) {
            if (ms === 100) wait(move, 60)
            return wait(work, ms)
          },
        })
      })
      await page.goto(`/biostatistics${query}#pk-pd`)
      await page.locator('html[data-moved]').waitFor()
      await expectInPlace(page, 'pk-pd')

      await page.goto(`/biostatistics${query ? `${query}&` : '?'}scrolling#pk-pd`)
      await page.locator('html[data-moved]').waitFor()
      await atRest(page)
      expect(await topOf(page, 'pk-pd')).toBeGreaterThan(300)
    })

    test('the other language: the place inside a card is kept, although the address names the card', async ({
      page,
    }) => {
      await page.goto(`/clinical-solutions${query}#medical-coding`)
      await expectInPlace(page, 'medical-coding')
      // By wheel, as a visitor: after a scroll by script the page returns to its anchor.
      await page.mouse.move(700, 500)
      // Again if the page was still moving.
      await expect(async () => {
        await page.mouse.wheel(0, 400)
        await atRest(page)
        expect(await topOf(page, 'medical-coding')).toBeLessThan(-250)
      }).toPass()
      await page.locator('header a[data-language]:visible').click()
      await page.waitForURL((url) => url.search !== query)
      await atRest(page)
      expect(await topOf(page, 'medical-coding')).toBeLessThan(-150)
    })

    test('the accordion: one group open, the open one closes, "+N" painted in order', async ({ page }) => {
      await page.goto(`/solutions${query}`)
      expect(await openGroups(page)).toEqual(['data-management'])
      await page.locator('#biostatistics summary').click()
      expect(await openGroups(page)).toEqual(['biostatistics'])
      const [sign, digit] = await page
        .locator('#biostatistics li')
        .first()
        .getByText(/^\+3/)
        .last()
        .evaluate((element) => {
          const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
          return [0, 1].map((start) => {
            const range = new Range()
            if (text) range.setStart(text, start)
            if (text) range.setEnd(text, start + 1)
            return range.getBoundingClientRect().left
          })
        })
      expect(sign).toBeLessThan(digit ?? 0)
      await page.locator('#biostatistics summary').press('Enter')
      expect(await openGroups(page)).toEqual([])
    })

    test('Back: to the page before, past the anchors of this one; without one, to the page above', async ({
      page,
    }) => {
      await page.goto(`/clinical-solutions${query}`)
      await page.locator('[data-back]').click()
      await expect(page).toHaveURL(`/solutions${query}`)

      await page.goto(`/${query}`)
      await page.locator('footer a[href^="/data-management"]').click()
      await page.locator('nav [href="#ctms"]').click()
      // The index moves until the page is at rest.
      await expectInPlace(page, 'ctms')
      await page.locator('nav [href="#randomization"]').click()
      await expectInPlace(page, 'randomization')
      await page.locator('[data-back]').click()
      await expect(page).toHaveURL(`/${query}`)
    })
  })

  test.describe(`services in ${language} without script`, () => {
    test.use({ javaScriptEnabled: false })

    test('anchors reach their cards, the accordion opens one at a time, Back leads up', async ({ page }) => {
      const inPlace = (id: string) =>
        expect(async () => {
          const box = await page.locator(`article#${id}`).boundingBox()
          expect(Math.abs((box?.y ?? Number.NaN) - 100)).toBeLessThanOrEqual(2)
        }).toPass()

      await page.goto(`/biostatistics${query}#pk-pd-analysis`)
      await inPlace('pk-pd')
      await page.locator('nav [href="#bioinformatics"]').click()
      await inPlace('bioinformatics')
      await page.locator('[data-back]').click()
      await expect(page).toHaveURL(`/solutions${query}`)

      await page.locator('#clinical-solutions summary').click()
      await expect(page.locator('details[open]')).toHaveCount(1)
      await expect(page.locator('#clinical-solutions li h3')).toHaveCount(3)
      await expect(page.locator('#clinical-solutions li h3').first()).toBeVisible()
      await page.locator('#clinical-solutions summary').click()
      await expect(page.locator('details[open]')).toHaveCount(0)
    })
  })
}
