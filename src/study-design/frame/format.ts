import { once } from '#client/ui/once.ts'
import type { Quantity } from './result.ts'

const counts = once(() => new Intl.NumberFormat('en-US'))

/** A quantity that was not computed stays undefined. */
interface NumberText {
  (value: number, decimals?: number): string
  (value: number | undefined, decimals?: number): string | undefined
}

function writer(write: (value: number, decimals?: number) => string): NumberText {
  function text(value: number, decimals?: number): string
  function text(value: number | undefined, decimals?: number): string | undefined
  function text(value: number | undefined, decimals?: number) {
    return value === undefined ? undefined : write(value, decimals)
  }
  return text
}

/** Rounded to a whole number, with commas in both languages: `1,234`; `NaN` for NaN. */
export const countText = writer((value) => counts().format(Math.round(value)))

/** At most `decimals` decimals, no trailing zeros, a minus sign: `0.05`, `−1.5`. */
export const trimmed = writer((value, decimals = 6) =>
  String(Number(value.toFixed(decimals))).replace('-', '−'),
)

/** A proportion as a percentage: `80%`, `12.5%`. */
export const percentText = writer((value, decimals = 4) => `${trimmed(value * 100, decimals)}%`)

export function quantityText(value: number, { as, decimals }: Quantity): string {
  if (as === 'count') return countText(value)
  if (as === 'percent') return `${(value * 100).toFixed(decimals ?? 1)}%`
  return value.toFixed(decimals ?? 2).replace('-', '−')
}

/** Eight digits without trailing zeros; below 1e-4 seven, with an exponent. */
export function numberText(value: number): string {
  if (Math.abs(value) > 0 && Math.abs(value) < 1e-4) return value.toExponential(6).replaceAll('-', '−')
  return String(Number(value.toPrecision(8))).replace('-', '−')
}

/** Two digits, enough to show how small a difference is; `0` below 1e-12. */
export function differenceText(value: number): string {
  if (Math.abs(value) < 1e-12) return '0'
  return Number(value.toPrecision(2)).toString().replaceAll('-', '−')
}
