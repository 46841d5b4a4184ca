import { describe, expect, test } from 'vitest'
import { documentAt, everyPage } from '#test/support/built-pages.ts'
import { attributesOf, select } from '#test/support/html.ts'

describe.each(everyPage)('$address', ({ address }) => {
  test('no heading stands before the h1; every navigation has a name of its own', async () => {
    const page = await documentAt(address)
    expect(select(page, 'h1, h2, h3, h4, h5, h6')[0]?.localName).toBe('h1')
    const names = attributesOf(page, 'aria-label', 'nav')
    expect(names.length).toBeGreaterThan(3)
    expect(new Set(names).size, names.join(', ')).toBe(names.length)
  })

  test('every dialog has its name from the start', async () => {
    const page = await documentAt(address)
    for (const dialog of select(page, 'dialog')) {
      const id = dialog.getAttribute('aria-labelledby')
      if (id) expect(select(page, `[id="${id}"]`), id).toHaveLength(1)
      else expect(dialog.getAttribute('aria-label')).toBeTruthy()
    }
  })

  test('directions of SVG are no attributes of its texts', async () => {
    expect(select(await documentAt(address), '[unicode-bidi]')).toEqual([])
  })
})
