/**
 * A function that keeps its last result while the key is the same: values, curve, table and changed
 * sizes of one page ask for the same computation.
 * @param keyOf what the result depends on: numbers and strings
 */
export function rememberLast<Input, Result>(
  compute: (input: Input) => Result,
  keyOf: (input: Input) => readonly (number | string)[],
): (input: Input) => Result {
  let last: { key: readonly (number | string)[]; result: Result } | undefined
  return (input) => {
    const key = keyOf(input)
    const isSame = last?.key.length === key.length && last.key.every((part, i) => part === key[i])
    if (!last || !isSame) last = { key, result: compute(input) }
    return last.result
  }
}
