import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const files = globSync('{src,client,content}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))

/** `src/company/home/home.tsx` is in the room `src/pages`; `src/app.tsx` is a room, and so is `content`. */
const roomOf = (file: string) => (file.startsWith('content/') ? 'content' : file.split('/', 2).join('/'))

type Pair = [from: string, to: string]

/** From which room to which a file imports, types included. */
const imports = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)[\s(]*['"]([#.][^'"]+)['"]/g)].map(
    ([, path = '']): Pair => [
      roomOf(file),
      roomOf(path[0] === '#' ? path.slice(1) : join(dirname(file), path)),
    ],
  ),
)

/** Imports that make circles. Rooms without imports or without importers are taken away. */
function circlesIn(some: Pair[]): string[] {
  const isInside = ([from, to]: Pair) =>
    from !== to && some.some(([other]) => other === to) && some.some(([, other]) => other === from)
  const left = some.filter(isInside)
  if (left.length < some.length) return circlesIn(left)
  return [...new Set(left.map(([from, to]) => `${from} -> ${to}`))]
}

test('rooms do not import each other in a circle', () => {
  expect(imports.length).toBeGreaterThan(1000)
  expect(circlesIn(imports)).toEqual([])
})

test('a circle is named, without what leads to it and from it', () => {
  const pairs = ['ab', 'bc', 'cb', 'cd'].map(([from = '', to = '']): Pair => [from, to])
  expect(circlesIn(pairs)).toEqual(['b -> c', 'c -> b'])
})
