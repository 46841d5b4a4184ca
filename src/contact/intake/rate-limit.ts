import type { Bindings } from '#src/env.ts'

/**
 * One network: an IPv4 address, also where it is written as IPv6, or the /64 that an IPv6 customer
 * has to itself.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [start = '', end = ''] = address.split('::')
  const head = start.split(':')
  const gap = address.includes('::')
    ? Array(Math.max(0, 8 - head.length - end.split(':').length)).fill('0')
    : []
  return [...head, ...gap, ...end.split(':')].slice(0, 4).join(':')
}

/** A limit is a courtesy of the platform: where it cannot be asked, all is within it. */
async function allows(limit: RateLimit, key: string): Promise<boolean> {
  try {
    return (await limit.limit({ key })).success
  } catch {
    return true
  }
}

/**
 * Whether this address may send now: its network has its own limit, and all networks together have
 * another.
 */
export async function isWithinLimit(env: Bindings, address = 'unknown'): Promise<boolean> {
  return (
    (await allows(env.CONTACT_RATE_LIMIT, networkOf(address))) &&
    (await allows(env.CONTACT_TOTAL_LIMIT, 'all'))
  )
}

/** Whether this address may try a token now. */
export function mayTryToken(env: Bindings, address = 'unknown'): Promise<boolean> {
  return allows(env.OPERATOR_RATE_LIMIT, networkOf(address))
}
