/** One network: an IPv4 address (also when written as IPv6), or the /64 of an IPv6 customer. */
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

/** What a customer usually has: an IPv4 /24 or an IPv6 /48. For the budget of the day. */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address)
  const parts = network.split(network.includes(':') ? ':' : '.')
  return parts.slice(0, 3).join('.')
}

/** What a provider usually has: the IPv4 /16 or IPv6 /32 that holds the wide network. */
export function ownerOf(wideNetwork: string): string {
  return wideNetwork.split('.').slice(0, 2).join('.')
}

/** Allows everything if the limit cannot be asked: it must not stop the site. */
export async function allows(limit: RateLimit, key: string): Promise<boolean> {
  try {
    return (await limit.limit({ key })).success
  } catch {
    return true
  }
}
