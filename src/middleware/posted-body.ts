import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/env.ts'
import { allows, networkOf } from './rate-limit.ts'

export type BodyFault = 'too_many' | 'too_large' | 'unreadable'

interface Bounds {
  /** In bytes. */
  largest: number
  /** Asked before the body is read. */
  limit?: (c: Context<AppEnv>) => RateLimit | undefined
  refuse: (c: Context<AppEnv>, fault: BodyFault) => Response | Promise<Response>
}

/** Of a form: far more than the largest one sends. Each costs the handler time to parse. */
const mostFields = 500

/** In ms. Long enough for a slow line. */
const longestWait = 30_000

async function read(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  largest: number,
): Promise<Blob | BodyFault> {
  const reader = body.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let left = largest
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    reader.cancel().catch(() => {})
  }, longestWait)
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      left -= part.value.length
      if (left < 0) {
        reader.cancel().catch(() => {})
        return 'too_large'
      }
      parts.push(part.value)
    }
    return isLate ? 'unreadable' : new Blob(parts)
  } catch {
    return 'unreadable'
  } finally {
    clearTimeout(timer)
  }
}

function countOf(text: string, sign: string): number {
  let count = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) count += 1
  return count
}

async function fieldsIn(body: Blob, type: string): Promise<number> {
  if (/json/i.test(type)) return 0
  const text = await body.text()
  return /^multipart\//i.test(type)
    ? countOf(text.toLowerCase(), 'content-disposition')
    : countOf(text, '&') + 1
}

/**
 * Every posted body is bounded before a handler sees it: by how often its network posts, its bytes, its
 * time and its fields. One that breaks off is the client's fault. The handler reads it from memory.
 */
export const postedBody = ({ largest, limit, refuse }: Bounds) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const asked = limit?.(c)
    const network = networkOf(c.req.header('cf-connecting-ip') ?? 'unknown')
    if (asked && !(await allows(asked, network))) return refuse(c, 'too_many')
    if (Number(c.req.header('content-length')) > largest) return refuse(c, 'too_large')
    const { raw } = c.req
    if (!raw.body) return next()
    const body = await read(raw.body, largest)
    if (typeof body === 'string') return refuse(c, body)
    const type = raw.headers.get('content-type') ?? ''
    if ((await fieldsIn(body, type)) > mostFields) return refuse(c, 'too_large')
    c.req.raw = new Request(raw, { body })
    return next()
  })
