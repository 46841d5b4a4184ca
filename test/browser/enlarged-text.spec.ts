import type { Page } from '@playwright/test'
import { expect, hydrated, inBothLanguages, loop } from '#test/support/browser.ts'
import { oneIn } from '#test/support/extent.ts'

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
    '.header-items > li > :is(a, [data-island] > button), .tagline',
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

/** How the figures stand at each size of the text: three in a line, or one in each line. */
function shapesAt(sizes: readonly number[]): string[] {
  const figures = [...document.querySelectorAll('.stat-row > div')]
  return sizes.map((size) => {
    document.documentElement.dataset.font = String(size)
    const tops = figures.map((figure) => Math.round(figure.getBoundingClientRect().top))
    return `${new Set(tops).size} lines, ${tops.filter((top) => top === tops.at(-1)).length} in the last`
  })
}

/** So that each change of a size lays out less. Without a selector nothing is hidden any more. */
function hide(selector?: string): void {
  const sheet = new CSSStyleSheet()
  if (selector) sheet.replaceSync(`:is(${selector}) { display: none !important }`)
  document.adoptedStyleSheets = [sheet]
}

/** A size in % is the browser's, another one the panel's. */
const states = [
  { size: '115', widths: [320, 390, 768, 1024, 1152, 1280, 1366, 1440] },
  { size: '130', widths: [320, 390, 768, 1024, 1152, 1280, 1366, 1440] },
  { size: '100%', widths: [390, 740, 1024, 1100, 1280, 1440] },
  { size: '150%', widths: [740, 1024, 1100, 1280, 1440] },
  { size: '200%', widths: [390, 740, 1024, 1100, 1280, 1440] },
]

const allWidths = [...new Set(states.flatMap(({ widths }) => widths))].sort((one, other) => one - other)

const setSize = (page: Page, size: string) =>
  page.evaluate((value) => {
    const { dataset, style } = document.documentElement
    style.fontSize = value.endsWith('%') ? value : ''
    if (value.endsWith('%')) delete dataset.font
    else dataset.font = value
  }, size)

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
      for (const path of oneIn(2, withLongWords)) {
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
    const shapes = ['1 lines, 3 in the last', '3 lines, 1 in the last']
    const sizes = [100, 115, 130]
    await page.goto(`/${query}`)
    await page.evaluate(hide, 'header, footer, main > :not(:has(.stat-row))')
    for (const width of [300, 320, 340, 360, 390, 430, 640, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      for (const [index, shape] of (await page.evaluate(shapesAt, sizes)).entries())
        expect.soft(shapes, `${sizes[index]} %, ${width} px`).toContain(shape)
    }
  })

  loop(
    `text of 100 to 200 % (${language}): the header holds its links and names, a figure its digits, at every width`,
    async ({ page }) => {
      await page.goto(`/${query}`)
      await hydrated(page)
      await page.evaluate(hide, 'footer, main > :not(:has(dd))')
      for (const width of allWidths) {
        await page.setViewportSize({ width, height: 800 })
        if (width === 1440) await page.evaluate(hide, undefined)
        for (const { size } of states.filter(({ widths }) => widths.includes(width))) {
          const state = `${size}, ${width} px`
          await setSize(page, size)
          expect.soft(await page.evaluate(broken), state).toEqual([])
          if (size.endsWith('%') && width >= 740)
            expect.soft(await page.evaluate(brokenNames), state).toEqual([])
          const excess = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
          if (width === 1440) expect.soft(excess, state).toBeLessThanOrEqual(0)
        }
      }
      await page.setViewportSize({ width: 1440, height: 800 })
      await setSize(page, '200%')
      await page.locator('.menu-button button').click()
      await expect(page.locator('#mobile-menu')).toBeVisible()
    },
  )
}
