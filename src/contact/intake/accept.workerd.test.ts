import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { eachField } from '#client/contact/fields.ts'
import type { Bindings } from '#src/env.ts'
import { acceptMessage } from './accept.ts'

const message = {
  ...eachField(() => ''),
  firstName: 'Dana',
  lastName: 'Levi',
  email: 'dana@lab.example',
  message: 'A phase II trial.',
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

/** Accepts a message through an outbox that fails. @returns the outcome and the log */
async function acceptBy(accept: () => Promise<unknown>, isTrapped = false) {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const bindings = { ...(env as unknown as Bindings), OUTBOX: { getByName: () => ({ accept }) } }
  const accepted = await acceptMessage(bindings as unknown as Bindings, message, {
    key: undefined,
    isForm: false,
    isTrapped,
    sender: { isUnchecked: false },
  })
  return { accepted, log: told.mock.calls.flat().join() }
}

const fails = () => Promise.reject(new Error('storage is out'))

describe('the outbox cannot store', () => {
  test('the provider is well: the mail goes out at once, and it is a success; the log names nobody', async () => {
    const { accepted, log } = await acceptBy(fails)
    expect(accepted).toEqual({ ok: true, reference: expect.stringMatching(/^[A-Z0-9-]{14}$/) })
    expect(log).toContain('not stored')
    expect(log).not.toContain('dana')
  })

  test('it fails once, as an object does that was just restarted: asked again', async () => {
    const accept = vi.fn(async (): Promise<unknown> => ({ outcome: 'stored', reference: 'R' }))
    accept.mockImplementationOnce(fails)
    expect((await acceptBy(accept)).accepted).toEqual({ ok: true, reference: 'R' })
  })

  test('it does not answer at all: the mail goes out after 3 s, and it is not asked again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const accept = vi.fn(() => new Promise(() => {}))
    const asked = acceptBy(accept)
    await vi.advanceTimersByTimeAsync(3000)
    vi.useRealTimers()
    const { accepted, log } = await asked
    expect(accepted.ok).toBe(true)
    expect(log).toContain('no answer in 3000 ms')
    expect(accept).toHaveBeenCalledOnce()
  })

  test('a trapped message: no success and no mail', async () => {
    expect((await acceptBy(fails, true)).accepted).toEqual({ ok: false, code: 'unavailable' })
  })
})
