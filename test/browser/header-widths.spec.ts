import { expect, hydrated, inBothLanguages, loop } from '#test/support/browser.ts'

loop.use({ takesTurns: true })

/** In px. Phones, tablets upright and held sideways, half a screen, screens. */
const widths = [
  320, 360, 375, 390, 414, 480, 600, 744, 768, 820, 912, 1024, 1080, 1180, 1194, 1240, 1280, 1440, 1680, 1920,
]

/** Pages that no visible part of the header leads to, and controls that overlap or leave the window. */
function faults(): { missing: string[]; overlapping: string[] } {
  const isOpenable = (link: Element) => {
    const sheet = link.closest('[popover]')
    return Boolean(sheet && document.querySelector(`[popovertarget="${sheet.id}"]`)?.checkVisibility())
  }
  const links = [...document.querySelectorAll<HTMLElement>('.site-header a:not([hidden])')]
  const pathOf = (link: Element) => link.getAttribute('href')?.replace(/#.*$/, '') ?? ''
  const reached = new Set(links.filter((link) => link.checkVisibility() || isOpenable(link)).map(pathOf))
  const missing = [...new Set(links.map(pathOf))].filter((path) => !reached.has(path))
  const controls = [...document.querySelectorAll('.site-header :is(a, button), .accessibility-button')]
    .filter((control) => control.checkVisibility() && !control.closest('[popover]'))
    .map((control) => ({ name: control.textContent.trim(), box: control.getBoundingClientRect() }))
  const overlapping = controls.flatMap(({ name, box }, index) => [
    ...controls
      .slice(index + 1)
      .filter(
        ({ box: other }) =>
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 0.5 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 0.5,
      )
      .map((other) => `${name} and ${other.name}`),
    ...(box.left < -0.5 || box.right > innerWidth + 0.5 ? [`${name} and the edge`] : []),
    ...(box.height < 43.5 ? [`${name} is low`] : []),
  ])
  return { missing, overlapping }
}

for (const { language, query } of inBothLanguages) {
  loop(
    `the header (${language}) at ${widths.length} widths and three sizes of the text: each link is reached, no two overlap`,
    async ({ page }) => {
      await page.goto(`/careers${query}`)
      await hydrated(page)
      await page.evaluate(() => {
        document.querySelector('main')?.remove()
        for (const link of document.querySelectorAll<HTMLElement>('[data-brief-count]')) {
          link.hidden = false
          link.textContent = `${link.dataset.briefCount} (12)`
        }
      })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        for (const size of ['100', '115', '130']) {
          await page.evaluate((value) => document.documentElement.setAttribute('data-font', value), size)
          expect
            .soft(await page.evaluate(faults), `${width} px, ${size} %`)
            .toEqual({ missing: [], overlapping: [] })
        }
      }
    },
  )
}
