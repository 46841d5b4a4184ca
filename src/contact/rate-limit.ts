import type { Bindings } from '../env.ts'

/** One network: an IPv4 address, also where it is written as IPv6, or the /64 that an IPv6 customer has to itself. */
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

/** Whether this address may send now. The limit is a courtesy: when it cannot be asked, the message goes through. */
export async function isWithinLimit(env: Bindings, address = 'unknown'): Promise<boolean> {
  try {
    return (await env.CONTACT_RATE_LIMIT.limit({ key: networkOf(address) })).success
  } catch {
    return true
  }
}
