import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of this machine that nobody listens on, so that two runs do not ask each other's site. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
