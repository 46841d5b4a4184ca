import { afterEach, expect, test, vi } from 'vitest'
import { eachField } from '#client/contact/fields.ts'
import type { Bindings } from '#src/env.ts'
import { deliver, deliveryTimeout } from './deliver.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a request that does not end, whatever its time limit says: the try ends, and the message waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}))
  const env: Partial<Bindings> = {
    MAIL_FROM: 'website@marom.example',
    MAIL_TO: 'office@marom.example',
    MAILCHANNELS_API_KEY: 'key',
  }
  const message = { ...eachField(() => 'words'), email: 'dana@lab.example' }
  const tried = deliver(env as Bindings, { reference: 'AAAA-BBBB-CCCC', message })
  await vi.advanceTimersByTimeAsync(2 * deliveryTimeout + 5000)
  expect(await tried).toEqual({ state: 'retry', reason: 'no answer' })
})
