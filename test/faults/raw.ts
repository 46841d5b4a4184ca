import { connect } from 'node:net'
import { judge, type Verdict } from './ledger.ts'
import { rawRequests } from './raw-requests.ts'
import type { Stage } from './scenarios.ts'

/** In ms: by then the server has answered or closed the connection. */
const patience = 10_000

/** @returns the status; 0 if the connection was closed without one; null if nothing happened */
function statusOf(url: string, request: Buffer): Promise<number | null> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(port), hostname)
    const timer = setTimeout(() => end(null), patience)
    const end = (status: number | null) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(status)
    }
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? []
      if (status && status !== '100') end(Number(status))
    })
    socket.on('error', () => {})
    socket.on('close', () => end(0))
    socket.end(request)
  })
}

/** Broken framing is the client's fault: no status 500, and no stack trace in the log. */
export async function raw({ site, isShort }: Stage): Promise<Verdict> {
  const total = isShort ? 1000 : 20_000
  const seed = Date.now() % 1_000_000
  const verdict = judge(`${total} raw requests (seed ${seed})`, [], [])
  const statuses = new Map<number | null, number>()
  const requests = rawRequests(total, seed)
  const client = async () => {
    for (const request of requests) {
      const status = await statusOf(site.url, request)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const isFault = status === null || (status >= 500 && status !== 501)
      if (isFault)
        verdict.problems.push(`${status}: ${JSON.stringify(request.toString('latin1').slice(0, 300))}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, client))
  console.log('raw requests, by status:', Object.fromEntries(statuses))
  for (const status of [200, 400, 401, 404, 405]) {
    if (!statuses.has(status)) verdict.problems.push(`nothing was answered ${status}`)
  }
  const [line] = /^.*(Uncaught exception|Unexpected error).*$/m.exec(site.log) ?? []
  if (line) verdict.problems.push(`the log tells of a client's fault: ${line}`)
  return verdict
}
