import { dirname } from 'node:path'
import { expect, inject, test } from 'vitest'
import { excessOf, excessOfWorker, weigh, weighBrowserWorkers, weighWorker } from '#test/bench/bytes.ts'
import { everyAddress } from '#test/support/addresses.ts'
import { htmlAt } from '#test/support/built-pages.ts'

test('every page is within its budget of bytes', async () => {
  const excess: string[] = []
  for (const { path } of everyAddress) excess.push(...excessOf(path, weigh(await htmlAt(path))))
  expect(excess).toEqual([])
})

test('the file of each worker of the browser is at most 73 KB of brotli', () => {
  const workers = weighBrowserWorkers()
  expect(Object.keys(workers).length).toBeGreaterThan(2)
  for (const [file, bytes] of Object.entries(workers)) expect(bytes, file).toBeLessThanOrEqual(73 * 1024)
})

test('the Worker as it is deployed is within its budgets of bytes', () => {
  const bytes = weighWorker(dirname(inject('bundle')))
  expect(bytes.script).toBeGreaterThan(50_000)
  expect(excessOfWorker(bytes)).toEqual([])
})
