/**
 * Computes on first use and keeps the result for as long as the isolate or the page lives: for what
 * is the same for every visitor and would make a start slower.
 */
export function once<Result>(compute: () => Result): () => Result {
  let kept: { result: Result } | undefined
  return () => {
    kept ??= { result: compute() }
    return kept.result
  }
}
