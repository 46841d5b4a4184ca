import { describe, expect, test } from 'vitest'
import { attributesOf } from '#test/support/html.ts'
import { rowsOfSite } from '#test/support/left.ts'
import { documentAt, everyPage } from '#test/support/site.ts'

const reportedAt = async (address: string) =>
  (await documentAt(address)).documentElement.getAttribute('data-reported')

describe('the parameters that page views of a document report', () => {
  test.each(
    rowsOfSite([
      ['a page without typed text: all', '/about-us?x=1', null],
      ['a sheet: all', '/biostatistics?sheet=pk-pd', null],
      ['a trace with its way: all', '/sample-study/trace?at=101-001.DM.1.AGE&via=t-14-2-1.hazardRatio', null],
      ['the glossary', '/key-concepts', 'lang by letter topic'],
      ['a search in it, beside a letter', '/key-concepts?lang=he&q=Zq7', 'lang by letter topic'],
      ['something else than a letter', '/key-concepts?letter=Zq7', 'lang by topic'],
      ['a letter, then something else', '/key-concepts?letter=B&letter=Zq7', 'lang by topic'],
      ['an unknown language', '/key-concepts?lang=Zq7', 'by letter topic'],
      ['shuffled cards', '/key-concepts/study?seed=7', 'lang letter topic ask round'],
      ['publications', '/blog/scientific-articles?year=1066', 'lang type'],
      ['a search of the site', '/search?q=Zq7&kind=Zq7', 'lang'],
      ['a design', '/study-design/two-means?lang=he&sd=12', 'lang'],
      ['a design for an example of an estimand', '/study-design/time-to-event?estimand=oncology', 'lang'],
      ['an estimand', '/study-design/estimand', 'lang'],
      ['a comparison', '/study-design/compare?design=Zq7', 'lang'],
      ['a brief', '/brief?service=ctms', 'lang'],
      ['the receipt', '/message-received', 'lang'],
      ['an unknown page: none', '/BRIEF?subject=Zq7', ''],
      ['an unknown post: none', '/blog/Zq7?page=2', ''],
    ]),
  )('%s: %s', async (_what, address, expected) => {
    expect(await reportedAt(address)).toBe(expected)
  })

  test('a field of a form that asks by its address is reported nowhere, if a visitor can type into it', async () => {
    const asked = [...everyPage.map(({ address }) => address), '/search', '/search?lang=he']
    const typedInto =
      'form:not([method="post"], [method="dialog"]) :is(input:not([type="hidden"], [type="range"]), textarea)'
    let fields = 0
    for (const address of asked) {
      const names = attributesOf(await documentAt(address), 'name', typedInto)
      const reported = (await reportedAt(address))?.split(' ')
      fields += names.length
      const leaked = reported ? names.filter((name) => reported.includes(name)) : names
      expect(leaked, address).toEqual([])
    }
    expect(fields).toBeGreaterThan(100)
  })
})
