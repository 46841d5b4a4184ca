import { expect, test } from 'vitest'
import { documentAt, everyPage } from '#test/support/built-pages.ts'
import { attributesOf, select, textOf } from '#test/support/html.ts'

test('no heading stands before the h1; every navigation has a name of its own', async () => {
  for (const { address } of everyPage) {
    const page = await documentAt(address)
    expect.soft(select(page, 'h1, h2, h3, h4, h5, h6')[0]?.localName, address).toBe('h1')
    const names = attributesOf(page, 'aria-label', 'nav')
    expect.soft(names.length, address).toBeGreaterThan(3)
    expect.soft(new Set(names).size, `${address}: ${names.join(', ')}`).toBe(names.length)
  }
})

test('every dialog has its name from the start', async () => {
  for (const { address } of everyPage) {
    const page = await documentAt(address)
    for (const dialog of select(page, 'dialog')) {
      const id = dialog.getAttribute('aria-labelledby')
      if (id) expect.soft(select(page, `[id="${id}"]`), `${address}: ${id}`).toHaveLength(1)
      else expect.soft(dialog.getAttribute('aria-label'), address).toBeTruthy()
    }
  }
})

const nameOf = (link: Element) => (link.getAttribute('aria-label') ?? textOf(link)).trim()

/** Names that differ in numbers only, so that one must open each to know it. A date is a name, e.g. of a visit. */
function numbered(list: Element): string[] {
  const links = select(list, ':scope > li a').filter((link) => link.closest('ul, ol') === list)
  const named = links.filter((link) => !/\d{4}-\d\d/.test(nameOf(link)))
  const alike = Map.groupBy(named, (link) => nameOf(link).replace(/\d[\d.,–]*/g, '#'))
  return [...alike.values()]
    .map((all) => [...new Set(all.map(nameOf))])
    .filter((names) => names.length > 1)
    .map((names) => names.slice(0, 3).join(', '))
}

test('links of one list differ in words, and not only in numbers', async () => {
  for (const { address } of everyPage) {
    // A post may number its headings.
    const lists = select(await documentAt(address), 'main :is(ul, ol):not(nav *)')
    expect.soft(lists.flatMap(numbered), address).toEqual([])
  }
})

/** Its bars are years, and the list below has them. */
const withBars = ['publications', 'scientific-articles']

test('a drawing has at most 20 links in the accessibility tree', async () => {
  for (const { address, name } of everyPage) {
    if (withBars.includes(name)) continue
    for (const drawing of select(await documentAt(address), 'main svg')) {
      const met = select(drawing, 'a:not([aria-hidden="true"])')
      expect.soft(met.length, `${address}: give more links rove() of src/plots/drawing`).toBeLessThan(21)
      const focusable = select(drawing, 'a[aria-hidden="true"]:not([tabindex="-1"])')
      expect.soft(focusable.length, `${address}: hidden links without tabindex -1`).toBe(0)
    }
  }
})

test('directions of SVG are no attributes of its texts', async () => {
  for (const { address } of everyPage)
    expect.soft(select(await documentAt(address), '[unicode-bidi]').length, address).toBe(0)
})
