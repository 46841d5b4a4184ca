/** How many digits a number has after its decimal point, e.g. 2 for `0.50`. */
export const decimalsOf = (number: string): number => number.replace(/^[^.]*\.?/, '').length
