import { once } from './once.ts'
import type { Quantity } from './result.ts'

/**
 * A number of at most ten digits with commas, as `Intl` writes it; undefined for others. The first
 * object of `Intl` takes an isolate 10 ms, and most pages need none.
 */
function shortText(value: number): string | undefined {
  const [, whole = '', decimals = ''] = /^(-?\d+)(\.\d+)?$/.exec(String(value)) ?? []
  const isShort = whole !== '' && (whole + decimals).replace(/\D/g, '').length <= 10
  if (!isShort || Object.is(value, -0)) return undefined
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + decimals
}

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

/** Rounded to a whole number, with commas in both languages: `1,234`, `−5`; `NaN` for NaN. */
export const countText = writer((value) => {
  const whole = Math.round(value)
  return (shortText(whole) ?? counts().format(whole)).replace('-', '−')
})

/** At most `decimals` decimals, no trailing zeros, a minus sign: `0.05`, `−1.5`. */
export const trimmed = writer((value, decimals = 6) =>
  String(Number(value.toFixed(decimals))).replace('-', '−'),
)

const amounts = once(() => new Intl.NumberFormat('en-US', { maximumSignificantDigits: 10 }))

/** A typed number, with commas and a minus sign and without an exponent: `1,000,000`, `−0.0000004`. */
export const amountText = writer((value) => (shortText(value) ?? amounts().format(value)).replace('-', '−'))

/** A proportion as a percentage: `80%`, `12.5%`. */
export const percentText = writer((value) => `${amountText(value * 100)}%`)

const rounded = once(
  () => new Intl.NumberFormat('en-US', { minimumSignificantDigits: 3, maximumSignificantDigits: 3 }),
)

/** Three significant digits: `5.00`, `0.997`. */
export const roundedText = writer((value) => rounded().format(value))

const significant = once(
  () => new Intl.NumberFormat('en-US', { minimumSignificantDigits: 4, maximumSignificantDigits: 4 }),
)

/** A computed value in the unit of the endpoint, with four digits: `4.995`, `−0.01234`. */
export const significantText = writer((value) => significant().format(value).replace('-', '−'))

/** A computed mean of a count as the tables have it, with one decimal: `129.5`, `1,044`. */
export const meanText = writer((value) => amountText(Number(value.toFixed(1))))

/** A computed mean of a count, in whole units; one digit below 1. */
export const wholeText = writer((value) =>
  value < 0.95 ? amountText(Number(value.toPrecision(1))) : countText(value),
)

/** A small expected count, cut so that it does not reach the limit of its warning: `9.9` for 9.97, `0.04`. */
export const fewText = writer((value) =>
  value < 0.1 ? amountText(Number(value.toPrecision(1))) : (Math.floor(value * 10) / 10).toFixed(1),
)

/** An allocation of more than this many in the smaller arm is not a simple ratio. */
const mostInSmaller = 5

/** `3:2` for 1.5; `1.37:1` where small whole numbers have no such ratio. */
export function allocationText(allocation: number): string {
  for (let smaller = 1; smaller <= mostInSmaller; smaller++) {
    const larger = smaller * Math.max(allocation, 1 / allocation)
    const whole = Math.round(larger)
    if (Math.abs(larger - whole) > 1e-6) continue
    return allocation < 1 ? `${smaller}:${whole}` : `${whole}:${smaller}`
  }
  return `${trimmed(allocation)}:1`
}

const ratios = once(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 6 }),
)

/** A ratio with at least two decimals: `0.70`, `0.725`. */
export const ratioText = writer((value) => ratios().format(value))

/**
 * A computed probability as a percentage. Only 0 is printed as 0%, and nothing as 100%: `>99.9%`.
 * @param decimals at least 1
 */
export const probabilityText = writer((value, decimals = 1) => {
  if (value === 0) return '0%'
  const step = 10 ** -decimals
  const text = (value * 100).toFixed(decimals)
  if (Number(text) >= 100) return `>${(100 - step).toFixed(decimals)}%`
  return Number(text) === 0 ? `<${step.toFixed(decimals)}%` : `${text}%`
})

/** A type I error that is reached: `0.0471`. */
export const levelText = writer((value) => (value < 0.00005 ? '<0.0001' : value.toFixed(4)))

const fixedText = (value: number, decimals = 2) => value.toFixed(decimals).replace('-', '−')
const pointsText = (share: number, decimals = 1) => `${fixedText(share * 100, decimals)}%`

export function quantityText(value: number, { as, decimals }: Quantity): string {
  if (as === 'count') return countText(value)
  if (as === 'probability') return probabilityText(value, decimals)
  if (as === 'level') return levelText(value)
  if (as === 'significant') return significantText(value)
  return as === 'percent' ? pointsText(value, decimals) : fixedText(value, decimals)
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
