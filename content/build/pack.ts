import { deepStrictEqual } from 'node:assert'

/**
 * Puts named values into one file that is read part by part: a line with the place of each, then
 * their JSON. It is not compressed: the platform compresses what is uploaded, and a Worker reads it
 * without a decoder.
 * @throws if a value would come out of JSON as another
 */
export function pack(parts: Readonly<Record<string, unknown>>): Buffer {
  const places: Record<string, [start: number, length: number]> = {}
  const bodies: Buffer[] = []
  let start = 0
  for (const [name, value] of Object.entries(parts)) {
    const text = JSON.stringify(value)
    deepStrictEqual(JSON.parse(text), value, `${name}: only what JSON can hold is packed`)
    const body = Buffer.from(text)
    places[name] = [start, body.length]
    bodies.push(body)
    start += body.length
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(places)}\n`), ...bodies])
}
