const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Names that no page shows. */
const unseen = new Set(['id', 'icon', 'page', 'anchor', 'image', 'status'])

export function stringsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (!isObject(words)) return []
  return Object.entries(words).flatMap(([name, value]) => (unseen.has(name) ? [] : stringsIn(value)))
}

const keyOf = (anchor: string) => anchor.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The words of a part of a page: those with the anchor as `id`, otherwise as key, `afterContact`. */
export function partOf(words: unknown, anchor: string): unknown {
  if (!isObject(words)) return undefined
  const withId = (value: unknown): unknown => {
    if (!isObject(value)) return undefined
    if (value.id === anchor) return value
    for (const inner of Object.values(value)) {
      const found = withId(inner)
      if (found) return found
    }
    return undefined
  }
  return withId(words) ?? words[keyOf(anchor)]
}

/** The first of the names that is a text of this part. */
export function textNamed(part: unknown, ...names: string[]): string | undefined {
  const found = isObject(part) ? names.map((name) => part[name]) : []
  return found.find((value) => typeof value === 'string')
}
