import { stopAt } from './stop-at.ts'

/** @throws if two lines have the same key */
export function keyed<One extends { readonly at: string }>(
  rows: readonly One[],
  keyOf: (row: One) => string,
): ReadonlyMap<string, One> {
  const found = new Map<string, One>()
  const faults: string[] = []
  for (const row of rows) {
    const [key, first] = [keyOf(row), found.get(keyOf(row))]
    if (first) faults.push(`${row.at}: "${key}" is at ${first.at} too. Delete one of them.`)
    else found.set(key, row)
  }
  stopAt(faults)
  return found
}
