import { once } from '#client/ui/once.ts'
import type { Quantity } from './result.ts'

const counts = once(() => new Intl.NumberFormat('en-US'))

/** Writes a number; a quantity that was not computed stays undefined. */
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

/** A whole number with commas, in both languages: `1,234`. */
export const countText = writer((value) => counts().format(Math.round(value)))

/** A number with at most so many decimals and no idle zeros, its sign a minus: `0.05`, `−1.5`. */
export const trimmed = writer((value, decimals = 6) =>
  String(Number(value.toFixed(decimals))).replace('-', '−'),
)

/** A proportion as a percentage: `80%`, `12.5%`. */
export const percentText = writer((value, decimals = 4) => `${trimmed(value * 100, decimals)}%`)

/** A value as its quantity is printed. */
export function quantityText(value: number, { as, decimals }: Quantity): string {
  if (as === 'count') return countText(value)
  if (as === 'percent') return `${(value * 100).toFixed(decimals ?? 1)}%`
  return value.toFixed(decimals ?? 2).replace('-', '−')
}

/** A computed value with some seven digits, none of them idle. */
export function numberText(value: number): string {
  if (Math.abs(value) > 0 && Math.abs(value) < 1e-4) return value.toExponential(6).replaceAll('-', '−')
  return String(Number(value.toPrecision(8))).replace('-', '−')
}

/** A difference with two digits: how small it is, not what it is. */
export function differenceText(value: number): string {
  if (Math.abs(value) < 1e-12) return '0'
  return Number(value.toPrecision(2)).toString().replaceAll('-', '−')
}
