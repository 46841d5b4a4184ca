const rootTwoPi = Math.sqrt(2 * Math.PI)

// Cody's rational approximations. The polynomials are written out because an integral needs up to
// 100,000 values, and a loop over coefficients takes a quarter longer.

function middle(square: number): number {
  const above =
    (((0.06568233791820745 * square + 2.2352520354606837) * square + 161.02823106855587) * square +
      1067.689485460371) *
      square +
    18154.98125334356
  const below =
    (((square + 47.202581904688245) * square + 976.0985517377767) * square + 10260.932208618979) * square +
    45507.78933502673
  return above / below
}

function shoulder(z: number): number {
  const above =
    (((((((1.0765576773720192e-8 * z + 0.39894151208813466) * z + 8.883149794388375) * z +
      93.50665613217785) *
      z +
      597.2702763948002) *
      z +
      2494.5375852903726) *
      z +
      6848.190450536283) *
      z +
      11602.65143764735) *
      z +
    9842.714838383978
  const below =
    (((((((z + 22.266688044328117) * z + 235.387901782625) * z + 1519.3775994075547) * z +
      6485.558298266761) *
      z +
      18615.571640885097) *
      z +
      34900.95272114598) *
      z +
      38912.00328609327) *
      z +
    19685.429676859992
  return above / below
}

function far(inverse: number): number {
  const above =
    ((((0.023073441764940174 * inverse + 0.215898534057957) * inverse + 0.12740116116024736) * inverse +
      0.022235277870649807) *
      inverse +
      0.0014216191932278936) *
      inverse +
    0.000029112874951168793
  const below =
    ((((inverse + 1.284260096144911) * inverse + 0.4682382124808651) * inverse + 0.06598813786892856) *
      inverse +
      0.0037823963320275824) *
      inverse +
    0.00007297515550839662
  return above / below
}

/**
 * The density of the standard normal distribution.
 * @param z any number
 * @returns 0 at ±Infinity and where it underflows, NaN for NaN
 */
export function normalDensity(z: number): number {
  return Math.exp(-0.5 * z * z) / rootTwoPi
}

/** P(Z > z) for z > 0.66: the density times a smooth factor. */
function tail(z: number): number {
  if (z < 5.65685) return Math.exp(-0.5 * z * z) * shoulder(z)
  const inverse = 1 / (z * z)
  return (normalDensity(z) * (1 - rootTwoPi * inverse * far(inverse))) / z
}

/**
 * P(Z > z) of the standard normal distribution. It is precise in the far tail because the first
 * look of a group-sequential design may spend an error of 1e-20.
 * Source: Cody WJ. Math Comp 1969;23:631-7, as in his ANORM (ACM Trans Math Softw 1993;19:22-32).
 * @param z any number
 * @returns a probability with a relative error of about 1e-15; 0 from z = 39 on, NaN for NaN
 */
export function normalUpper(z: number): number {
  if (z > 0.67448975) return tail(z)
  // 1 - P is below the last digit of 1.
  if (z < -8.5) return 1
  if (z < -0.67448975) return 1 - tail(-z)
  return 0.5 - z * middle(z * z)
}

/**
 * The z with P(Z > z) = p, precise in the far tail. Newton's method on ln p, a concave function:
 * every step from above stays above, so the loop is short.
 * @param p between 0 and 1, from 1e-320 on
 * @returns NaN for any other p, also for 0 and 1
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

/**
 * The p-quantile of the standard normal distribution.
 * @param p between 0 and 1
 * @returns NaN for any other p, also for 0 and 1
 */
export function normalQuantile(p: number): number {
  return -normalUpperQuantile(p)
}
