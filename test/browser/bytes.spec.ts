import { excessOf, excessOfWorker, weigh, weighWorker } from '#test/bench/bytes.ts'
import { everyAddress } from '#test/support/addresses.ts'
import { expect, test } from '#test/support/browser.ts'

test('every page is within its budget of bytes', async ({ request }) => {
  const excess: string[] = []
  for (const { path } of everyAddress)
    excess.push(...excessOf(path, weigh(await (await request.get(path)).text())))
  expect(excess).toEqual([])
})

test('the Worker as it is deployed is within its budgets of bytes', () => {
  const bytes = weighWorker('test/results/worker')
  expect(bytes.script).toBeGreaterThan(50_000)
  expect(excessOfWorker(bytes)).toEqual([])
})
