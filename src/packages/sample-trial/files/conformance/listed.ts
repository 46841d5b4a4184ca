import * as z from 'zod'

/** What a file lists, by id, with its place: the file and the line. */
export type Listed<Value> = ReadonlyMap<string, { value: Value; place: string }>

const head = /^-- ([A-Z]+-\d+)$/

const query = z
  .string()
  .regex(/^(select|with)\s/, 'A query begins with "select" or "with".')
  .regex(/^[^;]*;$/, 'A query ends with its only semicolon.')

function checked<Value>(shape: z.ZodType<Value>, value: unknown, place: string): Value {
  const { success, data, error } = shape.safeParse(value)
  if (!success) throw new Error(`${place}: ${z.prettifyError(error)}`)
  return data
}

function listed<Value>(all: readonly { id: string; value: Value; place: string }[]): Listed<Value> {
  const found = new Map<string, { value: Value; place: string }>()
  for (const { id, value, place } of all) {
    const first = found.get(id)
    if (first) throw new Error(`${place}: ${id} is at ${first.place} already.`)
    found.set(id, { value, place })
  }
  return found
}

/** Queries, each below a line with its id, e.g. `-- TRIAL-01`. The first lines may be a comment. */
export function queriesIn(file: string, text: string): Listed<string> {
  const parts: { id: string; place: string; lines: string[] }[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const place = `${file}:${index + 1}`
    const [, id] = head.exec(line) ?? []
    if (id) parts.push({ id, place, lines: [] })
    else if (parts.length > 0) parts.at(-1)?.lines.push(line)
    else if (!/^(-- .*)?$/.test(line)) throw new Error(`${place}: The id of a query is missing above it.`)
  }
  return listed(
    parts.map(({ id, place, lines }) => {
      const value = checked(query, lines.join('\n').trim(), place)
      return { id, place, value: value.slice(0, -1) }
    }),
  )
}

/** Records of a JSON file, each on a line. */
export function recordsIn<Value extends { id: string }>(
  file: string,
  text: string,
  shape: z.ZodType<Value>,
): Listed<Value> {
  const records = checked(z.array(z.unknown()), parsed(file, text), file)
  const lines = text.trimEnd().split('\n')
  if (lines.length !== records.length + 2)
    throw new Error(`${file}: It has ${records.length} records, which are not a line each.`)
  return listed(
    records.map((record, index) => {
      const place = `${file}:${index + 2}`
      const value = checked(shape, record, place)
      return { id: value.id, place, value }
    }),
  )
}

function parsed(file: string, text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`)
  }
}

/** Throws if an id is not in the other list too. */
export function requireIn(other: Listed<unknown>, list: Listed<unknown>, name: string): void {
  for (const [id, { place }] of list)
    if (!other.has(id)) throw new Error(`${place}: ${id} is not in ${name}.`)
}
