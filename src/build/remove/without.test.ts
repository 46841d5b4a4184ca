import { expect, test } from 'vitest'
import { without, withoutPaths } from './without.ts'

const isGone = (path: string) => path.includes('/gone/')

test('an import of what is gone: it goes, with its elements, arguments and spreads', () => {
  const text = `import { kept } from './kept.ts'
import { first, type Second } from './gone/a.ts'
import type { Third } from '#src/gone/b.ts'

export const list = [kept, first, other]
export const only = [first]
call(first, kept)
call(kept, first)
export const all = {
  ...first,
  ...kept,
}
`
  expect(without(text, isGone)).toBe(`import { kept } from './kept.ts'

export const list = [kept, other]
export const only = []
call(kept)
call(kept)
export const all = {
  ...kept,
}
`)
})

test('entries of a registry that load it, on one line or two', () => {
  const text = `export const islands = {
  'one-tool': () => import('./gone/one.ts').then((module) => module.One),
  counter: () => import('./kept/counter.tsx').then((module) => module.Counter),
  'two-tool': () =>
    import('./gone/two.tsx').then((module) => module.Two),
  toasts: async () => Toasts,
}
`
  expect(without(text, isGone)).toBe(`export const islands = {
  counter: () => import('./kept/counter.tsx').then((module) => module.Counter),
  toasts: async () => Toasts,
}
`)
})

test('a line that exports a whole subject', () => {
  const text = `export * as blog from './blog/index.ts'\nexport * as gone from './gone/index.ts'\n`
  expect(without(text, isGone)).toBe(`export * as blog from './blog/index.ts'\n`)
})

test('nothing is gone: the text is as before', () => {
  const text = `import './side.ts'\nimport { a } from './a.ts'\nexport const list = [a, b]\n`
  expect(without(text, isGone)).toBe(text)
})

test('phrases for pages that are gone, and for their sections; not those for a page below', () => {
  const text = `# Tools
/tool:
  one way
  another way

/tool#part: a part
/tool/below: kept
/tools:
  also kept
/tool/gone: short
`
  expect(withoutPaths(text, ['/tool', '/tool/gone'])).toBe(`# Tools

/tool/below: kept
/tools:
  also kept
`)
})
