import { vi } from 'vitest'
import { createApp } from '#src/app.tsx'
import { makeOutbox, type TestOutbox } from './outbox.ts'
import { bindings } from './site.ts'

const app = createApp()

/** An operator named Dana, in front of an outbox that mails nothing. */
export async function operatorOf(name: string, more: object = {}) {
  const outbox = await makeOutbox(name)
  await outbox.change({ MAILCHANNELS_API_KEY: name, OUTBOX_PAUSED: '1', ...more })
  return { outbox, ask: askerOf(outbox) }
}

function askerOf({ stub }: TestOutbox) {
  const OUTBOX = { getByName: () => stub }
  // All tests ask from one network.
  const OPERATOR_RATE_LIMIT = { limit: async () => ({ success: true }) }
  const env = { ...bindings, OUTBOX, OPERATOR_RATE_LIMIT, OUTBOX_TOKEN: 'dana:a-token-that-is-long' }
  return async (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') => {
    const headers = { authorization: 'Bearer a-token-that-is-long', 'content-type': 'application/json' }
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
    const response = await app.request(`/api/outbox${path}`, { method, headers, body: text }, env)
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
  }
}

/** Collects what is logged. */
export function watchLog() {
  const spies = (['log', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  )
  const lines = () => spies.flatMap(({ mock }) => mock.calls.flat()).map(String)
  return {
    text: () => lines().join('\n'),
    of: (event: string) =>
      lines()
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line))
        .filter((line) => line.event === event),
  }
}
