import { formatP } from '#src/plots/drawing/numbers.ts'

/** A share as a percentage without its sign. */
export const percent = (share: number, decimals = 1) => (100 * share).toFixed(decimals)

/** With a minus sign as printed, U+2212. */
export const signed = (value: number, decimals = 1) => value.toFixed(decimals).replace('-', '−')

export const pValue = formatP

/** A whole number, with a comma between thousands. */
export const grouped = (count: number) => count.toFixed(0).replace(/\B(?=(?:\d{3})+$)/g, ',')
