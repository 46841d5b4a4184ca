import type { Page } from '@playwright/test'
import { publicationRecords } from '#content/publications/records.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { attributesOf, documentOf } from '#test/support/html.ts'

test.use({ takesTurns: true })

const path = '/blog/scientific-articles'

const words = {
  en: { empty: 'No publications found', clear: 'Clear Filters', submit: 'Show results' },
  he: { empty: 'לא נמצאו פרסומים', clear: 'ניקוי הסינון', submit: 'הצגת תוצאות' },
}

function shownIds(page: Page) {
  return page.locator('.publication:not([hidden])').evaluateAll((entries) => entries.map(({ id }) => id))
}

async function servedIds(page: Page) {
  const document = documentOf(await (await page.request.get(page.url())).text())
  return attributesOf(document, 'id', 'li[data-type]:not([hidden])')
}

for (const { language, query } of inBothLanguages) {
  const { empty, clear, submit } = words[language]
  const total = publicationRecords.length

  test.describe(`publications in ${language}`, () => {
    test('typing and choosing: the list and the address follow, Back undoes a choice, also from another page; no button asks for results; nothing found: said, and one button shows all again, also in a new tab', async ({
      page,
      context,
    }) => {
      await page.goto(path + query)
      const search = page.getByRole('searchbox')
      await expect(search).toBeVisible()
      await expect(page.getByRole('button', { name: submit })).toHaveCount(0)
      await hydrated(page)
      const [year, type] = [page.locator('select[name=year]'), page.locator('select[name=type]')]
      const before = await page.evaluate(() => navigation.entries().length)

      await search.pressSequentially(' SmiTH ')
      await expect(page).toHaveURL(/[?&]q=SmiTH$/)
      const found = await shownIds(page)
      expect(found.length).toBeGreaterThan(1)
      expect(found.length).toBeLessThan(total)
      expect(await servedIds(page)).toEqual(found)
      await expect(page.locator('[data-count]')).toContainText(String(found.length))
      await expect(page.getByRole('status').filter({ hasText: String(total) })).toContainText(
        String(found.length),
      )
      expect(await page.evaluate(() => navigation.entries().length), 'typing makes no history').toBe(before)

      await type.selectOption('article')
      await expect(page).toHaveURL(/q=SmiTH&type=article$/)
      await year.selectOption({ index: 3 })
      await expect(page).toHaveURL(/year=\d{4}/)
      await expect.poll(() => shownIds(page)).toEqual(await servedIds(page))
      expect(await page.evaluate(() => navigation.entries().length), 'a choice does').toBe(before + 2)
      const bar = page.locator('.plot-link[aria-current=true]')
      await expect(bar).toHaveAttribute('href', new RegExp(`year=${await year.inputValue()}$`))

      await page.goBack()
      await expect(year).toHaveValue('')
      await expect(bar).toHaveCount(0)
      await expect(type).toHaveValue('article')
      await page.goBack()
      await expect(type).toHaveValue('')
      await expect.poll(() => shownIds(page)).toEqual(found)

      await page.locator('main nav > ul a').first().click()
      await expect(page).toHaveURL(`/blog${query}`)
      await page.goBack()
      await expect(search).toHaveValue('SmiTH')
      await expect.poll(() => shownIds(page)).toEqual(found)

      await hydrated(page)
      await type.selectOption('book')
      await search.fill(`[.*+?^$ \\ \ud800 <script> ${'x'.repeat(1000)}`)
      await expect(page.getByText(empty, { exact: true })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: empty })).toHaveCount(1)
      await expect.poll(() => shownIds(page)).toEqual([])

      await test.step('in a new tab: the filters of this one stay', async () => {
        const typed = await search.inputValue()
        const opened = context.waitForEvent('page')
        await page.getByRole('link', { name: clear }).click({ modifiers: ['ControlOrMeta'] })
        const other = await opened
        await expect(other).toHaveURL(path + query)
        await other.close()
        await expect(page.getByText(empty, { exact: true })).toBeVisible()
        await expect(search).toHaveValue(typed)
      })

      await page.getByRole('link', { name: clear }).click()
      await expect(search).toBeFocused()
      await expect(page).toHaveURL(path + query)
      for (const name of ['q', 'year', 'type']) await expect(page.locator(`[name=${name}]`)).toHaveValue('')
      await expect.poll(() => shownIds(page)).toHaveLength(total)
      await expect(page.getByText(empty, { exact: true })).toBeHidden()
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })
      test('the form asks the server, by the same address', async ({ page }) => {
        await page.goto(path + query)
        await page.getByRole('searchbox').fill('smith')
        await page.locator('select[name=type]').selectOption('article')
        await page.getByRole('button', { name: submit }).click()
        await expect(page).toHaveURL(/q=smith/)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator('select[name=type]')).toHaveValue('article')
        const shown = await page.locator('.publication:visible').count()
        expect(shown).toBeGreaterThan(0)
        expect(shown).toBeLessThan(total)
        await page.getByRole('searchbox').fill('zzzz')
        await page.getByRole('button', { name: submit }).click()
        await expect(page.getByText(empty, { exact: true })).toBeVisible()
        await page.getByRole('link', { name: clear }).click()
        await expect(page.locator('.publication:visible')).toHaveCount(total)
      })
    })

    test('a post: a readable column with figures beside it, contents that lead to their headings, formulas in order', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`/blog/supply-chain-early-phase-studies${query}`)
      await test.step('between the paragraphs if letters are larger', async () => {
        const isBeside = () =>
          page.locator('[data-article]').evaluate((article) => {
            const text = article.querySelector('p')?.getBoundingClientRect()
            const figure = article.querySelector('figure')?.getBoundingClientRect()
            return text && figure ? figure.left >= text.right || figure.right <= text.left : null
          })
        const setLetters = (size: string | null) =>
          page.locator('html').evaluate((html, value) => {
            if (value) html.setAttribute('data-font', value)
            else html.removeAttribute('data-font')
          }, size)
        expect(await isBeside()).toBe(true)
        await setLetters('130')
        expect(await isBeside()).toBe(false)
        await setLetters(null)
      })

      const column = page.locator('[data-article]')
      const widthInCh = await column
        .locator('> p')
        .first()
        .evaluate((element) => {
          const ruler = element.appendChild(document.createElement('p'))
          ruler.textContent = '0'.repeat(100)
          ruler.className = 'absolute whitespace-nowrap'
          const width = ruler.getBoundingClientRect().width / 100
          ruler.remove()
          return element.getBoundingClientRect().width / width
        })
      expect(widthInCh).toBeGreaterThan(55)
      expect(widthInCh).toBeLessThanOrEqual(72)

      const link = page.locator('nav a[href="#section-3"]')
      await link.click()
      const heading = page.locator('#section-3')
      await expect
        .poll(async () =>
          Math.abs((await heading.evaluate((element) => element.getBoundingClientRect().top)) - 100),
        )
        .toBeLessThanOrEqual(2)
      const own = page.locator('[data-article] a[href="#section-3"]')
      await expect(own).toHaveCSS('opacity', '0')
      await heading.hover()
      await expect(own).toHaveCSS('opacity', '1')
      await page.mouse.move(5, 500)
      await own.focus()
      await expect(own).toHaveCSS('opacity', '1')

      const formula = '60 × 6 = 360'
      const lefts = await column.locator('li', { hasText: formula }).evaluate((item, text) => {
        const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT)
        const places: number[] = []
        const range = new Range()
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (let i = 0; i < (node.textContent?.length ?? 0); i += 1) {
            range.setStart(node, i)
            range.setEnd(node, i + 1)
            places.push(range.getBoundingClientRect().left)
          }
        }
        const at = item.textContent?.indexOf(text) ?? 0
        return [0, 5, 9].map((offset) => places[at + offset] ?? 0)
      }, formula)
      expect(lefts).toHaveLength(3)
      expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))

      await page.locator('.post-card a').first().click()
      await expect(page).not.toHaveURL(/supply-chain/)
      await expect(page).toHaveURL(language === 'he' ? /\?lang=he$/ : /\/blog\/[a-z-]+$/)
      expect(await page.evaluate(() => scrollY), 'another post begins at its top').toBe(0)
    })
  })
}
