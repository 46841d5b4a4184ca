import { designNames } from '@marom/trial-designs'
import { describe, expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { documentAt } from '#test/support/built-pages.ts'
import { attributesOf, only, select, textOf } from '#test/support/html.ts'

/** Strokes of length 0. */
const dotsIn = (picture: Element, selector = 'path') =>
  attributesOf(picture, 'd', selector).reduce((sum, d) => sum + d.split('h0').length - 1, 0)

describe.each(languages)('the overview in %s', (language) => {
  const at = (path: string) => inLanguage(`/study-design${path}`, language)
  const card = async (path: string) =>
    only(await documentAt(at('')), `.design-card:has(a[href="${at(path)}"])`)
  const picture = async (name: string) => only(await card(`/${name}`), 'svg')

  test.each(designNames)('%s: the card has the answer of the page that it opens', async (name) => {
    const shown = await card(`/${name}`)
    const answer = only(await documentAt(at(`/${name}`)), '[data-headline] dd')
    expect(textOf(only(shown, 'strong'))).toBe(textOf(answer))
    expect(only(shown, 'svg').getAttribute('aria-label')?.length).toBeGreaterThan(30)
    expect(textOf(shown)).toContain('?')
    // A size alone shows nothing: the card names the power, the confidence, or the chance.
    expect(textOf(only(shown, '.design-figure p'))).toMatch(
      /\d% (?:power|confidence|chance)|(?:עוצמה|סמך|סיכוי) של \d+%/,
    )
  })

  test('before and after the designs: the estimand first, monitoring with what its page decides', async () => {
    const [first = ''] = attributesOf(await documentAt(at('')), 'href', '.design-card a')
    expect(first).toBe(at('/estimand'))
    expect(textOf(await card('/estimand'))).toContain('5')
    const decision = textOf(await documentAt(at('/monitoring')))
    expect(textOf(only(await card('/monitoring'), 'strong'))).toBe('1.90')
    expect(textOf(await card('/monitoring'))).toContain('2.46')
    expect(decision).toContain('1.900')
    expect(decision).toContain('2.4565')
  })

  test('from the question to the brief: four steps, this page is the third', async () => {
    const steps = only(await documentAt(at('')), '.design-steps')
    expect(select(steps, 'li')).toHaveLength(4)
    expect(attributesOf(steps, 'href', 'a')).toEqual([
      at('/estimand'),
      '#designs-title',
      inLanguage('/brief', language),
    ])
    expect(only(steps, 'li:nth-child(3) [aria-current="step"]').getAttribute('href')).toBe('#designs-title')
  })

  test('a picture has as many marks as the example has participants or clusters', async () => {
    expect(dotsIn(await picture('rare-events'))).toBe(299)
    expect(select(await picture('cluster-randomized'), 'circle')).toHaveLength(16)
    expect(dotsIn(await picture('cluster-randomized'))).toBe(320)
    expect(dotsIn(await picture('simon-two-stage'))).toBe(10)
    expect(select(await picture('simon-two-stage'), 'circle')).toHaveLength(19)
    expect(dotsIn(await picture('group-sequential'))).toBe(6)
  })

  // R: qt(0.95, 38) * sqrt(log(1 + 0.3^2)) * sqrt(2 / 40) is 0.1107; 0.95 * exp(±0.1107) is 0.85 and 1.06.
  test('the interval of bioequivalence is that of 40 participants', async () => {
    const label = (await picture('bioequivalence')).getAttribute('aria-label') ?? ''
    expect(label.match(/\d+%/g)?.toSorted()).toEqual(['106%', '125%', '80%', '85%', '90%'])
  })
})
