import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach } from 'vitest'
import * as z from 'zod'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** An HTTP server until the end of the test. @returns the port */
export async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return z.object({ port: z.number() }).parse(server.address()).port
}

/** @returns a port that refuses connections */
export async function closedPort(): Promise<number> {
  const port = await listen(() => {})
  await new Promise((resolve) => servers.pop()?.close(resolve))
  return port
}
