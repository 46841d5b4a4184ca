import type { Page } from '@playwright/test'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { isTaken } from '#test/support/extent.ts'

test.use({ takesTurns: true })

const words = {
  en: {
    known: 'I knew it',
    notYet: 'Not yet',
    repeat: 'Repeat the cards I did not know',
    again: /^Again, the cards/,
  },
  he: { known: 'ידעתי', notYet: 'עדיין לא', repeat: 'חזרה על מה שלא ידעתי', again: /^שוב הכרטיסיות/ },
}

/** Four cards in English, six in Hebrew; two of each have a figure. */
const query = { en: 'hazard', he: 'סיכון' }

const isGone = (page: Page, slug: string | null | undefined) =>
  expect(page.locator(`[data-term="${slug}"]`)).toBeHidden()

const cardOf = (page: Page) => page.locator('[data-term]:visible')

for (const { language } of inBothLanguages) {
  const word = words[language]
  const address = `/key-concepts/study?q=${query[language]}${language === 'he' ? '&lang=he' : ''}`
  const buttons = (page: Page) => ({
    known: page.getByRole('button', { name: word.known, exact: true }),
    notYet: page.getByRole('button', { name: word.notYet, exact: true }),
    progress: page.getByRole('progressbar'),
  })

  test(`${language}: what was not known comes again, then the end tells how many are known and repeats the rest; the arrows turn the cards`, async ({
    page,
  }) => {
    await page.goto(address)
    await hydrated(page)
    const [card, { progress }] = [cardOf(page), buttons(page)]
    const total = Number(await progress.getAttribute('aria-valuemax'))
    expect(total).toBeGreaterThan(2)
    const seen: (string | null)[] = []
    const rate = async (key: '1' | '2') => {
      seen.push(await card.getAttribute('data-term'))
      await card.locator('summary').press('Enter')
      await expect(card.locator('.deck-answer')).toBeVisible()
      await page.keyboard.press(key)
      await isGone(page, seen.at(-1))
    }
    for (let place = 0; place < total; place += 1) await rate(place < 2 ? '2' : '1')
    expect(new Set(seen).size).toBe(total)
    await expect(progress).toHaveAttribute('aria-valuetext', word.again)
    await rate('1')
    await rate('2')
    expect(seen.slice(total)).toEqual(seen.slice(0, 2))
    const end = page.locator('.deck-end h3')
    await expect(end).toBeFocused()
    await expect(end).toContainText(`${total - 1}`)
    await expect(card).toHaveCount(0)
    await page.getByRole('button', { name: word.repeat }).click()
    await expect(card).toHaveAttribute('data-term', seen[1] ?? '')
    await rate('1')
    await expect(end).toContainText(`${total}`)
    await page.reload()
    await hydrated(page)
    await expect(end).toContainText(`${total}`)
    await page.locator('.deck-end button').click()
    await expect(card).toHaveAttribute('data-term', seen[0] ?? '')
    await expect(progress).toHaveAttribute('aria-valuenow', '0')

    await test.step('the arrows; the first card not known is first after a reload', async () => {
      const [onward, back] = language === 'he' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
      const [first, second] = seen
      await card.locator('summary').press('Enter')
      await page.keyboard.press(onward)
      await expect(card).toHaveAttribute('data-term', second ?? '')
      await expect(card.locator('summary')).toBeFocused()
      await page.keyboard.press(back)
      await expect(card).toHaveAttribute('data-term', first ?? '')
      await expect(card.locator('.deck-answer')).toBeHidden()
      await page.keyboard.press('Enter')
      await expect(card.locator('.deck-answer')).toBeVisible()
      await page.keyboard.press('1')
      await page.reload()
      await hydrated(page)
      await expect(card).toHaveAttribute('data-term', second ?? '')
    })
  })

  for (const width of [390, 1440].filter((one) => isTaken(language, one)))
    test.describe(() => {
      test.use({ takesTurns: false })
      test(`${language}: at ${width} px, a card asks, shows its answer on Space, and only then takes what was known; figures come with their answers, and nothing moves`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        const requested: string[] = []
        page.on('request', (request) => requested.push(new URL(request.url()).pathname))
        await page.goto(address)
        await hydrated(page)
        await page.evaluate(() => document.fonts.ready)
        const [card, { known, notYet, progress }] = [cardOf(page), buttons(page)]
        await expect(card).toHaveCount(1)
        await page.keyboard.press('1')
        await expect(progress).toHaveAttribute('aria-valuenow', '0')

        // On a phone answer and figure come between the card's question and the buttons that judge it.
        const still = width < 1024 ? card.locator('summary') : page.locator('.deck-controls')
        const top = async (part = still) => (await part.boundingBox())?.y ?? Number.NaN
        const total = await page.locator('[data-term]').count()
        let figures = 0
        for (let place = 0; place < total; place += 1) {
          const file = await card.getAttribute('data-figure')
          expect(requested.filter((path) => path === file)).toEqual([])
          await expect(known).toBeDisabled()
          await expect(notYet).toBeDisabled()
          await card.scrollIntoViewIfNeeded()
          const before = await top()
          await card.locator('summary').press('Space')
          const answer = card.locator('.deck-answer')
          await expect(answer).toBeVisible()
          await expect(page.locator('.deck-figure')).toBeVisible({ visible: file !== null })
          if (file) {
            figures += 1
            await expect(page.locator('.deck-figure svg[role="img"] desc')).toBeAttached()
            await expect(page.locator('.deck-figure figcaption')).toBeVisible()
            expect(requested.filter((path) => path === file)).toHaveLength(1)
            if (width < 1024) expect(await top(page.locator('.deck-figure'))).toBeLessThan(await top(known))
          }
          expect(await top(), `card ${place + 1}`).toBe(before)
          const slug = await card.getAttribute('data-term')
          if (place > 0) await page.keyboard.press('1')
          else
            await test.step('by Tab', async () => {
              const text = (await answer.textContent()) ?? ''
              await expect(page.locator('[role="status"]', { hasText: text })).toBeAttached()
              await page.keyboard.press('Tab')
              await expect(card.getByRole('link')).toBeFocused()
              await page.keyboard.press('Tab')
              await expect(known).toBeFocused()
              await page.keyboard.press('Enter')
              await expect(progress).toHaveAttribute('aria-valuenow', '1')
              await expect(card.locator('summary')).toBeFocused()
            })
          await isGone(page, slug)
          if (place < total - 1) await expect(card.locator('summary')).toBeInViewport()
        }
        expect(figures).toBeGreaterThan(0)
      })
    })
}
