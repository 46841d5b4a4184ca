import { pageCount } from '#test/support/pdf.ts'
import { expect, inBothLanguages, test } from './test.ts'

test.use({ takesTurns: true })

/** A page in one language, and its services. */
const pages = {
  en: { path: '/biostatistics', services: 6 },
  he: { path: '/data-management', services: 8 },
}

const sheets = [
  '/biostatistics?sheet=pk-pd',
  '/data-management?sheet=ecrf-design',
  '/clinical-solutions?sheet=medical-coding',
]

/** Headings of a sheet's parts that are not above the first line of their part. */
function parted(): (string | null)[] {
  const middle = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return (left + right) / 2
  }
  return [...document.querySelectorAll('.sheets :is(h2, h3):not(:first-child, .rule)')].flatMap((heading) => {
    const first = heading.nextElementSibling?.querySelector('li') ?? heading.nextElementSibling
    return first && Math.abs(middle(first) - middle(heading)) > 200 ? [heading.textContent] : []
  })
}

for (const { language, query } of inBothLanguages) {
  test(`@main services on paper (${language}): one sheet for each, none is empty`, async ({ visit, at }) => {
    test.skip(!visit.print, 'its driver makes no PDF')
    const printed = async (path: string) => {
      await visit.open(at(path))
      return pageCount(Buffer.from((await visit.print?.()) ?? []))
    }
    const { path, services } = pages[language]
    expect(await printed(path + query), path).toBe(services + 1)
    const [sheet = ''] = sheets
    expect(await printed(sheet + query.replace('?', '&')), sheet).toBe(1)
  })

  test(`the glossary on paper (${language}): two columns, not twice the sheets`, async ({ visit, at }) => {
    test.skip(!visit.print, 'its driver makes no PDF')
    await visit.open(at(`/key-concepts${query}`))
    expect(pageCount(Buffer.from((await visit.print?.()) ?? []))).toBeLessThan(25)
  })

  test(`a service’s sheet in columns (${language}): a heading is above the first line of its part`, async ({
    visit,
    at,
  }) => {
    for (const path of sheets) {
      await visit.open(at(path + query.replace('?', '&')))
      for (const width of [1280, 800]) {
        await visit.resize(width, 900)
        expect(await visit.run(parted), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}
