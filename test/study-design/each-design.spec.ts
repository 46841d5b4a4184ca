import { designNames } from '@marom/trial-designs'
import type { Page } from '@playwright/test'
import { expect, inBothLanguages, setTheme, test } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'

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

/** Half of the designs in each language; `npm run test:all` opens all in both, also their examples. */
const designsIn = (language: 'en' | 'he') =>
  designNames.filter((_, index) => isWhole || index % 2 === (language === 'en' ? 0 : 1))

const statesOf = (name: string) => {
  const wide = widest.filter((state) => state.startsWith(`${name}?`))
  return isWhole || wide.length === 0 ? [name, ...wide] : wide
}

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

/** Options that are wider than their field, also of fields that are not read. Those of a grid say its steps. */
const cutOptions = (page: Page) =>
  page.locator('main').evaluate((form) => {
    const pen = document.createElement('canvas').getContext('2d')
    const cut: string[] = []
    for (const folded of form.querySelectorAll('details')) folded.open = true
    for (const hidden of form.querySelectorAll('.needs-no-script')) hidden.classList.remove('needs-no-script')
    for (const select of form.querySelectorAll<HTMLElement>('select:not(#grid select)')) {
      const style = getComputedStyle(select)
      const room =
        select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      if (!pen) throw new Error('no canvas')
      pen.font = style.font
      for (const { text } of select.querySelectorAll('option'))
        if (room <= 0 || pen.measureText(text).width > room)
          cut.push(`${select.getAttribute('name')}: ${text}`)
    }
    return cut
  })

for (const { language } of inBothLanguages) {
  test(`each design (${language}): on a phone its formulas are typeset, from left to right, whole, light and dark; no option of its fields is cut at three widths`, async ({
    page,
  }) => {
    for (const name of designsIn(language)) {
      for (const state of statesOf(name)) {
        await page.goto(`/study-design/${state}${state.includes('?') ? '&' : '?'}lang=${language}`)
        for (const width of isWhole ? [390, 320] : [320]) {
          await page.setViewportSize({ width, height: 844 })
          expect.soft(await faultsOf(page), `${state} at ${width} px`).toEqual([])
        }
      }
      for (const width of [390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await cutOptions(page), `${name} at ${width} px`).toEqual([])
      }
    }
    await setTheme(page, 'dark')
    expect(await faultsOf(page), 'dark').toEqual([])
  })
}
