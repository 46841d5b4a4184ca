import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { createApp } from '#src/app.tsx'
import { minute } from '#src/contact/delivery/back-off.ts'
import type { Bindings } from '#src/env.ts'
import type { TestOutbox } from './outbox.ts'

const app = createApp()

/** 5 a minute for each key, by the clock of the test. The platform's limit has its own clock. */
function limitOf5(): RateLimit {
  const counted = new Map<string, number>()
  return {
    limit: async ({ key }) => {
      const window = `${key} ${Math.floor(Date.now() / minute)}`
      counted.set(window, (counted.get(window) ?? 0) + 1)
      return { success: (counted.get(window) ?? 0) <= 5 }
    },
  }
}

export type Visitors = Record<'accepted' | 'limited' | 'refused', number>

export const nobody = (): Visitors => ({ accepted: 0, limited: 0, refused: 0 })

/** The site with the limits of the free plans over that outbox. Each call posts another message. */
export function siteWith({ stub }: Pick<TestOutbox, 'stub'>) {
  const site = {
    ...(env as unknown as Bindings),
    CONTACT_RATE_LIMIT: limitOf5(),
    OUTBOX: { getByName: () => stub } as unknown as Bindings['OUTBOX'],
  }
  let count = 0
  return async (address: string, visitors: Visitors, headers: object = {}, message?: string) => {
    count += 1
    const response = await app.request(
      '/api/send-email',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': address, ...headers },
        body: JSON.stringify({
          firstName: 'A',
          lastName: 'B',
          email: 'a@b.example',
          message: message ?? `N${count}`,
        }),
      },
      site,
    )
    const { error }: { error?: string } = await response.json()
    if (response.ok) visitors.accepted += 1
    else if (error === 'too_many') visitors.limited += 1
    else visitors.refused += 1
    expect([200, 429]).toContain(response.status)
  }
}
