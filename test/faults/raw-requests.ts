/** Requests as bytes, valid and broken. The same seed gives the same requests. */

import { badHosts, bodies, methods, odd, targets, types } from './raw-parts.ts'

/** Mulberry32 (public domain, Tommy Ettinger): random numbers in [0, 1). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function* rawRequests(total: number, seed: number): Generator<Buffer> {
  const random = generator(seed)
  const oneOf = <Item>(some: readonly Item[]) => some[Math.floor(random() * some.length)]
  const pick = (some: readonly string[]) => oneOf(some) ?? ''
  /** A body with the right framing, or with a wrong length or type. */
  const framed = () => {
    const body = pick(bodies)
    const size = Buffer.byteLength(body)
    const frames = [
      `Content-Length: ${size}\r\n\r\n${body}`,
      `Content-Length: ${size + 50}\r\n\r\n${body}`,
      `Transfer-Encoding: chunked\r\n\r\n${size.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
      `Transfer-Encoding: chunked\r\n\r\n${(size + 9).toString(16)}\r\n${body}`,
      `Transfer-Encoding: chunked\r\n\r\nzz\r\n${body}\r\n0\r\n\r\n`,
      `Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n${body}`,
      `\r\n${body}`,
    ]
    return pick(frames)
  }
  for (let count = 0; count < total; count++) {
    const extra = Array.from({ length: Math.floor(random() * 3) }, () => `${pick(odd)}\r\n`).join('')
    const host = random() < 0.8 ? 'localhost' : pick(badHosts)
    const head = `${pick(methods)} ${pick(oneOf(targets) ?? [])} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${pick(types)}\r\n`
    const bytes = Buffer.from(`${head}${extra}${framed()}`)
    // One request in four loses or changes a byte.
    if (random() < 0.25) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
    yield bytes
  }
}
