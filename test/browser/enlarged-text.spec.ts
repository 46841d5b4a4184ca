import { expect, hydrated, inBothLanguages, loop } from '#test/support/browser.ts'

loop.use({ takesTurns: true })

/** Header controls outside the header or the window, and figures cut into two lines. */
function broken(): string[] {
  const bar = document.querySelector('.site-header')?.getBoundingClientRect() ?? new DOMRect()
  const controls = [...document.querySelectorAll<HTMLElement>('.site-header :is(a, button)')]
  const outside = controls.filter((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const isShown = control.checkVisibility() && !control.closest('[popover]')
    return (
      isShown &&
      (left < 0 || right > document.documentElement.clientWidth || top < bar.top || bottom > bar.bottom)
    )
  })
  const figures = [...document.querySelectorAll<HTMLElement>('dd')].filter(
    (figure) => figure.offsetHeight > 1.9 * Number.parseFloat(getComputedStyle(figure).fontSize),
  )
  return [...outside, ...figures].map((element) => element.textContent?.trim() ?? '')
}

/** Names in the header that take two lines. */
function brokenNames(): string[] {
  const names = document.querySelectorAll<HTMLElement>(
    '.large-navigation > ul > li > :is(a, [data-island] > button), .small-navigation > a, .tagline',
  )
  return [...names]
    .filter((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 2)
      const height = Number.parseFloat(getComputedStyle(name).fontSize)
      return lines.some(({ top }) => top > (lines[0]?.top ?? 0) + height)
    })
    .map((name) => name.textContent?.trim() ?? '')
}

/** Words of headings and figures that are broken without a hyphen. */
function cutWords(): string[] {
  const cut: string[] = []
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3, dt)')) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) cut.push(word)
      }
    }
  }
  return cut
}

/** There are three figures in a line or one in each line. */
function shapeOf(figures: Element[]): string {
  const tops = figures.map((figure) => Math.round(figure.getBoundingClientRect().top))
  return `${new Set(tops).size} lines, ${tops.filter((top) => top === tops.at(-1)).length} in the last`
}

const withLongWords = [
  '/',
  '/about-us',
  '/solutions',
  '/data-management',
  '/biostatistics',
  '/clinical-solutions',
  '/blog/scientific-articles',
]

for (const { language, query } of inBothLanguages) {
  loop(
    `text at 130 % on phones (${language}): headings and figures keep their words whole`,
    async ({ page }) => {
      for (const path of withLongWords) {
        await page.goto(path + query)
        await page.locator('html').evaluate((html) => html.setAttribute('data-font', '130'))
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await page.evaluate(cutWords), `${path}, ${width} px`).toEqual([])
        }
      }
    },
  )

  loop(`three figures (${language}) stand in one line or each in its own`, async ({ page }) => {
    for (const path of ['/', '/careers', '/blog/scientific-articles']) {
      await page.goto(path + query)
      for (const size of [100, 115, 130]) {
        await page
          .locator('html')
          .evaluate((html, value) => html.setAttribute('data-font', String(value)), size)
        for (const width of [300, 320, 340, 360, 390, 430, 640, 1024]) {
          await page.setViewportSize({ width, height: 800 })
          const shape = await page.locator('.stat-row > div').evaluateAll(shapeOf)
          const shapes = ['1 lines, 3 in the last', '3 lines, 1 in the last']
          expect(shapes, `${path}, ${size} %, ${width} px`).toContain(shape)
        }
      }
    }
  })

  for (const size of [115, 130]) {
    loop(
      `text at ${size} % (${language}): the header holds its links and a figure its digits, at every width`,
      async ({ page }) => {
        await page.goto(`/${query}`)
        await hydrated(page)
        await page
          .locator('html')
          .evaluate((html, value) => html.setAttribute('data-font', String(value)), size)
        for (const width of [320, 390, 768, 1024, 1152, 1280, 1366, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await page.evaluate(broken), `${width} px`).toEqual([])
        }
      },
    )
  }

  loop(`text at 200 % on a phone (${language}): the header holds its links`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/${query}`)
    expect(await page.evaluate(broken)).toEqual([])
    await page.locator('html').evaluate((html) => {
      html.style.fontSize = '200%'
    })
    expect(await page.evaluate(broken)).toEqual([])
  })

  loop(
    `text at 100, 150 and 200 % in a window (${language}): the header holds its names, each in a line`,
    async ({ page }) => {
      await page.goto(`/${query}`)
      await hydrated(page)
      for (const size of ['100%', '150%', '200%'])
        for (const width of [740, 1024, 1100, 1280, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          await page.locator('html').evaluate((html, value) => {
            html.style.fontSize = value
          }, size)
          const state = `${size}, ${width} px`
          expect.soft(await page.evaluate(broken), state).toEqual([])
          expect.soft(await page.evaluate(brokenNames), state).toEqual([])
          const excess = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
          if (width === 1440) expect.soft(excess, state).toBeLessThanOrEqual(0)
        }
      await page.locator('.small-navigation button').click()
      await expect(page.locator('#mobile-menu')).toBeVisible()
    },
  )

  loop(`text at 115 % (${language}) leaves the navigation in a window of 1280 px`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/${query}`)
    await page.locator('html').evaluate((html) => html.setAttribute('data-font', '115'))
    await expect(page.locator('.large-navigation')).toBeVisible()
    await expect(page.locator('.small-navigation')).toBeHidden()
    expect(await page.evaluate(broken)).toEqual([])
  })
}
