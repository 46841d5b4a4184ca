import type { Page } from '@playwright/test'
import { designNames } from '#src/study-design/designs/index.ts'
import { expect, inBothLanguages, setTheme, test } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'

test.use({ takesTurns: true })

/** States with the widest formulas of a design, beside its example. */
const widest = [
  'two-means?goal=equivalence&difference=0',
  'two-proportions?correction=continuity',
  'two-proportions?goal=equivalence&p1=50&p2=50',
  'time-to-event?goal=noninferiority',
  'bioequivalence?layout=2x2x4',
  'one-proportion?test=normal',
  'cluster-randomized?outcome=proportions&cv=0.4',
  'group-sequential?futility=pocock&binding=yes&harm=hwangShihDeCani',
  'group-sequential?boundary=wangTsiatis',
  'rare-events?events=3',
]

/** The examples of designs that `widest` does not name; `npm run test:all` opens each. */
const examples = designNames.filter(
  (name) => isWhole || !widest.some((state) => state.startsWith(`${name}?`)),
)

/** What is wrong with the formulas of the page. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('.formula')
    const maths = [...document.querySelectorAll('.formula math')]
    if (!box || maths.length === 0) return ['no formula']
    const middle = (element: Element | null | undefined) => {
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
      return (top + bottom) / 2
    }
    const isAbove = (pair: Element) => middle(pair.children[0]) < middle(pair.children[1]) - 4
    return [
      ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
      ...(box.scrollWidth > box.clientWidth ? [`the formulas need ${box.scrollWidth} px`] : []),
      ...maths
        .filter((math) => [...math.querySelectorAll('mfrac')].some((fraction) => !isAbove(fraction)))
        .map((math) => `flat: ${math.getAttribute('alttext')}`),
      ...maths
        .filter((math) => {
          const [first, last] = [math.querySelector('mi, mn'), [...math.querySelectorAll('mi, mn')].at(-1)]
          const leftOf = (element?: Element | null) => element?.getBoundingClientRect().left ?? 0
          return leftOf(first) >= leftOf(last)
        })
        .map((math) => `from right to left: ${math.getAttribute('alttext')}`),
      ...(getComputedStyle(maths[0] ?? box).color === getComputedStyle(document.body).color
        ? []
        : ['not in the ink of the page']),
    ]
  })

for (const { language } of inBothLanguages) {
  test(`the formulas of a design on a phone (${language}): typeset, from left to right, whole, light and dark`, async ({
    page,
  }) => {
    for (const design of [...examples, ...widest]) {
      await page.goto(`/study-design/${design}${design.includes('?') ? '&' : '?'}lang=${language}`)
      for (const width of isWhole ? [390, 320] : [320]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await faultsOf(page), `${design} at ${width} px`).toEqual([])
      }
    }
    await setTheme(page, 'dark')
    expect(await faultsOf(page)).toEqual([])
  })
}
