import { hash } from 'node:crypto'
import { basename, dirname } from 'node:path'
import { expect, inject, test } from 'vitest'
import { budgetOf, contentBudget } from '#test/bench/budgets.ts'
import { weighBrowserWorkers, weighWorker } from '#test/bench/bytes.ts'
import { excessOf, excessOfBrowserWorkers, excessOfWorker } from '#test/bench/excess.ts'
import { everyAddress } from '#test/support/addresses.ts'
import { documentAt, htmlAt } from '#test/support/built-pages.ts'
import { attributesOf, documentOf, only } from '#test/support/html.ts'

test('every page is within its budget of bytes', async () => {
  const excess: string[] = []
  for (const { path } of everyAddress) excess.push(...excessOf(path, await htmlAt(path)))
  expect(excess).toEqual([])
})

test('the file of each worker of the browser is within its budget of bytes', () => {
  const workers = weighBrowserWorkers()
  expect(Object.keys(workers).length).toBeGreaterThan(2)
  expect(excessOfBrowserWorkers(workers)).toEqual([])
})

test('the Worker as it is deployed is within its budgets of bytes', () => {
  const bytes = weighWorker(dirname(inject('bundle')))
  expect(bytes.script).toBeGreaterThan(50_000)
  expect(excessOfWorker(bytes)).toEqual([])
})

const page = (main: string) =>
  `<!DOCTYPE html><html lang="en"><head><script type="module" src="/build/${entry}"></script></head><body><main>${main}</main></body></html>`

/** Of the home page: each page loads it. */
const entry = basename(attributesOf(await documentAt('/'), 'src', 'script[type="module"]')[0] ?? '')

test('a page over its budget: the message names bytes, budget, cure and file', () => {
  const random = Array.from({ length: 1200 }, (_, i) => hash('md5', String(i))).join('')
  const [fault = '', ...more] = excessOf('/careers', page(`<p>${random}</p>`))
  expect(more).toEqual([])
  expect(fault).toMatch(
    /^the page \/careers: html [\d,]+ bytes, budget 17,152\. Shorten the page, or change `common\.html` in test\/bench\/budgets\.ts/,
  )
})

test('a list gets more with each item, and a text more for letters of two bytes', () => {
  const htmlOf = (path: string, main: string) => budgetOf(path, only(documentOf(page(main)), 'main')).html
  const terms = (count: number) => htmlOf('/key-concepts', '<details></details>'.repeat(count))
  expect(terms(401) - terms(400)).toBe(145)
  expect(htmlOf('/careers', '<p>שלום</p>')).toBeGreaterThan(1.15 * htmlOf('/careers', '<p>Hello</p>'))
})

test('the content of the Worker: a post, words and a drawing each get their share', () => {
  const none = { posts: 0, words: 0, drawings: 0, pages: 0 }
  const more = (change: Partial<typeof none>) => contentBudget({ ...none, ...change }) - contentBudget(none)
  expect(more({ posts: 1000 })).toBeGreaterThan(1000)
  expect(more({ words: 1000 })).toBeGreaterThan(900)
  expect(more({ drawings: 1 })).toBeGreaterThan(900)
  expect(more({ pages: 1 })).toBeGreaterThan(0)
})
