import { expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { documentAt } from '#test/support/built-pages.ts'
import { attributesOf, only, textsOf } from '#test/support/html.ts'

test.each(languages)(
  'what drives a quote: the numbers of the study are those of its pages (%s)',
  async (language) => {
    const price = only(await documentAt(href('how-we-work', language)), '#price')
    const sentence = textsOf(price, 'p').find((text) => text.includes('160')) ?? ''
    const [participants, sites, countries, ...counts] = (sentence.match(/\d+/g) ?? []).map(Number)
    // The synopsis: 160 participants, eight sites in Israel, Spain, Poland, and Germany.
    expect([participants, sites, countries]).toEqual([160, 8, 4])
    const form = await documentAt(href('sample-study/case-report-form', language))
    const list = await documentAt(href('sample-study/outputs', language))
    const shown = new Set(
      attributesOf(list, 'href', 'main nav a').flatMap((link) => /show=(\w-[\d-]+)/.exec(link)?.[1] ?? []),
    )
    // The list has no link to the output on its page.
    const outputs = [...shown.add('t-14-2-1')]
    const kinds = ['t-', 'l-', 'f-'].map((kind) => outputs.filter((id) => id.startsWith(kind)).length)
    const annotated = attributesOf(form, 'href', 'main nav.no-print a').filter((link) =>
      link.startsWith('#'),
    ).length
    expect(counts).toEqual([annotated, ...kinds])
  },
)
