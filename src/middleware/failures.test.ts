import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { AppEnv } from '#src/env.ts'
import { countFailures } from './failures.ts'

const app = new Hono<AppEnv>()
app.use(countFailures)
app.get('/study/:name', (c) => c.text('out', 503))
app.get('/fails', () => {
  throw new Error('a text that a visitor typed')
})
app.get('/well', (c) => c.text('well'))
app.onError((_, c) => c.text('error', 500))

test.each([
  ['/study/typed?q=typed', ['5xx', '503', '/study/:name']],
  ['/fails?q=typed', ['5xx', '500', '/fails']],
])('%s is counted by its route: %o', async (path, blobs) => {
  const writeDataPoint = vi.fn()
  await app.request(path, {}, { EVENTS: { writeDataPoint } })
  expect(writeDataPoint.mock.calls).toEqual([[{ indexes: ['5xx'], blobs, doubles: [1] }]])
})

test.each(['/well', '/nothing'])('%s is not counted', async (path) => {
  const writeDataPoint = vi.fn()
  await app.request(path, {}, { EVENTS: { writeDataPoint } })
  expect(writeDataPoint).not.toHaveBeenCalled()
})
