/** Numerators and denominators of Cody's rational approximations, highest power first. */
const middle = {
  above: Float64Array.of(
    0.06568233791820745,
    2.2352520354606837,
    161.02823106855587,
    1067.689485460371,
    18154.98125334356,
  ),
  below: Float64Array.of(1, 47.202581904688245, 976.0985517377767, 10260.932208618979, 45507.78933502673),
}
const shoulder = {
  above: Float64Array.of(
    1.0765576773720192e-8,
    0.39894151208813466,
    8.883149794388375,
    93.50665613217785,
    597.2702763948002,
    2494.5375852903726,
    6848.190450536283,
    11602.65143764735,
    9842.714838383978,
  ),
  below: Float64Array.of(
    1,
    22.266688044328117,
    235.387901782625,
    1519.3775994075547,
    6485.558298266761,
    18615.571640885097,
    34900.95272114598,
    38912.00328609327,
    19685.429676859992,
  ),
}
const far = {
  above: Float64Array.of(
    0.023073441764940174,
    0.215898534057957,
    0.12740116116024736,
    0.022235277870649807,
    0.0014216191932278936,
    0.000029112874951168793,
  ),
  below: Float64Array.of(
    1,
    1.284260096144911,
    0.4682382124808651,
    0.06598813786892856,
    0.0037823963320275824,
    0.00007297515550839662,
  ),
}

const rootTwoPi = Math.sqrt(2 * Math.PI)

/** By index and not by iterator: integrals call this a hundred thousand times for an answer. */
function polynomial(coefficients: Float64Array, x: number): number {
  let sum = 0
  for (let i = 0; i < coefficients.length; i++) sum = sum * x + (coefficients[i] ?? 0)
  return sum
}

function quotient({ above, below }: { above: Float64Array; below: Float64Array }, x: number): number {
  return polynomial(above, x) / polynomial(below, x)
}

/** The density of the standard normal distribution. */
export function normalDensity(z: number): number {
  return Math.exp(-0.5 * z * z) / rootTwoPi
}

/** P(Z > z) for z > 0.66, where the tail is written as the density times a smooth factor. */
function tail(z: number): number {
  if (z < 5.65685) return Math.exp(-0.5 * z * z) * quotient(shoulder, z)
  const inverse = 1 / (z * z)
  return (normalDensity(z) * (1 - rootTwoPi * inverse * quotient(far, inverse))) / z
}

/**
 * P(Z > z) of the standard normal distribution, to about 1e-15 of its own value however far z lies
 * out: the first look of a group-sequential design may spend 1e-20. Ten times as fast as
 * `normalCdf`, for integrals. Source: Cody WJ. Math Comp 1969;23:631-7, in the form of his ANORM
 * (ACM Trans Math Softw 1993;19:22-32).
 */
export function normalUpper(z: number): number {
  if (z > 0.67448975) return tail(z)
  if (z < -0.67448975) return 1 - tail(-z)
  return 0.5 - z * quotient(middle, z * z)
}

/**
 * The z with P(Z > z) = p, precise in the far tail; NaN where p is not between 0 and 1. By Newton's
 * method on ln p: that function is concave, so every step from above stays above and the loop is
 * short.
 */
export function normalUpperQuantile(p: number): number {
  if (!(p > 0 && p < 1)) return Number.NaN
  if (p > 0.5) return -normalUpperQuantile(1 - p)
  const target = Math.log(p)
  let z = Math.sqrt(-2 * target)
  for (let i = 0; i < 60; i++) {
    const upper = normalUpper(z)
    const step = ((Math.log(upper) - target) * upper) / normalDensity(z)
    z += step
    if (Math.abs(step) < 1e-14 * Math.max(1, z)) break
  }
  return z
}
