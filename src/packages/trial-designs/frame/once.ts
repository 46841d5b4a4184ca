/** Computes at the first call, and keeps the result. */
export function once<Result>(compute: () => Result): () => Result {
  let kept: { result: Result } | undefined
  return () => {
    kept ??= { result: compute() }
    return kept.result
  }
}

function hasAll<Whole extends object>(made: Partial<Whole>, parts: object): made is Whole {
  return Object.keys(parts).every((name) => name in made)
}

/** An object whose properties are computed when they are first read, and kept. */
export function lazily<Whole extends object>(
  parts: {
    readonly [Name in keyof Whole]-?: () => Whole[Name]
  },
): Whole {
  const made: Partial<Whole> = {}
  for (const name in parts) Object.defineProperty(made, name, { enumerable: true, get: once(parts[name]) })
  if (!hasAll(made, parts)) throw new Error('A property is missing.')
  return made
}
