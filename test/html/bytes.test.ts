import { hash } from 'node:crypto'
import { dirname } from 'node:path'
import { expect, inject, test } from 'vitest'
import { budgetOf, contentBudget, kinds } from '#test/bench/budgets.ts'
import { weighBrowserWorkers, weighWorker } from '#test/bench/bytes.ts'
import { excessOf, excessOfBrowserWorkers, excessOfWorker } from '#test/bench/excess.ts'
import { everyAddress } from '#test/support/addresses.ts'
import { documentAt, htmlAt } from '#test/support/built-pages.ts'
import { attributesOf, pieceOf } from '#test/support/html.ts'

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

/** With the script of every page. */
async function pageOf(main: string): Promise<string> {
  const [script = ''] = attributesOf(await documentAt('/'), 'src', 'script[type="module"]')
  return `<!DOCTYPE html><html lang="en"><head><script type="module" src="${script}"></script></head><body><main>${main}</main></body></html>`
}

test('a page over its budget: the message names bytes, budget, cure and file', async () => {
  const random = Array.from({ length: 1200 }, (_, i) => hash('md5', String(i))).join('')
  const [fault = '', ...more] = excessOf('/careers', await pageOf(`<p>${random}</p>`))
  expect(more).toEqual([])
  expect(fault).toMatch(
    /^the page \/careers: html [\d,]+ bytes, budget [\d,]+\. Shorten the page, or change `common\.html` in test\/bench\/budgets\.ts/,
  )
})

test('a list gets more with each item, and a text more for letters of two bytes', () => {
  const htmlOf = (path: string, main: string) => budgetOf(path, pieceOf(main)).html
  const terms = (count: number) => htmlOf('/key-concepts', '<details></details>'.repeat(count))
  expect(terms(401) - terms(400)).toBe(kinds.terms?.each)
  expect(htmlOf('/careers', '<p>שלום</p>')).toBeGreaterThan(1.15 * htmlOf('/careers', '<p>Hello</p>'))
})

test('the content of the Worker: a post, words and a drawing each get their share', () => {
  const none = { posts: 0, words: 0, drawings: 0, pages: 0 }
  const more = (change: Partial<typeof none>) => contentBudget({ ...none, ...change }) - contentBudget(none)
  for (const change of [{ posts: 1000 }, { words: 1000 }, { drawings: 1 }, { pages: 1 }])
    expect(more(change), JSON.stringify(change)).toBeGreaterThan(0)
})
