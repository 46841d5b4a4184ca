import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const files = globSync('{src,client,content}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))

/** A room is `src/blog`, `src/app.tsx` or all of `content`. */
const roomOf = (file: string) => (file.startsWith('content/') ? 'content' : file.split('/', 2).join('/'))

type Pair = readonly [from: string, to: string]

/** Type imports are included. */
const imports = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)[\s(]*['"]([#.][^'"]+)['"]/g)].map(
    ([, path = '']): Pair => [file, path[0] === '#' ? path.slice(1) : join(dirname(file), path)],
  ),
)

const inRooms = imports.map(([from, to]): Pair => [roomOf(from), roomOf(to)])

/** Imports in cycles: rooms without imports or importers are removed until none is left. */
function circlesIn(some: readonly Pair[]): string[] {
  const isInside = ([from, to]: Pair) =>
    from !== to && some.some(([other]) => other === to) && some.some(([, other]) => other === from)
  const left = some.filter(isInside)
  if (left.length < some.length) return circlesIn(left)
  return [...new Set(left.map(([from, to]) => `${from} -> ${to}`))]
}

const isWithin = (folder: string, other: string) => `${folder}/`.startsWith(`${other}/`)

/** Folders of which each imports the other, by two files that do. A folder and one inside it may. */
function mutualIn(some: readonly Pair[]): string[] {
  const between = new Map<string, Pair>()
  for (const pair of some) {
    const [from, to] = pair.map(dirname)
    if (from && to && !isWithin(from, to) && !isWithin(to, from)) between.set(`${from} ${to}`, pair)
  }
  return [...between].flatMap(([folders, there]) => {
    const [from = '', to = ''] = folders.split(' ')
    const back = between.get(`${to} ${from}`)
    if (!back || from > to) return []
    const ways = [there, back].map((pair) => pair.join(' imports ')).join(', and ')
    return [`${ways}: move what both need into one of the folders or below both, or make them one folder`]
  })
}

/** A subject offers pages and files to the app. */
const subjects = globSync('src/*/index.ts')
  .filter((file) => /^export const pages\b/m.test(readFileSync(file, 'utf8')))
  .map(dirname)

/** `src/build` may import any file of a subject, and so may the functions for a worker of the browser. */
function pastTheIndex(some: readonly Pair[]): string[] {
  return some
    .filter(([from, to]) => {
      const room = roomOf(to)
      const isOwn = [room, 'src/build', 'client/compute'].includes(roomOf(from))
      return subjects.includes(room) && !isOwn && to !== `${room}/index.ts`
    })
    .map(([from, to]) => `${from} -> ${to}`)
}

describe('rooms', () => {
  test('do not import each other in a circle', () => {
    expect(imports.length).toBeGreaterThan(1000)
    expect(circlesIn(inRooms)).toEqual([])
  })

  test('a circle is named, without what leads to it and from it', () => {
    const pairs = ['ab', 'bc', 'cb', 'cd'].map(([from = '', to = '']): Pair => [from, to])
    expect(circlesIn(pairs)).toEqual(['b -> c', 'c -> b'])
  })
})

describe('folders', () => {
  test('do not import each other', () => {
    expect(mutualIn(imports)).toEqual([])
  })

  test('two that do are named once, with a file of each; a folder and one inside it are free', () => {
    const there: Pair = ['src/blog/feeds/feed.ts', 'src/blog/cards/card.ts']
    const back: Pair = ['src/blog/cards/list.ts', 'src/blog/feeds/entry.ts']
    expect(mutualIn([there, back])).toEqual([
      expect.stringMatching(
        /^src\/blog\/cards\/list.ts imports .*entry.ts, and .*feed.ts imports .*card.ts: move/,
      ),
    ])
    expect(mutualIn([there])).toEqual([])
    const inside = 'src/blog/cards/small/card.ts'
    expect(
      mutualIn([
        [back[0], inside],
        [inside, back[0]],
      ]),
    ).toEqual([])
  })
})

describe('subjects', () => {
  test('import one another only through the index', () => {
    expect(subjects.length).toBeGreaterThan(5)
    expect(pastTheIndex(imports)).toEqual([])
  })

  test('an import past the index is named; one from the build is not', () => {
    const inside = 'src/blog/post.tsx'
    expect(pastTheIndex([['src/company/home.tsx', inside]])).toEqual([`src/company/home.tsx -> ${inside}`])
    expect(pastTheIndex([['src/build/search.ts', inside]])).toEqual([])
  })
})

/** A file, what it imports, and what that imports. */
function reachedFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [from, to] of imports) if (from === file) reachedFrom(to, found)
  return found
}

test('the Worker does not import what the build draws plots with', () => {
  const plots = [...reachedFrom('src/index.ts')].filter((file) => file.startsWith('src/plots/'))
  expect(plots.filter((file) => !file.startsWith('src/plots/drawing/')).sort()).toEqual(
    ['index.ts', 'names.ts', 'plot.tsx'].map((name) => `src/plots/${name}`),
  )
})
