import { expect, test } from 'vitest'
import { islands } from '#client/islands.ts'
import { islandPaths } from '#test/support/addresses.ts'
import { htmlAt } from '#test/support/built-pages.ts'

const sources: Record<string, string> = import.meta.glob('/src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob<Record<string, unknown>>('/client/**/*.tsx')
const table: Record<string, () => Promise<unknown>> = islands

/** Every `<Island>`: its name, its component, and the file of `client/` with the component. */
const uses = Object.entries(sources).flatMap(([file, code]) =>
  [...code.matchAll(/<Island\b(?:\s+name="([^"]+)")?(?:\s+component={(\w+)})?/g)].map(
    ([, name = '', component = '']) => {
      const from = new RegExp(`import {[^}]*\\b${component}\\b[^}]*} from '#(client/[^']+)'`).exec(code)
      return { file, name, component, path: `/${from?.[1]}` }
    },
  ),
)

test.each(uses)('$file: the island "$name" is $component in the browser too', async (use) => {
  const shown = (await modules[use.path]?.())?.[use.component]
  expect(shown, `${use.component} of ${use.path}`).toBeDefined()
  expect(await table[use.name]?.(), `client/islands.ts has another "${use.name}"`).toBe(shown)
})

test('every island of the table stands on a page', () => {
  const used = new Set(uses.map(({ name }) => name))
  expect(Object.keys(table).filter((name) => !used.has(name))).toEqual([])
})

test('the pages on which browsers try islands: together they have every island', async () => {
  const pages = await Promise.all(islandPaths.map(htmlAt))
  const tried = new Set(
    pages.flatMap((html) => [...html.matchAll(/data-island="([\w-]+)"/g)].map(([, name]) => name)),
  )
  expect(Object.keys(table).filter((name) => !tried.has(name))).toEqual([])
})
