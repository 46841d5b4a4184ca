import { once } from 'node:events'
import { createServer } from 'node:net'

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

/**
 * A port of this machine that nobody listens on, so that two runs do not ask each other's site.
 * @param count how many ports from this one on are free
 */
export async function freePort(count = 1): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    // Below the ports that Linux gives to clients, which come and go.
    const first = 10_000 + Math.floor(Math.random() * 20_000)
    const ports = Array.from({ length: count }, (_, index) => first + index)
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first
  }
  throw new Error('No port of this machine is free. End servers that are left from earlier runs.')
}
