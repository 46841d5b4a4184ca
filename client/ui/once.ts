/**
 * Computes on first use, not at start, and keeps the result for the life of the isolate or page.
 * All visitors share the result.
 */
export function once<Result>(compute: () => Result): () => Result {
  let kept: { result: Result } | undefined
  return () => {
    kept ??= { result: compute() }
    return kept.result
  }
}
