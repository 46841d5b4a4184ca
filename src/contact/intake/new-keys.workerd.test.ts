import { beforeEach, describe, expect, test, vi } from 'vitest'
import { nobody, siteWith } from '#test/support/flooded-site.ts'
import { makeOutbox, stopClock } from '#test/support/outbox.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

describe('beyond the limit of a minute, with Idempotency-Keys', () => {
  const keyed = (key: string) => ({ 'idempotency-key': key })

  async function counted(name: string) {
    const { stub } = await makeOutbox(name)
    stopClock()
    const asked = { accept: 0, find: 0 }
    const post = siteWith({
      stub: {
        accept: (message: Parameters<typeof stub.accept>[0]) => {
          asked.accept += 1
          return stub.accept(message)
        },
        find: (reference: string) => {
          asked.find += 1
          return stub.find(reference)
        },
      } as unknown as typeof stub,
    })
    return { post, asked }
  }

  test('100 posts with new keys: the outbox is asked for five, beside the five that it takes', async () => {
    const { post, asked } = await counted('new-keys')
    const visitors = nobody()
    for (let index = 0; index < 100; index++) await post('192.0.2.7', visitors, keyed(`new-${index}`))
    expect(visitors).toEqual({ accepted: 5, limited: 95, refused: 0 })
    expect(asked).toEqual({ accept: 5, find: 5 })
  })

  test('the message was stored: its repeats pass until the five are used up', async () => {
    const { post, asked } = await counted('repeats')
    const visitors = nobody()
    for (let index = 0; index < 11; index++) await post('192.0.2.8', visitors, keyed('again'), 'Again')
    expect(visitors).toEqual({ accepted: 10, limited: 1, refused: 0 })
    expect(asked.find).toBe(5)
  })

  test('posts without a key do not use the five up', async () => {
    const { post } = await counted('without-key')
    const visitors = nobody()
    await post('192.0.2.9', visitors, keyed('first'), 'First')
    for (let index = 0; index < 30; index++) await post('192.0.2.9', visitors)
    expect(visitors.accepted).toBe(5)
    await post('192.0.2.9', visitors, keyed('first'), 'First')
    expect(visitors.accepted).toBe(6)
  })
})
