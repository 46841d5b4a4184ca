import { describe, expect, test } from 'vitest'
import { normalDeviate, seededRandom } from '../random.ts'
import { geometricMean, geometricMeanRatio } from './geometric-mean.ts'
import { curveAt, emaxModel, fitCurve, type Model, parameterInterval } from './least-squares.ts'
import { areaUnderCurve, terminalHalfLife } from './pharmacokinetics.ts'
import { pooledEstimate } from './pooled-estimate.ts'

describe('geometric mean with t interval', () => {
  // Computed by hand in the post on the third vaccine dose: log10 mean 2.3245, SD 0.3432, t 2.776.
  test('five titers 80, 160, 160, 320, 640: 211, 79 to 563', () => {
    const { value, lower, upper } = geometricMean([80, 160, 160, 320, 640])
    expect([value, lower, upper].map(Math.round)).toEqual([211, 79, 563])
  })

  test('their fold rises 8, 8, 16, 4, 8: 8.0, 4.4 to 14.7', () => {
    const { value, lower, upper } = geometricMean([8, 8, 16, 4, 8])
    expect([value, lower, upper].map((x) => x.toFixed(1))).toEqual(['8.0', '4.4', '14.7'])
  })

  // R 4.2.2: exp of the means' difference and of t.test(log(x), log(y))$conf.int, 5.97 degrees of
  // freedom.
  test('the titers over three others, variances that differ: 3.325, 1.182 to 9.356', () => {
    const { value, lower, upper } = geometricMeanRatio([80, 160, 160, 320, 640], [40, 80, 80])
    expect([value, lower, upper].map((x) => x.toFixed(3))).toEqual(['3.325', '1.182', '9.356'])
  })
})

describe('overall estimate, inverse variance', () => {
  // Borenstein M et al. Introduction to Meta-Analysis, 2009, ch. 14, dataset 1, by the printed
  // effects and weights.
  const studies = [
    [0.0945, 30.352],
    [0.2774, 32.568],
    [0.3665, 20.048],
    [0.6644, 95.111],
    [0.4618, 23.439],
    [0.1852, 42.698],
  ].map(([value = 0, weight = 1]) => ({ value, error: 1 / Math.sqrt(weight) }))

  test('six published studies: 0.414, 0.289 to 0.540, Q 12.00', () => {
    const pooled = pooledEstimate(studies)
    expect(pooled.value).toBeCloseTo(0.4143, 3)
    expect(pooled.error).toBeCloseTo(0.064, 4)
    expect(pooled.lower).toBeCloseTo(0.2889, 3)
    expect(pooled.upper).toBeCloseTo(0.5397, 3)
    expect(pooled.heterogeneity.q).toBeCloseTo(12.003, 2)
    expect(pooled.heterogeneity.p).toBeCloseTo(0.0347, 3)
  })
})

describe('curve by least squares', () => {
  const michaelisMenten: Model = {
    value: (x, [max = 0, half = 1]) => (max * x) / (half + x),
    gradient: (x, [max = 0, half = 1]) => [x / (half + x), (-max * x) / (half + x) ** 2],
  }
  const rates = [76, 47, 97, 107, 123, 139, 159, 152, 191, 201, 207, 200]
  const concentrations = [0.02, 0.02, 0.06, 0.06, 0.11, 0.11, 0.22, 0.22, 0.56, 0.56, 1.1, 1.1]

  // Bates and Watts 1988, 2.2, puromycin, treated cells: 212.7 (6.95), 0.0641 (0.0083), residual
  // 10.93 with 10 df.
  test('puromycin data: the published parameters and errors', () => {
    const points = rates.map((y, i) => ({ x: concentrations[i] ?? 0, y }))
    const fit = fitCurve(michaelisMenten, points, [205, 0.08])
    expect(fit.parameters[0]).toBeCloseTo(212.7, 1)
    expect(fit.parameters[1]).toBeCloseTo(0.0641, 4)
    expect(Math.sqrt(fit.covariance[0]?.[0] ?? 0)).toBeCloseTo(6.95, 2)
    expect(Math.sqrt(fit.covariance[1]?.[1] ?? 0)).toBeCloseTo(0.00828, 5)
    expect(fit.sigma).toBeCloseTo(10.93, 2)
    expect(fit.degreesOfFreedom).toBe(10)
    // 212.7 ± 2.228 x 6.95; 2.228 is the 0.975 quantile of t with 10 degrees of freedom.
    const { lower, upper } = parameterInterval(fit, 0)
    expect([lower, upper].map((x) => x.toFixed(0))).toEqual(['197', '228'])
  })

  test('points on an Emax curve: its parameters, and an interval without width', () => {
    const points = [0, 5, 10, 20, 40, 80].map((x) => ({ x, y: emaxModel.value(x, [2, 10, 15]) }))
    const fit = fitCurve(emaxModel, points, [1, 8, 20])
    const [placebo, max, half] = fit.parameters
    expect([placebo, max, half].map((x) => x?.toFixed(6))).toEqual(['2.000000', '10.000000', '15.000000'])
    const at15 = curveAt(emaxModel, fit, 15)
    expect(at15.value).toBeCloseTo(7, 6)
    expect(at15.upper - at15.lower).toBeCloseTo(0, 6)
  })

  test('on the ground the search ends: a point is worked out some dozens of times, not a thousand', () => {
    let count = 0
    const counted: Model = {
      ...emaxModel,
      value: (x, parameters) => {
        count += 1
        return emaxModel.value(x, parameters)
      },
    }
    const random = seededRandom(18)
    const points = [0, 10, 25, 50, 100, 200].flatMap((x) =>
      Array.from({ length: 40 }, () => ({
        x,
        y: emaxModel.value(x, [4, 15, 35]) + 8 * normalDeviate(random),
      })),
    )
    fitCurve(counted, points, [4, 12, 40])
    expect(count / points.length).toBeLessThan(100)
  })
})

describe('noncompartmental analysis', () => {
  // By hand: (0 + 8) / 2 x 1 = 4, then (8 - 2) / ln 4 x 2 = 8.6562; the sum is 12.6562.
  test('rise 0 to 8 in 1 h, fall to 2 in 2 h: area 12.656', () => {
    const samples = [
      { time: 0, concentration: 0 },
      { time: 1, concentration: 8 },
      { time: 3, concentration: 2 },
    ]
    expect(areaUnderCurve(samples)).toBeCloseTo(12.6562, 4)
  })

  test('concentrations that halve every 6 h: half-life 6 h', () => {
    const samples = [12, 18, 24, 30].map((time) => ({ time, concentration: 100 * 2 ** (-time / 6) }))
    expect(terminalHalfLife(samples)).toBeCloseTo(6, 10)
  })
})
