const lanczos = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]

/**
 * ln Γ(x), to about 1e-14. Source: Lanczos C. SIAM J Numer Anal B 1964;1:86-96, with g = 7, n = 9.
 * @param x above 0; below 0.001 digits are lost
 * @returns Infinity at 0, NaN for Infinity, no meaning below 0
 */
export function lnGamma(x: number): number {
  const z = x - 1
  const sum = lanczos.reduce((total, term, i) => total + (i === 0 ? term : term / (z + i)), 0)
  const t = z + 7.5
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(sum)
}

/**
 * ψ(x), the derivative of ln Γ(x), to about 1e-12.
 * Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 6.3.5 and 6.3.18.
 * @param x above 0
 * @returns NaN for any other x
 */
export function digamma(x: number): number {
  if (!(x > 0)) return Number.NaN
  let [at, sum] = [x, 0]
  for (let i = 0; i < 10 && at < 10; i++) {
    sum -= 1 / at
    at += 1
  }
  const square = 1 / (at * at)
  const series =
    (1 / 12 - (1 / 120 - (1 / 252 - (1 / 240 - square / 132) * square) * square) * square) * square
  return sum + Math.log(at) - 0.5 / at - series
}

/** The most terms of a series or a continued fraction. If more are needed, the result is NaN. */
const maxTerms = 500

/**
 * A continued fraction by Lentz's method. Source: Press et al., Numerical Recipes, 5.2.
 * @param above numerators, counted from 1
 * @param below denominators, counted from 1
 */
function continuedFraction(
  start: number,
  above: (i: number) => number,
  below: (i: number) => number,
): number {
  const tiny = 1e-300
  let f = start || tiny
  let c = f
  let d = 0
  let factor = 0
  for (let i = 1; i <= maxTerms && Math.abs(factor - 1) > 1e-15; i++) {
    const a = above(i)
    const b = below(i)
    d = 1 / (b + a * d || tiny)
    c = b + a / c || tiny
    factor = c * d
    f *= factor
  }
  return Math.abs(factor - 1) < 1e-9 ? f : Number.NaN
}

/**
 * The upper regularized incomplete gamma function Q(a, x): a series below a + 1, a continued
 * fraction above. Source: Press et al., Numerical Recipes, 6.2.
 * @param a above 0
 * @param x finite; below 0 it counts as 0
 * @returns a probability. NaN if an argument is outside its domain, or if 500 terms are too few:
 * from a = 7,500 on for x near a.
 */
export function gammaUpper(a: number, x: number): number {
  if (!(a > 0)) return Number.NaN
  if (x <= 0) return 1
  const front = Math.exp(a * Math.log(x) - x - lnGamma(a))
  if (x >= a + 1) {
    const fraction = continuedFraction(
      x + 1 - a,
      (i) => -i * (i - a),
      (i) => x + 2 * i + 1 - a,
    )
    return front / fraction
  }
  let term = 1 / a
  let sum = term
  for (let n = 1; n <= maxTerms && term > sum * 1e-16; n++) {
    term *= x / (a + n)
    sum += term
  }
  return term < sum * 1e-9 ? 1 - front * sum : Number.NaN
}

/**
 * The regularized incomplete beta function I_x(a, b), to about 1e-9. Source: DLMF 8.17.22.
 * @param x from 0 to 1; beyond it counts as 0 or 1
 * @param a above 0, finite
 * @param b above 0, finite
 * @returns a probability. NaN if a or b is outside its domain, or if 500 terms are too few: from a
 * = b = 380,000 on for x near 1/2.
 */
export function betaLower(x: number, a: number, b: number): number {
  if (!(a > 0 && b > 0)) return Number.NaN
  if (x <= 0) return 0
  if (x >= 1) return 1
  return x > (a + 1) / (a + b + 2) ? 1 - betaFraction(1 - x, b, a) : betaFraction(x, a, b)
}

/** The same for x below the mean or near it, where the fraction converges. */
function betaFraction(x: number, a: number, b: number): number {
  const front = Math.exp(a * Math.log(x) + b * Math.log1p(-x) + lnGamma(a + b) - lnGamma(a) - lnGamma(b)) / a
  const numerator = (i: number) => {
    const m = Math.floor(i / 2)
    if (i % 2 === 0) return (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    return (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
  }
  return front / continuedFraction(1, numerator, () => 1)
}
