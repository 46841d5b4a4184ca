import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'

export interface Load {
  requestsPerSecond: number
  /** User and system CPU of the server's process, in ms. */
  cpuPerRequest: number
}

/** CPU of all threads of a process, in ms (Linux; the kernel counts ns). */
export function cpuOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'),
  )
  return threads.reduce((sum, stat) => sum + Number.parseInt(stat, 10), 0) / 1e6
}

/** A response ends after its Content-Length or with its last chunk. */
function isWhole(response: Buffer): boolean {
  const end = response.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /content-length: (\d+)/i.exec(response.toString('latin1', 0, end))?.[1]
  if (length) return response.length >= end + 4 + Number(length)
  return response.subarray(-7).toString('latin1').endsWith('\r\n0\r\n\r\n')
}

/** @returns the response as it came over the wire */
function ask(socket: Socket, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const take = (part: Buffer) => {
      parts.push(part)
      const response = parts.length === 1 ? part : Buffer.concat(parts)
      if (!isWhole(response)) return
      socket.off('data', take)
      socket.off('error', reject)
      resolve(response)
    }
    socket.on('data', take)
    socket.on('error', reject)
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\nAccept: text/html\r\n\r\n`,
    )
  })
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  return socket.setNoDelay()
}

export async function load(
  server: { port: number; pid: number },
  path: string,
  count: number,
): Promise<Load> {
  const sockets = await Promise.all(Array.from({ length: 8 }, () => open(server.port)))
  for (const socket of sockets) await ask(socket, path)
  let left = count
  const cpu = cpuOf(server.pid)
  const start = performance.now()
  await Promise.all(
    sockets.map(async (socket) => {
      while (left > 0) {
        left -= 1
        await ask(socket, path)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  for (const socket of sockets) socket.destroy()
  return { requestsPerSecond: count / seconds, cpuPerRequest: (cpuOf(server.pid) - cpu) / count }
}

/** On a new connection, in ms. */
export async function timeToFirstByte(port: number, path: string): Promise<number> {
  const socket = await open(port)
  const start = performance.now()
  const first = new Promise<void>((resolve) => socket.once('data', () => resolve()))
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`)
  await first
  const duration = performance.now() - start
  socket.destroy()
  return duration
}
