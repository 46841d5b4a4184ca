import { readFileSync } from 'node:fs'
import { excessOf, weigh, weighWorker, workerBudget } from '#test/bench/bytes.ts'
import { addresses } from '#test/support/addresses.ts'
import { expect, test } from '#test/support/browser.ts'

test('every page is within its budget of bytes', async ({ request }) => {
  // Brotli at its best takes its time over forty documents.
  test.setTimeout(120_000)
  const excess: string[] = []
  for (const { path, language, name } of addresses) {
    if (name === 'message-received') continue
    const html = await (await request.get(path)).text()
    excess.push(...excessOf(path.replace(/\?.*/, ''), language, weigh(html)))
  }
  expect(excess).toEqual([])
})

test('the Worker as it is deployed is within its budget of bytes', () => {
  const bytes = weighWorker('test/results/worker')
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(workerBudget)
})

test('a start of the Worker as it is deployed loads no large module of Node.js', () => {
  const script = readFileSync('test/results/worker/index.js', 'utf8')
  const modules = [...script.matchAll(/\b(?:from|import)\s?"(\w+:[\w/]+)"/g)].map(([, name]) => name)
  expect([...new Set(modules)].sort()).toEqual(['cloudflare:workers', 'node:events', 'node:module'])
})
