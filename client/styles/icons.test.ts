import { expect, test } from 'vitest'
import { joined } from './cut.ts'
import { IconPicture } from './icons.ts'

const common =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'
const svg = (lines: string) => `<svg viewBox="0 0 24 24" width="1em">${lines}</svg>`

/** A picture of two icons, named out of order, one of them twice. */
function twoIcons() {
  const picture = new IconPicture(['menu', 'bell', 'menu'])
  const declared = {
    menu: picture.draw('menu', svg(`<path ${common} d="M4 5h16"/>`)),
    bell: picture.draw(
      'bell',
      svg(`<g ${common}><path d="M10 21h4"/><circle r="3" fill="currentColor"/></g>`),
    ),
  }
  return { picture, declared }
}

test('icons have rows by their names, whichever order they come in', () => {
  expect(twoIcons().declared).toEqual({ bell: { '--icon': 0 }, menu: { '--icon': 1 } })
})

test('the picture: each drawing in its row, what all say once', () => {
  const { text } = twoIcons().picture.rule()
  expect(text).toContain("viewBox='0 0 24 48'")
  expect(text).toContain("<g transform='translate(0 24)'><path d='M4 5h16'/></g>")
  expect(text).toContain(
    "<g transform='translate(0 0)'><path d='M10 21h4'/><circle r='3' fill='currentColor'/></g>",
  )
  expect(text.match(/stroke-width/g)).toHaveLength(1)
  expect(text).toMatch(/^:root\{--icon-rows:2;--icons:url\("data:image\/svg\+xml,<svg [^"]*<\/svg>"\)\}$/)
})

test('a page gets its own drawings only, in the rows that its classes name', () => {
  const { text, partsFor } = twoIcons().picture.rule()
  const own = joined(text, partsFor(new Set(['menu'])))
  expect(own).toBe(text.replace(/<g transform='translate\(0 0\)'>.*?<\/g>/, ''))
  expect(joined(text, partsFor(new Set(['bell', 'menu'])))).toBe(text)
})

test('an icon that the collection does not have is named', () => {
  expect(() => new IconPicture(['no-such']).rule()).toThrow('"no-such"')
})
