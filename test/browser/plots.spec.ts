import type { Page } from '@playwright/test'
import { expect, inBothLanguages, loop, test } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'

loop.use({ takesTurns: true })

/** `plots` is the least number of plots. */
const pages = [
  { path: '/', plots: 1 },
  { path: '/blog/supply-chain-early-phase-studies', plots: 2 },
  { path: '/blog/sdtm-adam-requirements-by-phase', plots: 2 },
  { path: '/blog/immune-response-third-vaccine-dose', plots: 2 },
  { path: '/blog/scientific-articles', plots: 1 },
  { path: '/about-us', plots: 1 },
  { path: '/data-management', plots: 8 },
  { path: '/clinical-solutions', plots: 3 },
  { path: '/biostatistics', plots: 6 },
  { path: '/study-design/checks', plots: 1 },
]

/** Smallest text of a plot in px, and with large text set by the visitor. */
const smallest = 10.9
const enlarged = 13

/** Texts over each other, outside the plot, or too small. */
function faults(page: Page, least = smallest) {
  return page.locator('svg.plot').evaluateAll(
    (plots, least) =>
      plots.flatMap((plot) => {
        const frame = plot.getBoundingClientRect()
        const scale = frame.width / 360
        // The label of a participant is painted only while one points at it.
        const painted = [...plot.querySelectorAll('text')].filter(
          (text) => getComputedStyle(text).fill !== 'none',
        )
        const texts = painted.map((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect()
          // The box of a text has room above and below its letters.
          const margin = (bottom - top) / 5
          const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale
          return { name: text.textContent, left, right, top: top + margin, bottom: bottom - margin, size }
        })
        return texts.flatMap((one, i) => [
          ...(one.left < frame.left - 1 || one.right > frame.right + 1 ? [`${one.name}: outside`] : []),
          ...(one.top < frame.top - 4 || one.bottom > frame.bottom + 1
            ? [`${one.name}: above or below`]
            : []),
          ...(one.size < least ? [`${one.name}: ${one.size.toFixed(1)} px`] : []),
          ...texts
            .slice(i + 1)
            .filter(
              (other) =>
                one.left < other.right &&
                other.left < one.right &&
                one.top < other.bottom &&
                other.top < one.bottom,
            )
            .map((other) => `${one.name} over ${other.name}`),
        ])
      }),
    least,
  )
}

/** Plots without a name and a finding for screen readers, or without a caption. */
function silent(page: Page) {
  return page.locator('main figure svg, main svg.plot').evaluateAll((plots) =>
    plots
      .filter((plot) => {
        const texts = (plot.getAttribute('aria-labelledby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
        const [name = '', finding = ''] = texts
        return name.length < 5 || finding.length < 30 || !plot.closest('figure')?.querySelector('figcaption')
      })
      .map((plot) => plot.outerHTML.slice(0, 80)),
  )
}

/** A shape without a fill is black in every theme. */
function unpainted(page: Page) {
  return page
    .locator('svg.plot :is(rect, circle, text)')
    .evaluateAll((shapes) =>
      shapes
        .filter((shape) => getComputedStyle(shape).fill === 'rgb(0, 0, 0)')
        .map((shape) => shape.outerHTML.slice(0, 80)),
    )
}

const setFont = (page: Page, size: string) =>
  page.locator('html').evaluate((html, value) => html.setAttribute('data-font', value), size)

for (const { language, query } of inBothLanguages) {
  for (const { path, plots } of pages) {
    loop(
      `plots of ${path} in ${language}: labels apart, whole and legible from 320 to 1440 px`,
      async ({ page }) => {
        await page.goto(path + query)
        await page.evaluate(() => document.fonts.ready)
        expect(await page.locator('svg.plot').count()).toBeGreaterThanOrEqual(plots)
        expect(await silent(page), 'every plot has a name and says its finding').toEqual([])
        expect(await unpainted(page), 'every shape has a colour of the theme').toEqual([])
        for (const width of isWhole ? [320, 390, 768, 1440] : [320, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          await setFont(page, '100')
          expect.soft(await faults(page), `${width} px`).toEqual([])
          await setFont(page, '130')
          expect.soft(await faults(page, enlarged), `${width} px, letters at 130 %`).toEqual([])
        }
      },
    )
  }
}

test('a plot draws itself once, along its axis; never under reduced motion, never on paper', async ({
  page,
}) => {
  const animations = () =>
    page
      .locator('.plot-draw')
      .first()
      .evaluate((drawn) => drawn.getAnimations().length)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const drawn = page.locator('.plot-draw').first()
  expect(await drawn.evaluate((it) => getComputedStyle(it).animationIterationCount)).toBe('1')
  await expect.poll(animations).toBe(0)
  await expect(drawn).toHaveCSS('clip-path', 'none')
  await page.emulateMedia({ media: 'print' })
  await expect(drawn).toHaveCSS('animation-name', 'none')
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  await expect(drawn).toHaveCSS('animation-name', 'none')
})

test('a Hebrew plot: its axis runs left to right, its words right to left', async ({ page }) => {
  await page.goto('/?lang=he')
  const plot = page.locator('svg.plot').first()
  const left = async (text: string) =>
    (
      await plot
        .locator('text', { hasText: new RegExp(`^${text}$`) })
        .first()
        .boundingBox()
    )?.x ?? 0
  expect(await left('6')).toBeLessThan(await left('24'))
  await expect(plot).toHaveCSS('direction', 'ltr')
  const isFromRight = await plot.locator('text', { hasText: 'טיפול' }).evaluate((text: SVGTextElement) => {
    const first = text.textContent?.indexOf('ט') ?? 0
    return text.getStartPositionOfChar(first).x > text.getStartPositionOfChar(first + 4).x
  })
  expect(isFromRight).toBe(true)
})
