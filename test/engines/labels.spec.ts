import { expect, inBothLanguages, test } from './test.ts'

const pages = [
  '/biostatistics',
  '/data-management',
  '/clinical-solutions',
  '/about-us',
  '/blog/sdtm-adam-requirements-by-phase',
  '/blog/supply-chain-early-phase-studies',
  '/blog/immune-response-third-vaccine-dose',
]

/** Labels that are not where x and text-anchor say, or are outside the drawing. */
function misplaced(): string[] {
  // In px: Firefox rounds the width of every letter up to whole pixels.
  const rounding = 4
  return [...document.querySelectorAll<SVGTextElement>('svg.plot text')].flatMap((text) => {
    const plot = text.ownerSVGElement?.getBoundingClientRect()
    const matrix = text.getScreenCTM()
    if (!plot || !matrix) return [`${text.textContent}: not drawn`]
    const x = matrix.a * Number(text.getAttribute('x')) + matrix.e
    const { left, right } = text.getBoundingClientRect()
    const places: Record<string, number> = { end: right, middle: (left + right) / 2 }
    const off = (places[text.getAttribute('text-anchor') ?? ''] ?? left) - x
    return [
      ...(Math.abs(off) > rounding ? [`${text.textContent}: ${off.toFixed(1)} px from its point`] : []),
      ...(left < plot.left - rounding || right > plot.right + rounding
        ? [`${text.textContent}: outside`]
        : []),
    ]
  })
}

/**
 * Hebrew labels whose letters do not run from right to left, or whose Latin parts do not run from
 * left to right.
 */
function disordered(): string[] {
  return [...document.querySelectorAll<SVGTextElement>('svg.plot text')].flatMap((text) => {
    const letters = text.textContent ?? ''
    if (!/[\u05d0-\u05ea]/.test(letters)) return []
    const at = (index: number) => text.getStartPositionOfChar(index).x
    const follow = (pattern: RegExp) => [...letters.matchAll(pattern)].map(({ index }) => index)
    const hebrew = follow(/[\u05d0-\u05ea](?=[\u05d0-\u05ea])/g).filter((index) => at(index) <= at(index + 1))
    const latin = follow(/[a-z0-9](?=[a-z0-9])/gi).filter((index) => at(index) >= at(index + 1))
    return hebrew.length + latin.length > 0 ? [letters] : []
  })
}

for (const { language, query } of inBothLanguages) {
  for (const width of [1280, 390]) {
    test(`labels of plots (${language}, ${width} px): where their anchors say, inside the drawing`, async ({
      visit,
      at,
    }) => {
      await visit.resize(width, 900)
      for (const path of pages) {
        await visit.open(at(path + query))
        await visit.run(() => document.fonts.ready.then(() => true))
        expect(await visit.run(misplaced), `${path} at ${width} px`).toEqual([])
        // Firefox and WebKit report the positions of letters in logical order.
        if (visit.name === 'chromium') {
          expect(await visit.run(disordered), `${path}: the order of the letters`).toEqual([])
        }
      }
    })
  }
}
