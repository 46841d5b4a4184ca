/** Keeps the result for the life of the isolate or page. All visitors of an isolate share it. */
export function once<Result>(compute: () => Result): () => Result {
  let kept: { result: Result } | undefined
  return () => {
    kept ??= { result: compute() }
    return kept.result
  }
}
