import { expect, test } from 'vitest'

const sources: Record<string, string> = import.meta.glob(
  ['/src/**/*.{ts,tsx}', '/client/**/*.{ts,tsx}', '/content/**/*.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** Build tools run in Node, not in a browser nor in the Worker. */
const tools = ['/client/build.ts', '/client/uno.config.ts', '/content/build.ts', '/src/machine/share/run.ts']

/** What a folder may import from outside itself; types of the content are no code. */
function faultOf(file: string, statement: string, target: string): string | null {
  const [, folder] = file.split('/')
  const isType = statement.startsWith('import type')
  const room = /^#(\w+)\//.exec(target)?.[1]
  if (/^(\.\.\/)+(src|client|content|test)\//.test(target)) return 'crosses folders without #'
  if (room === 'test' && !file.includes('.test.')) return 'imports a test'
  if (folder === 'content' && (room !== undefined || !/^(\.|node:)/.test(target)))
    return 'content imports nothing'
  if (folder === 'client' && room === 'src') return 'client never imports src'
  if (folder === 'client' && room === 'content' && !isType) return 'client takes types of content only'
  if (room === folder) return `inside ${folder} use a relative path`
  return null
}

function faults(file: string, code: string): string[] {
  if (tools.includes(file) || file.includes('.test.')) return []
  const imports = code.matchAll(
    /^(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm,
  )
  return [...imports].flatMap(([statement, from, dynamic]) => {
    const fault = faultOf(file, statement, from ?? dynamic ?? '')
    return fault ? [`${file}: ${from ?? dynamic}: ${fault}`] : []
  })
}

test('imports go one way: content -> nothing, client -> content types, src -> both', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  expect(Object.entries(sources).flatMap(([file, code]) => faults(file, code))).toEqual([])
})

test.each([
  ['/client/islands/x.tsx', "import { en } from '#content/messages/en.ts'"],
  ['/client/islands/x.tsx', "import { site } from '#src/app.tsx'"],
  ['/content/x.ts', "import { z } from 'zod'"],
  ['/src/x.ts', "import { y } from '../client/y.ts'"],
])('a wrong import in %s is named: %s', (file, code) => {
  expect(faults(file, code)).toHaveLength(1)
})
