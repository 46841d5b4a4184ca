import { expect, test } from 'vitest'
import { documentAt, everyPage } from '#test/support/built-pages.ts'
import { attributesOf, select } from '#test/support/html.ts'

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

test('directions of SVG are no attributes of its texts', async () => {
  for (const { address } of everyPage)
    expect.soft(select(await documentAt(address), '[unicode-bidi]').length, address).toBe(0)
})
