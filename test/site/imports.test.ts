import { describe, expect, test } from 'vitest'

const sources: Record<string, string> = import.meta.glob(
  ['/src/**/*.{ts,tsx}', '/client/**/*.{ts,tsx}', '/content/**/*.ts', '!**/*.test.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
)

/** Build tools run in Node, not in a browser nor in the Worker. */
const isTool = (file: string) => /^\/(?:client|content)\/build\/|\/uno\.config\.ts$|\/check\.ts$/.test(file)

interface Import {
  file: string
  /** As it is written. */
  specifier: string
  isType: boolean
}

function importsOf(file: string, code: string): Import[] {
  const found = code.matchAll(
    /^(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm,
  )
  return [...found].map(([statement, from, dynamic]) => ({
    file,
    specifier: from ?? dynamic ?? '',
    isType: statement.startsWith('import type'),
  }))
}

/**
 * The path of what is imported, below the root; undefined for packages and what the build makes.
 */
function targetOf({ file, specifier }: Import): string | undefined {
  if (specifier.startsWith('#')) return `/${specifier.slice(1)}`
  if (specifier.startsWith('.')) return new URL(specifier, `file://${file}`).pathname
  return undefined
}

/** What a folder may import from outside itself; types of the content are no code. */
function faultOf(one: Import): string | null {
  const [, folder] = one.file.split('/')
  const target = targetOf(one)
  const [, room] = target?.split('/') ?? []
  if (one.specifier.startsWith('../') && folder !== 'content') return 'leaves its folder without #'
  if (room === 'test') return 'imports a test'
  if (folder === 'content' && (room !== 'content' || one.specifier.startsWith('#')))
    return 'content imports nothing'
  if (folder === 'client' && room === 'src') return 'client never imports src'
  if (folder === 'client' && room === 'content' && !one.isType) return 'client takes types of content only'
  return null
}

const faults = (imports: Import[]) =>
  imports.flatMap((one) => {
    const fault = isTool(one.file) ? null : faultOf(one)
    return fault ? [`${one.file}: ${one.specifier}: ${fault}`] : []
  })

const all = Object.entries(sources).flatMap(([file, code]) => importsOf(file, code))

test('imports go one way: content -> nothing, client -> content types, src -> both', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  expect(faults(all)).toEqual([])
})

test.each([
  ['/client/menus/x.tsx', "import { en } from '#content/messages/en.ts'"],
  ['/client/menus/x.tsx', "import { site } from '#src/app.tsx'"],
  ['/client/menus/x.tsx', "import { site } from '../ui/text.tsx'"],
  ['/content/x.ts', "import { z } from 'zod'"],
  ['/src/x.ts', "import { y } from '../client/y.ts'"],
])('a wrong import in %s is named: %s', (file, code) => {
  expect(faults(importsOf(file, code))).toHaveLength(1)
})

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Who imports whom, types included, after every file has been given the name of its node. */
function graphOf(imports: Import[], nodeOf: (file: string) => string): Graph {
  const graph = new Map<string, Set<string>>()
  for (const one of imports) {
    const target = targetOf(one)
    if (!target || !(target in sources)) continue
    const [from, to] = [nodeOf(one.file), nodeOf(target)]
    if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  }
  return graph
}

/** Nodes that lead back to themselves. What leads nowhere is taken away until nothing changes. */
function circlesOf(graph: Graph): string[] {
  const left = new Map([...graph].map(([from, targets]) => [from, new Set(targets)]))
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const [from, targets] of left) {
      for (const to of targets) if (!left.has(to)) targets.delete(to)
      if (targets.size === 0) isChanged = left.delete(from)
    }
  }
  return [...left].map(([from, targets]) => `${from} -> ${[...targets].join(', ')}`)
}

/**
 * `/src/pages/home.tsx` stands in the room `/src/pages`; files of the root are rooms of their own.
 */
const roomOf = (file: string) => (file.startsWith('/content/') ? '/content' : file.split('/', 3).join('/'))

describe('there is no circle', () => {
  test('between files', () => {
    expect(circlesOf(graphOf(all, (file) => file))).toEqual([])
  })

  test('between folders', () => {
    expect(circlesOf(graphOf(all, roomOf))).toEqual([])
  })

  test('a circle is named with what leads to it', () => {
    const graph = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c', 'd'])],
      ['c', new Set(['b'])],
      ['d', new Set<string>()],
    ])
    expect(circlesOf(graph)).toEqual(['a -> b', 'b -> c', 'c -> b'])
  })
})

test('no island makes an id with useId: on the server it stands in the tree of the page', () => {
  const users = Object.entries(sources).filter(
    ([file, code]) => file.startsWith('/client/') && /\buseId\b/.test(code),
  )
  expect(users.map(([file]) => file)).toEqual([])
})
