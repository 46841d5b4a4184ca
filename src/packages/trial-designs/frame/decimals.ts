const plain = /^[<>]?[−-]?[\d,]+(?:\.(\d+))?%?$/

/** Undefined for a text that is no number, or one with an exponent. */
function decimalsOf(text: string): number | undefined {
  const found = plain.exec(text)
  if (!found) return undefined
  const [, decimals = ''] = found
  return decimals.length
}

/** The most decimals in a column; 0 without numbers. */
export const mostDecimals = (texts: readonly string[]): number =>
  Math.max(0, ...texts.map(decimalsOf).filter((decimals) => decimals !== undefined))

/**
 * What a number lacks to end as far behind its point as the longest of its column: it is drawn
 * unseen behind the number (`data-pad`), so that the points of the column align at the right.
 * @param most of the column
 */
export function padOf(text: string, most: number): string | undefined {
  const decimals = decimalsOf(text)
  if (decimals === undefined || decimals === most) return undefined
  return (decimals === 0 ? '.' : '') + '0'.repeat(most - decimals)
}
