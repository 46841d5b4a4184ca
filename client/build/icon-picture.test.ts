import { expect, test } from 'vitest'
import { attributesOf, only, pieceOf, select } from '#test/support/html.ts'
import { IconPicture } from './icon-picture.ts'

const common =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'
const svg = (lines: string) => `<svg viewBox="0 0 24 24" width="1em">${lines}</svg>`

/** Two icons, one of them twice. */
function twoIcons() {
  const picture = new IconPicture(['bell', 'menu', 'bell'])
  const declared = {
    menu: picture.draw('menu', svg(`<path ${common} d="M4 5h16"/>`)),
    bell: picture.draw(
      'bell',
      svg(`<g ${common}><path d="M10 21h4"/><circle r="3" fill="currentColor"/></g>`),
    ),
  }
  return { picture, declared }
}

test('icons have rows in the order of their names, whichever order they are drawn in', () => {
  expect(twoIcons().declared).toEqual({ bell: { '--icon': 0 }, menu: { '--icon': 1 } })
})

test('the picture: each drawing in its row, what all say once', () => {
  const rule = /^:root\{--icon-rows:2;--icons:url\("data:image\/svg\+xml,([^"]*)"\)\}$/
  const [, svg = ''] = rule.exec(twoIcons().picture.rule()) ?? []
  const root = pieceOf(svg)
  const picture = only(root, 'svg')
  expect(picture.getAttribute('viewBox')).toBe('0 0 24 48')
  const rowAt = (y: number) => only(picture, `g[transform="translate(0 ${y})"]`)
  expect(attributesOf(rowAt(24), 'd', '*')).toEqual(['M4 5h16'])
  expect(select(rowAt(0), '*').map(({ localName }) => localName)).toEqual(['path', 'circle'])
  expect(attributesOf(rowAt(0), 'd')).toEqual(['M10 21h4'])
  expect(attributesOf(rowAt(0), 'fill', 'circle[r="3"]')).toEqual(['currentColor'])
  expect(attributesOf(root, 'stroke-width')).toHaveLength(1)
})

test('a picture of the first icons only', () => {
  const rule = twoIcons().picture.rule(1)
  expect(rule).toContain(':root{--icon-rows:1;')
  expect(rule).toContain("viewBox='0 0 24 24'")
  expect(rule).toContain('M10 21h4')
  expect(rule).not.toContain('M4 5h16')
})

test('an icon that the collection does not have is named', () => {
  expect(() => new IconPicture(['no-such']).rule()).toThrow('"no-such"')
})
