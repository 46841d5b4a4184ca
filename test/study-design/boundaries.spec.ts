import type { Locator, Page } from '@playwright/test'
import { en as designEn } from '#content/study-design/designs/group-sequential/en.ts'
import { he as designHe } from '#content/study-design/designs/group-sequential/he.ts'
import { violations } from '#test/support/axe.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

const words = {
  en: {
    first: designEn.fields.t1.label,
    second: designEn.fields.t2.label,
    at: '40% of the information',
    said: /trials cross the boundary for efficacy/,
  },
  he: {
    first: designHe.fields.t1.label,
    second: designHe.fields.t2.label,
    at: '40% מן המידע',
    said: /חוצים את גבול היעילות/,
  },
}

const part = (page: Page) => page.locator('.boundaries')
const lines = (page: Page, outcome: string) =>
  part(page).locator(`.trial-paths [marker-end="url(#end-${outcome})"] path[d]`)
const count = (page: Page, outcome: string) =>
  part(page).locator(`tr:has(.outcome-mark [marker-end="url(#end-${outcome})"]) td`).first()
const handle = (page: Page, name: string) => part(page).getByRole('slider', { name })
const fractionOf = (page: Page) => new URL(page.url()).searchParams.get('t1')

/** Drags a handle along the axis, by a share of the width of the picture. */
async function drag(page: Page, look: Locator, by: number): Promise<void> {
  await look.locator('circle').scrollIntoViewIfNeeded()
  const grip = await look.locator('circle').boundingBox()
  const svg = await part(page).locator('svg.plot').boundingBox()
  if (!grip || !svg) throw new Error('The handle is not shown.')
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + (by * svg.width) / 2, y, { steps: 3 })
  await page.mouse.move(x + by * svg.width, y, { steps: 3 })
  await page.mouse.up()
}

for (const { language } of inBothLanguages) {
  const word = words[language]
  const address = (query = '') => `/study-design/group-sequential?lang=${language}${query}`

  test(`(${language}) arrow keys move a look: its field, the answer, the address and the trials follow; Back undoes it`, async ({
    page,
    context,
  }) => {
    await page.goto(address())
    await hydrated(page)
    const asked: string[] = []
    context.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const still = await lines(page, 'efficacyLine').evaluateAll((all) =>
      all.map((one) => one.getAttribute('d')),
    )
    expect(still.length).toBe(Number(await count(page, 'efficacyLine').innerText()))
    await expect(part(page).locator('select')).toHaveValue('planned')
    const look = handle(page, word.first)
    await look.focus()
    for (let i = 0; i < 7; i += 1) await look.press('ArrowRight')
    await expect(look).toHaveAttribute('aria-valuetext', word.at)
    await expect(page.locator('#field-t1')).toHaveValue('40')
    await expect.poll(() => fractionOf(page)).toBe('40')
    await expect(page.locator('#result, #table-first').first()).not.toHaveAttribute('data-stale')
    await expect(page.getByRole('status').filter({ hasText: word.said })).toBeAttached()
    await expect(look).toBeFocused()
    const total = await lines(page, 'efficacyLine').count()
    expect(total).toBe(Number(await count(page, 'efficacyLine').innerText()))
    expect(asked.filter((path) => path.startsWith('/build/'))).toEqual([
      expect.stringMatching(/^\/build\/compute-worker-\w+\.js$/),
    ])
    await page.goBack()
    await expect.poll(() => fractionOf(page)).toBeNull()
    await expect(page.locator('#field-t1')).toHaveValue('')
    // The browser draws what the build drew.
    await expect
      .poll(() => lines(page, 'efficacyLine').evaluateAll((all) => all.map((one) => one.getAttribute('d'))))
      .toEqual(still)
  })

  test(`(${language}) a handle that is dragged: the look follows the pointer and stops before the next one`, async ({
    page,
  }) => {
    await page.goto(address('&looks=3&t2=60'))
    await hydrated(page)
    const look = handle(page, word.first)
    await drag(page, look, 0.1)
    await expect.poll(() => fractionOf(page)).toMatch(/^4[45]$/)
    await expect(look).toHaveAttribute('aria-valuenow', fractionOf(page) ?? '')
    await expect(count(page, 'efficacyLine')).toHaveText(/^2\d\d$/)
    await drag(page, look, 0.5)
    await expect.poll(() => fractionOf(page)).toBe('55')
    await look.press('Home')
    await expect.poll(() => fractionOf(page)).toBe('5')
    await look.press('PageUp')
    await expect.poll(() => fractionOf(page)).toBe('10')
    await expect(handle(page, word.second)).toHaveAttribute('aria-valuemin', '15')
    expect(await violations(page)).toEqual([])
  })

  test(`(${language}) a state without drawn trials: a press draws them, and no effect has its own`, async ({
    page,
  }) => {
    await page.goto(address('&futility=pocock&looks=4'))
    await hydrated(page)
    await expect(lines(page, 'efficacyLine')).toHaveCount(0)
    await part(page).locator('.btn-primary').press('Enter')
    await expect(lines(page, 'efficacyLine')).not.toHaveCount(0)
    await expect(part(page).locator('select')).toBeFocused()
    await part(page).locator('select').selectOption('none')
    await expect.poll(async () => Number(await count(page, 'futilityLine').innerText())).toBeGreaterThan(200)
    // The choice holds for the next answer.
    await page.locator('#field-futility').selectOption('obrienFleming')
    await expect(page).toHaveURL(/futility=obrienFleming/)
    await expect(part(page).locator('select')).toHaveValue('none')
    await expect.poll(async () => Number(await count(page, 'efficacyLine').innerText())).toBeLessThan(30)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a finger moves a look across, and scrolls the page along it', async ({ page }) => {
    await page.goto('/study-design/group-sequential?find=power&n=200')
    await hydrated(page)
    const grip = handle(page, words.en.first).locator('circle')
    await grip.scrollIntoViewIfNeeded()
    const session = await page.context().newCDPSession(page)
    const swipe = async (dx: number, dy: number) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await grip.boundingBox()) ?? {}
      const places = [0, 1, 2, 3, 4, 5, 6].map((step) => ({
        x: x + width / 2 + (step * dx) / 6,
        y: y + height / 2 + (step * dy) / 6,
      }))
      for (const [step, place] of places.entries())
        await session.send('Input.dispatchTouchEvent', {
          type: step === 0 ? 'touchStart' : 'touchMove',
          touchPoints: [place],
        })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(60, 0)
    await expect.poll(() => Number(fractionOf(page))).toBeGreaterThan(45)
    const moved = page.url()
    const top = await page.evaluate(() => scrollY)
    await swipe(0, -120)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 50)
    expect(page.url()).toBe(moved)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the example has its trials, and another state says where they are', async ({ page }) => {
    await page.goto('/study-design/group-sequential')
    await expect(lines(page, 'efficacyLine')).toHaveCount(234)
    await expect(count(page, 'efficacyLine')).toHaveText('234')
    await expect(part(page).getByRole('slider')).toHaveCount(0)
    await page.goto('/study-design/group-sequential?t1=40')
    await expect(lines(page, 'efficacyLine')).toHaveCount(0)
    await part(page).getByRole('link', { name: 'The example with its trials' }).click()
    await expect(lines(page, 'efficacyLine')).toHaveCount(234)
  })
})
