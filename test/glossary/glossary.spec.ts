import type { Page } from '@playwright/test'
import records from '#content/glossary/terms.json' with { type: 'json' }
import { atRest, expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

const words = {
  en: {
    q: 'hazard',
    letter: 'C',
    other: 'D',
    clear: 'Clear all',
    all: 'All',
    showing: (shown: number) => `Showing ${shown} of ${records.length} terms`,
    remove: 'Remove filter: hazard',
    empty: 'No terms found',
    showAll: 'Show all terms',
  },
  he: {
    q: 'סיכונים',
    letter: 'מ',
    other: 'ט',
    clear: 'ניקוי הכול',
    all: 'הכול',
    showing: (shown: number) => `מוצגים ${shown} מתוך ${records.length} מונחים`,
    remove: 'הסרת הסינון: סיכונים',
    empty: 'לא נמצאו מונחים',
    showAll: 'הצגת כל המונחים',
  },
}

const path = (query: string, more: { q?: string; letter?: string }) =>
  `/key-concepts?${new URLSearchParams([...new URLSearchParams(query), ...Object.entries(more)])}`

/** The rows that are shown, groups, letters and chips: of the page, or of the answer of the server to an address. */
function stateOf(page: Page, asked?: string) {
  return page.evaluate(async (address) => {
    const root = await new Promise<Document>((resolve) => {
      if (address === undefined) return resolve(document)
      const request = new XMLHttpRequest()
      request.open('GET', address)
      request.responseType = 'document'
      request.onload = () => resolve(request.responseXML ?? new Document())
      request.send()
    })
    const texts = (selector: string) =>
      [...root.querySelectorAll(selector)].map((element) => element.textContent)
    return {
      rows: [...root.querySelectorAll('#terms details:not([hidden])')].map(({ id }) => id),
      groups: texts('#terms section:not([hidden]) h3'),
      letters: [...root.querySelectorAll<HTMLButtonElement>('.letter-button')].map(
        (button) => `${button.textContent} ${button.disabled} ${button.getAttribute('aria-pressed')}`,
      ),
      chips: [...root.querySelectorAll('form li a[aria-label]')].map((chip) =>
        chip.getAttribute('aria-label'),
      ),
      counter: texts('form[role=search] p'),
      field: root.querySelector<HTMLInputElement>('[name=q]')?.value,
      isEmpty: root.getElementById('no-terms')?.hidden === false,
    }
  }, asked)
}

for (const { language, query } of inBothLanguages) {
  const word = words[language]

  test(`typing, letters, chips and Back (${language}): each state has its address; nothing found: a way back to all terms`, async ({
    page,
    context,
  }) => {
    await page.goto(`/key-concepts${query}`)
    await hydrated(page)
    const field = page.getByRole('searchbox')
    const letter = (name: string) => page.locator('.letter-button', { hasText: name })
    const terms = page.locator('#terms details:not([hidden])')
    const status = page.locator('form[role=search] [role=status]')
    const start = await stateOf(page)
    expect(start.rows).toHaveLength(records.length)

    // An open card stays open while other rows come and go.
    const card = page.locator('#hazard-function')
    await card.scrollIntoViewIfNeeded()
    // Groups that scroll into view get their real height, which moves the card.
    await atRest(page)
    await card.locator('summary').click()
    await expect(card).toHaveAttribute('open', '')
    await expect(status).toBeEmpty()

    const entries = await page.evaluate(() => navigation.entries().length)
    await field.pressSequentially(word.q)
    await expect(terms).not.toHaveCount(records.length)
    const found = await terms.count()
    await expect(page.getByText(word.showing(found)).first()).toBeVisible()
    await expect(page).toHaveURL(path(query, { q: word.q }))
    await expect(status).toHaveText(word.showing(found))
    expect(await page.evaluate(() => navigation.entries().length)).toBe(entries)
    const typed = await stateOf(page)
    expect(typed.chips).toEqual([word.remove])

    await test.step('a filter taken off in a new tab: this one keeps it', async () => {
      const opened = context.waitForEvent('page')
      await page.getByRole('link', { name: word.remove }).click({ modifiers: ['ControlOrMeta'] })
      const other = await opened
      await expect(other).toHaveURL(`/key-concepts${query}`)
      await other.close()
      expect(await stateOf(page)).toEqual(typed)
    })

    await letter(word.letter).click()
    await expect(page).toHaveURL(path(query, { q: word.q, letter: word.letter }))
    await expect(letter(word.letter)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('#terms section:not([hidden])')).toHaveCount(1)
    await expect(page.locator('form li a[aria-label]')).toHaveCount(2)

    // A second press clears the letter.
    await letter(word.letter).click()
    await expect(page).toHaveURL(path(query, { q: word.q }))
    await expect(terms).toHaveCount(found)

    await page.getByRole('link', { name: word.remove }).click()
    await expect(terms).toHaveCount(records.length)
    await expect(field).toHaveValue('')
    await expect(page.locator('form[role=search] p')).toBeFocused()
    await expect(page).toHaveURL(`/key-concepts${query}`)
    await expect(card).toHaveAttribute('open', '')
    // Letters and chips follow one frame after the rows.
    await expect.poll(() => stateOf(page)).toEqual(start)

    await page.goBack()
    await expect(field).toHaveValue(word.q)
    await expect(terms).toHaveCount(found)
    await expect.poll(() => stateOf(page)).toEqual(typed)
    await page.goBack()
    await expect(letter(word.letter)).toHaveAttribute('aria-pressed', 'true')

    await field.fill('zqzq')
    await expect(page.getByText(word.empty, { exact: true })).toBeVisible()
    await expect(letter(word.other)).toBeDisabled()
    await page.getByRole('link', { name: word.clear }).click()
    await expect(terms).toHaveCount(records.length)
    await expect(page.getByText(word.empty, { exact: true })).toBeHidden()
    await expect(page.locator('form li a[aria-label]')).toHaveCount(0)
    await expect(letter(word.all)).toHaveAttribute('aria-pressed', 'true')

    const letters = page.locator('.letter-button')
    const message = page.getByText(word.empty, { exact: true })
    await test.step('nothing found on a phone: no letters that lead nowhere', async () => {
      await page.setViewportSize({ width: 390, height: 800 })
      await field.fill('zqzq')
      await expect(message).toBeVisible()
      await expect(letters.first()).toBeHidden()
      const [asked, answered] = await Promise.all([field.boundingBox(), message.boundingBox()])
      expect((answered?.y ?? 1000) - (asked?.y ?? 0)).toBeLessThan(400)
      await page.getByRole('link', { name: word.showAll }).click()
      await expect(page).toHaveURL(`/key-concepts${query}`)
      await expect(page.locator('form[role=search] p')).toBeFocused()
      await page.locator('.letters > summary').click()
      await expect(letters.first()).toBeVisible()
      await expect(terms).toHaveCount(records.length)
    })

    await test.step('the same address: the same result from the server and in the browser', async () => {
      const filters: { q?: string; letter?: string }[] = [
        { q: word.q, letter: word.letter },
        { letter: word.other },
        { q: 'ICH e9' },
        { q: 'zqzq<b>', letter: word.letter },
      ]
      for (const filter of filters) {
        const address = path(query, filter)
        const server = await stateOf(page, address)
        await page.evaluate((target) => {
          history.pushState(null, '', target)
          dispatchEvent(new PopStateEvent('popstate'))
        }, address)
        await expect.poll(() => stateOf(page), address).toEqual(server)
      }
    })

    await test.step('nothing found for a letter, but for another', async () => {
      await page.goto(path(query, { q: 'bootstrap', letter: word.other }))
      await expect(message).toBeVisible()
      await expect(page.locator('.letters > summary')).toBeVisible()
    })
  })

  test(`with script off (${language}): form, letters, chips and a term's own address work`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto(`/key-concepts${query}`)
    await page.locator('.letter-button', { hasText: word.letter }).click()
    await page.getByRole('searchbox').fill(word.q)
    await page.getByRole('searchbox').press('Enter')
    // The answer begins at the list's heading, so that results are in view.
    await expect(page).toHaveURL(`${path(query, { q: word.q, letter: word.letter })}#dictionary-title`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('form li a[aria-label]')).toHaveCount(2)
    const both = (await stateOf(page)).rows
    await page.getByRole('link', { name: word.remove }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('')
    // The page is still loading.
    await expect.poll(async () => (await stateOf(page)).rows.length).toBeGreaterThan(both.length)

    await page.goto(`/key-concepts${query}#hazard-ratio-hr`)
    await expect(page.locator('#hazard-ratio-hr p >> nth=0')).toBeInViewport()
    await page.locator('#hazard-function summary').click()
    await expect(page.locator('#hazard-function p')).toBeVisible()
    await context.close()
  })

  test(`closed rows (${language}) begin their definition where there is room, and open as a whole; the example of the search field is whole in narrow columns and in larger type`, async ({
    page,
  }) => {
    await page.goto(`/key-concepts${query}`)
    const row = page.locator('#hazard-ratio-hr')
    const [name, beginning] = [row.locator('summary'), row.locator('p').first()]
    await beginning.scrollIntoViewIfNeeded()
    // As above: the row moves.
    await atRest(page)
    await expect(beginning).toBeVisible()
    await expect(row.locator('.link').first()).toBeHidden()
    await expect(row.getByRole('img')).toBeVisible()
    const { width, height = 0 } = (await beginning.boundingBox()) ?? {}
    await beginning.click({ force: true })
    await expect(row).toHaveAttribute('open', '')
    await expect(row.locator('.link').first()).toBeVisible()
    expect(await beginning.boundingBox()).toHaveProperty('width', width)
    expect((await beginning.boundingBox())?.height).toBeGreaterThan(height)

    await page.setViewportSize({ width: 390, height: 844 })
    await name.press('Enter')
    await expect(beginning).toBeHidden()
    await expect(row.locator('[role=img]')).toBeHidden()
    await expect(name).toBeVisible()

    const field = page.getByRole('searchbox')
    for (const font of ['100', '130']) {
      await page.locator('html').evaluate((html, value) => html.setAttribute('data-font', value), font)
      for (const width of [320, 390, 1024]) {
        await page.setViewportSize({ width, height: 800 })
        const room = await field.evaluate((input: HTMLInputElement) => {
          const canvas = document.createElement('canvas').getContext('2d')
          if (!canvas) return 0
          canvas.font = getComputedStyle(input, '::placeholder').font
          const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(input)
          const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
          return input.clientWidth - padding - canvas.measureText(input.placeholder).width
        })
        expect(room, `${font} %, ${width} px`).toBeGreaterThan(0)
      }
    }
  })

  test(`a term's own address (${language}): opens its card, even behind a filter`, async ({ page }) => {
    await page.goto(`/biostatistic-glossary${query}`)
    await page.locator('a[href$="#hazard-ratio-hr"]').click()
    const card = page.locator('#hazard-ratio-hr')
    await expect(card).toHaveAttribute('open', '')
    await expect(card.locator('p').first()).toBeInViewport()
    await card.locator('summary').click()
    await expect(card.locator('.link').first()).toBeHidden()

    await page.goto(`${path(query, { q: 'zqzq' })}#hazard-ratio-hr`)
    await hydrated(page)
    await expect(card).toHaveAttribute('open', '')
    await expect(card.locator('p').first()).toBeInViewport()
    await expect(page).toHaveURL(`/key-concepts${query}#hazard-ratio-hr`)
    await expect(page.getByRole('searchbox')).toHaveValue('')
  })
}
