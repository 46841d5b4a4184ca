/** The numbers of a text, and what may stand behind them. */

export interface Said {
  text: string
  value: number
  /** Half a unit of the last printed digit. */
  half: number
}

/** What the formulas of `derived.ts` read of a plan. */
export interface Numbers {
  /** As typed: a percentage from 0 to 100. NaN where the design has no such field. */
  typed: (field: string) => number
  /** Typed or found, a percentage as a proportion. */
  share: (field: string) => number
  answered: (quantity: string) => number
  chosen: (field: string, option: string) => boolean
}

/** Not part of a name such as `2x2` or `p1`, of a version, or of a place to fill. */
const pattern =
  /(?<![\w.\u2080-\u2089])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\w])|(?<![\w.])\d+(?:\.\d+)?(?:e[-+]?\d+)?(?![\w])/g

export function numbersIn(text: string): Said[] {
  return [...text.matchAll(pattern)].map(([found]) => {
    const [digits = '', exponent = '0'] = found.replaceAll(',', '').split('e')
    const decimals = (digits.split('.')[1] ?? '').length
    return {
      text: found,
      value: Number(`${digits}e${exponent}`),
      half: 0.5 * 10 ** (Number(exponent) - decimals),
    }
  })
}

/** Without the versions, and without what a search starts from. */
export function textOfCode(code: string): string {
  return code
    .replace(/^# .*$/gm, '')
    .replace(/^#> \[1\]/gm, '')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/c\([^()]*(\([^()]*\))?[^()]*\),\n\s*tol = \S+/g, '')
    .replace(/\b(tol|nmax|test\.type|r) = \S+| - 1e-6/g, '')
}

/**
 * What a text may have beside numbers of the trial: 12 months in a year and in the smallest crossover, a
 * median's `log(2)`, percentages, the largest sizes that are tried, and a bound of Z that nothing
 * crosses.
 */
const constants: Readonly<Record<string, readonly number[]>> = {
  'methods paragraph': [99.9, 0.1, 0.0001],
  'R code': [0, 1, 2, 4, 12, 20, 24, 100, 5000, 1_000_000, 2_000_000],
  'SAS code': [0, 1, 2],
}

/** A paragraph rounds, code has at least seven digits. */
export function isOneOf({ value, half }: Said, known: readonly number[], kind: string): boolean {
  const isNear = (one: number) =>
    kind === 'methods paragraph'
      ? Math.abs(Math.abs(one) - value) <= half * 1.0001
      : Math.abs(Math.abs(one) - value) <= 1e-6 * value
  return known.some(isNear)
}

/** Also a constant. */
export const isFrom = (said: Said, behind: readonly number[], kind: string) =>
  isOneOf(said, [...(constants[kind] ?? []), ...behind], kind)
