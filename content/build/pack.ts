import { deepStrictEqual } from 'node:assert'

/**
 * Puts named values into one file that is read part by part: a line with the place of each, then
 * their JSON, as it is unless an encoder is given: the platform compresses what is uploaded, but an
 * isolate that starts reads every byte of it.
 * @throws if a value would come out of JSON as another
 */
export function pack(
  parts: Readonly<Record<string, unknown>>,
  encode: (json: string) => Buffer = Buffer.from,
): Buffer {
  const places: Record<string, [start: number, length: number]> = {}
  const bodies: Buffer[] = []
  let start = 0
  for (const [name, value] of Object.entries(parts)) {
    const text = JSON.stringify(value)
    deepStrictEqual(JSON.parse(text), value, `${name}: only what JSON can hold is packed`)
    const body = encode(text)
    places[name] = [start, body.length]
    bodies.push(body)
    start += body.length
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(places)}\n`), ...bodies])
}
