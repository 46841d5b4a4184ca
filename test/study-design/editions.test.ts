import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEditions } from '#src/build/editions.ts'

/** "rpact 3.3.4" of "rpact 3.3.4, tests/testthat/{place}", which has neither an identifier nor a copy. */
const program = /^[^,]+,,,"([^",]*? \d[\d.-]*)[ ,]/gm

test('each program with which the designs are compared is in the table of editions', () => {
  const sources = readFileSync('src/packages/trial-designs/designs/sources.csv', 'utf8')
  const named = [...sources.matchAll(program)].map(([, name = '']) => name)
  const editions = readEditions()
  expect([...new Set(named)].filter((name) => !editions.has(name))).toEqual([])
  expect(named.length).toBeGreaterThan(25)
})
