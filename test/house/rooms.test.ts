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

/** A subject offers pages and files to the app. */
const subjects = globSync('src/*/index.ts')
  .filter((file) => /^export const pages\b/m.test(readFileSync(file, 'utf8')))
  .map(dirname)

/** `src/build` may import any file of a subject, and so may functions for a worker (they stay pure: see below). */
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

test('nothing in the Worker imports what only the build runs', () => {
  const isBuild = (file: string) => /^(src|client|content)\/build\//.test(file)
  const leaks = imports.filter(([from, to]) => isBuild(to) && !isBuild(from))
  expect(imports.filter(([from]) => isBuild(from)).length).toBeGreaterThan(100)
  expect(leaks.map(([from, to]) => `${from} -> ${to}`)).toEqual([])
})

/** Without type imports, which leave nothing in a bundle. */
const valueImports = files.flatMap((file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type\b)(?:[\w*{}\s,]+ from )?['"]([^'"]+)['"]/gm,
    ),
  ].map(
    ([, path = '']): Pair => [
      file,
      path[0] === '#' ? path.slice(1) : path[0] === '.' ? join(dirname(file), path) : path,
    ],
  ),
)

describe('what runs in a worker of the browser', () => {
  const reached = new Set<string>()
  const reach = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const [from, to] of valueImports) if (from === file) reach(to)
  }
  for (const worker of globSync('client/compute/*-worker.ts')) reach(worker)

  test('imports pure functions only: no installed package, no words, no component', () => {
    const isPure = (file: string) =>
      file.startsWith('@marom/') ||
      /^(?:src\/(?:study-design|sample-study|plots\/drawing)|client\/(?:compute|ui|study-design|sample-study))\/[\w/-]+\.ts$/.test(
        file,
      )
    expect(reached.size).toBeGreaterThan(20)
    expect([...reached].filter((file) => !isPure(file))).toEqual([])
  })

  test('nothing else of the client imports the Worker’s code, and nothing imports the worker', () => {
    const fromClient = imports.filter(([from]) => from.startsWith('client/'))
    const intoSrc = fromClient.filter(([, to]) => to.startsWith('src/')).map(([from]) => roomOf(from))
    expect(new Set(intoSrc)).toEqual(new Set(['client/compute']))
    const ofWorkers = imports.filter(([, to]) => to.startsWith('client/compute/'))
    expect(ofWorkers.filter(([from]) => !from.startsWith('client/compute/'))).toEqual([])
  })
})
