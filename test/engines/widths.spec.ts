import { everyAddress } from '#test/support/addresses.ts'
import { expect, hydrated, inBothLanguages, test } from './test.ts'

/** Of posts and terms the first: their pages have the same layout. */
const many = ['blog-post', 'term']

for (const { language } of inBothLanguages) {
  const pages = everyAddress.filter((address, index, all) => {
    const isFirst = all.findIndex(({ name }) => name === address.name) >= index - 1
    return address.language === language && (isFirst || !many.includes(address.name))
  })

  test(`every page (${language}): alive on a phone, as wide as the window there and on a desktop`, async ({
    visit,
    at,
  }) => {
    test.setTimeout(240_000)
    const wide: string[] = []
    for (const { path } of pages) {
      await visit.resize(390, 844)
      await visit.open(at(path))
      await hydrated(visit).catch((error) => {
        throw new Error(`${path}: ${error}`)
      })
      for (const width of [390, 1280]) {
        await visit.resize(width, 844)
        const beyond = await visit.run(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        if (beyond > 0) wide.push(`${path}: ${beyond} px beyond ${width} px`)
      }
    }
    expect(wide).toEqual([])
  })
}
