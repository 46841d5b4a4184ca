import { deepStrictEqual } from 'node:assert'

/** @throws if reading the JSON would give another value */
export function jsonOf(value: unknown, name: string): string {
  const text = JSON.stringify(value)
  const read: unknown = JSON.parse(text)
  deepStrictEqual(read, value, `${name}: JSON cannot hold this value`)
  return text
}

/**
 * Puts named values into one file that the Worker reads part by part: a line with the place of each
 * part, then the JSON of the parts.
 */
export function pack(parts: Readonly<Record<string, unknown>>): Buffer {
  const places: Record<string, [start: number, length: number]> = {}
  const bodies: Buffer[] = []
  let start = 0
  for (const [name, value] of Object.entries(parts)) {
    const body = Buffer.from(jsonOf(value, name))
    places[name] = [start, body.length]
    bodies.push(body)
    start += body.length
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(places)}\n`), ...bodies])
}
