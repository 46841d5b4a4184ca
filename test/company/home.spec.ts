import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

const words = {
  en: { long: 'Ready to start your next project? Tell us more', short: 'Start Your Project' },
  he: { long: 'מתחילים פרויקט חדש? ספרו לנו עליו', short: 'מתחילים פרויקט' },
}

for (const { language, query } of inBothLanguages) {
  test(`the home page (${language}) has its sections, cards, quotes and posts, and one call to action with a long label on large screens, a short one on small`, async ({
    page,
  }) => {
    await page.goto(`/${query}`)
    for (const id of ['home', 'solutions', 'contact'])
      await expect(page.locator(`[id="${id}"]`)).toHaveCount(1)
    await expect(page.locator('[aria-labelledby="advantages-title"] li')).toHaveCount(4)
    const cards = page.locator('#solutions ul.home-columns > li')
    await expect(cards).toHaveCount(4)
    for (const card of await cards.all()) await expect(card.locator('.check-list li')).toHaveCount(4)
    const suffix = language === 'he' ? '?lang=he' : ''
    const learnMore = await cards
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(learnMore).toEqual(
      ['/biostatistics', '/data-management', '/biostatistics', '/clinical-solutions'].map(
        (path) => path + suffix,
      ),
    )
    await expect(page.locator('[aria-labelledby="messages-title"] blockquote')).toHaveCount(3)
    await expect(page.locator('[aria-labelledby="messages-title"] cite')).toHaveCount(3)
    const posts = page.locator('[aria-labelledby="insights-title"] > ul > li')
    await expect(posts).toHaveCount(3)
    const dates = await posts
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
    expect(dates).toEqual([...dates].sort().reverse())
    await expect(page.locator(`[aria-labelledby="insights-title"] a[href="/blog${suffix}"]`)).toBeVisible()

    const hero = page.locator('#home h1 ~ p')
    await expect(hero.getByRole('link', { name: words[language].long })).toBeVisible()
    await expect(hero.getByRole('link')).toHaveCount(2)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(hero.getByRole('link', { name: words[language].short, exact: true })).toBeVisible()
    await expect(hero.getByRole('link')).toHaveCount(2)
  })

  test(`the counters count once, easing out, to 200+, 500+ and 29+ (${language})`, async ({
    page,
    stopClock,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install()
    await stopClock(Date.now() + 60_000)
    await page.goto(`/${query}`)
    // The clock moves in small steps, so that no counter starts before the page is read.
    const alive = page.locator('[data-island="counter"][data-hydrated]')
    for (let step = 0; step < 400 && (await alive.count()) < 3; step += 1) await page.clock.runFor(20)
    await page
      .locator('main dl')
      .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const counters = page.locator('main dd')
    const values = async () => (await counters.allInnerTexts()).map((text) => Number.parseInt(text, 10))
    await expect.poll(async () => (await values())[0]).toBeLessThan(200)
    await page.clock.runFor(900)
    const [clients = 0, projects = 0, years = 0] = await values()
    // Ease-out: at 45 % of its time the first counter is far past 45 % of its value.
    expect(clients).toBeGreaterThan(120)
    expect(clients).toBeLessThan(200)
    expect(projects).toBeLessThan(500)
    expect(years).toBeLessThan(29)
    await page.clock.runFor(1000)
    expect((await values())[2]).toBe(29)
    expect((await values())[0]).toBeLessThanOrEqual(200)
    await page.clock.runFor(200)
    expect((await values())[0]).toBe(200)
    await page.clock.runFor(500)
    expect(await counters.allInnerTexts()).toEqual(['200+', '500+', '29+'])
    // "200+" has its plus on the right in both languages.
    const painted = await counters
      .first()
      .locator('bdi')
      .evaluate((element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const left: number[] = []
        for (let node = text.nextNode(); node; node = text.nextNode()) {
          for (let index = 0; index < (node.textContent ?? '').length; index += 1) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + 1)
            left.push(range.getBoundingClientRect().left)
          }
        }
        return left
      })
    expect(painted).toEqual([...painted].sort((a, b) => a - b))
  })
}

test('the Hebrew home opens the dialog from each of the three posts; the English one has no opener, and with reduced motion its counters stand still at their values', async ({
  page,
}) => {
  await page.goto('/?lang=he')
  await hydrated(page)
  const openers = page.getByRole('button', { name: /^תצוגה מהירה/ })
  await expect(openers).toHaveCount(3)
  for (const opener of await openers.all()) {
    await opener.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    // The dialog fetches its text when it opens.
    await expect.poll(() => dialog.locator('p').count()).toBeGreaterThan(5)
    await expect(dialog).not.toContainText('**')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('[aria-haspopup="dialog"]')).toHaveCount(0)
  await expect(page.locator('main dd')).toHaveText(['200+', '500+', '29+'])
})
