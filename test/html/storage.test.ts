import { describe, expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { storageRows } from '#content/storage.ts'
import { documentAt } from '#test/support/built-pages.ts'
import { only, textsOf } from '#test/support/html.ts'

const files: Record<string, string> = import.meta.glob(['/client/**/*.{ts,tsx,js}', '!/client/**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const keys = [...new Set(storageRows('en').map(({ key }) => key))]

function faultsOf(file: string, code: string): string[] {
  const others = code.match(
    /document\.cookie|cookieStore|indexedDB|caches\.open|serviceWorker|navigator\.storage/g,
  )
  const calls = [...code.matchAll(/\.(?:get|set|remove)Item\(\s*(?:(['"`])(.*?)\1)?/g)]
  const unknown = calls.flatMap(([, , key]) => (key === undefined || keys.includes(key) ? [] : [key]))
  // The compiler checks a variable name, because it has the type StorageKey.
  const isTyped = calls.every(([, , key]) => key !== undefined) || /\bStorageKey\b/.test(code)
  return [
    ...(others ?? []).map((name) => `${file}: ${name}: the cookie policy names no such store`),
    ...unknown.map((key) => `${file}: "${key}": add a row to content/storage.ts`),
    ...(isTyped ? [] : [`${file}: give the key the type StorageKey`]),
  ]
}

test('what browser code stores has a row in the table, and every row has its code', () => {
  expect(Object.keys(files).length).toBeGreaterThan(50)
  expect(Object.entries(files).flatMap(([file, code]) => faultsOf(file, code))).toEqual([])
  const code = Object.values(files).join('\n')
  expect(keys.filter((key) => !code.includes(`'${key}'`))).toEqual([])
})

test.each([
  ["sessionStorage.setItem('visitor', '1')", 1],
  ["document.cookie = 'a=1'", 1],
  ["const key = 'display'\nlocalStorage.setItem(key, '1')", 1],
  ["const key: StorageKey = 'display'\nlocalStorage.setItem(key, '1')", 0],
])('%s: named', (code, faults) => {
  expect(faultsOf('/client/x.ts', code)).toHaveLength(faults)
})

describe.each(languages)('the cookie policy (%s)', (language) => {
  test('prints every row of the table', async () => {
    const printed = textsOf(only(await documentAt(href('cookie-policy', language)), 'table'), 'tbody tr')
    const rows = storageRows(language)
    expect(printed).toHaveLength(rows.length)
    expect(rows.length).toBeGreaterThan(2)
    for (const [index, row] of rows.entries()) {
      for (const text of Object.values(row)) expect(printed[index]).toContain(text)
    }
  })
})
