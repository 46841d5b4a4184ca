/** Where a function is evaluated, in ascending order, and the weight of each value. */
interface Nodes {
  at: number[]
  weights: number[]
}

/** Points of the rule in each panel. */
export const points = 16

/** Largest number of panels: a longer range gets wider panels. */
const mostPanels = 64

/** Gauss and Legendre's rule on (-1, 1), by Newton's method on the Legendre polynomial. */
function gaussLegendre(): Nodes {
  const rule = { at: Array<number>(points).fill(0), weights: Array<number>(points).fill(0) }
  for (let i = 0; i < points; i++) {
    let x = -Math.cos((Math.PI * (i + 0.75)) / (points + 0.5))
    let slope = 1
    for (let step = 0; step < 10; step++) {
      let value = x
      let previous = 1
      for (let k = 2; k <= points; k++) {
        const next = ((2 * k - 1) * x * value - (k - 1) * previous) / k
        previous = value
        value = next
      }
      slope = (points * (x * value - previous)) / (x * x - 1)
      x -= value / slope
      if (Math.abs(value / slope) < 1e-15) break
    }
    rule.at[i] = x
    rule.weights[i] = 2 / ((1 - x * x) * slope * slope)
  }
  return rule
}

let rule: Nodes | undefined

function panelsOf(low: number, high: number, widest: number): number {
  return high > low ? Math.max(1, Math.min(mostPanels, Math.ceil((high - low) / widest))) : 0
}

/**
 * Nodes for the integral of a smooth function: Gauss and Legendre's rule of 16 points in equal
 * panels. A bell curve whose standard deviation is a sixth of a panel is integrated to about 1e-12.
 * @param low finite
 * @param high finite, above `low`
 * @param widest largest width of a panel, exceeded where 64 panels would not be enough
 * @returns no nodes if `high` is not above `low` or an argument is NaN; NaN for an infinite range
 */
export function nodes(low: number, high: number, widest: number): Nodes {
  const panels = panelsOf(low, high, widest)
  // Short lists of numbers take less time than typed arrays.
  const at: number[] = []
  const weights: number[] = []
  // Not at module level: a Worker would compute it at each start.
  rule ??= gaussLegendre()
  const half = (high - low) / panels / 2
  for (let panel = 0; panel < panels; panel++) {
    const middle = low + half * (2 * panel + 1)
    for (let i = 0; i < points; i++) {
      at.push(middle + half * (rule.at[i] ?? Number.NaN))
      weights.push(half * (rule.weights[i] ?? Number.NaN))
    }
  }
  return { at, weights }
}

/**
 * The integral of a smooth function by the same rule, without arrays for the nodes.
 * @param f finite between the bounds; bounds and `widest` as for `nodes`
 * @returns 0 if `high` is not above `low` or one of the three is NaN; NaN for an infinite range
 */
export function integral(f: (x: number) => number, low: number, high: number, widest: number): number {
  const panels = panelsOf(low, high, widest)
  rule ??= gaussLegendre()
  const { at, weights } = rule
  const half = (high - low) / panels / 2
  let sum = 0
  for (let panel = 0; panel < panels; panel++) {
    const middle = low + half * (2 * panel + 1)
    for (let i = 0; i < points; i++)
      sum += (weights[i] ?? Number.NaN) * f(middle + half * (at[i] ?? Number.NaN))
  }
  return panels > 0 ? half * sum : 0
}

/**
 * The integral of a smooth function that is negligible at both ends: the trapezoidal rule, which needs
 * the fewest values there.
 * @param f finite between the bounds, which are finite
 * @param step largest step, above 0; not checked
 */
export function sumOfSteps(f: (x: number) => number, low: number, high: number, step: number): number {
  const steps = Math.ceil((high - low) / step)
  const width = (high - low) / steps
  let sum = 0
  for (let i = 1; i < steps; i++) sum += f(low + i * width)
  return sum * width
}
