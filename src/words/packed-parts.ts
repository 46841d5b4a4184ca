import { once } from '#client/once.ts'

/** Opens a file of `content/build/pack.ts`: a line with the places of the parts, then the parts. */
export function partsIn(packed: ArrayBuffer): (name: string) => Uint8Array | undefined {
  const table = once(() => {
    const bytes = new Uint8Array(packed)
    const end = bytes.indexOf(0x0a)
    // biome-ignore lint/plugin: the build of this version wrote it (content/build/pack.ts)
    const places: Record<string, [start: number, length: number]> = JSON.parse(textOf(bytes.subarray(0, end)))
    return { places, bodies: bytes.subarray(end + 1) }
  })
  return (name) => {
    const { places, bodies } = table()
    const [start, length] = (Object.hasOwn(places, name) && places[name]) || []
    return start === undefined || length === undefined ? undefined : bodies.subarray(start, start + length)
  }
}

const decoder = new TextDecoder()

const textOf = (bytes: Uint8Array): string => decoder.decode(bytes)

/** Parses each part once in an isolate. `Parts` has the type of each part by its name. */
export function readerOf<Parts>(bytesOf: ReturnType<typeof partsIn>) {
  const kept = new Map<string, unknown>()
  return <Name extends keyof Parts & string>(name: Name, folder = ''): Parts[Name] | undefined => {
    const path = folder + name
    const bytes = kept.has(path) ? undefined : bytesOf(path)
    const value: unknown = bytes ? JSON.parse(textOf(bytes)) : kept.get(path)
    if (bytes) kept.set(path, value)
    // The build packed a value of this type and checked that JSON keeps it (content/build/pack.ts).
    return value as Parts[Name] | undefined
  }
}
