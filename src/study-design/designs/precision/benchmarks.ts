import { r } from '#src/study-design/designs/sources.ts'
import { type Benchmark, printed } from '#src/study-design/frame/benchmark.ts'

const statsmodels = (call: string) => `statsmodels 0.13.5, stats.proportion.${call}`
const smallest = (call: string, within: string) => r(`${call}: the smallest n within ${within}`)

const wald = { interval: 'wald' }
const mean = { measure: 'mean' }

export const precisionBenchmarks: readonly Benchmark[] = [
  ...printed(wald, { size: '385' }, statsmodels('samplesize_confint_proportion(0.5, 0.05), rounded up')),
  ...printed(wald, { exact: '384.145882' }, statsmodels('samplesize_confint_proportion(0.5, 0.05)')),
  ...printed(
    { ...wald, p: '35' },
    { exact: '349.572753' },
    statsmodels('samplesize_confint_proportion(0.35, 0.05)'),
  ),
  ...printed(
    {},
    { size: '381' },
    statsmodels('proportion_confint(n / 2, n, method = "wilson"): the smallest n within 0.05'),
  ),
  ...printed(
    { n: '381' },
    { points: '0.0499547936' },
    r('prop.test(190.5, 381, correct = FALSE), half the width of its interval'),
  ),
  ...printed(
    { n: '380' },
    { points: '0.0500198235' },
    r('prop.test(190, 380, correct = FALSE), half the width of its interval'),
  ),
  ...printed(
    { p: '10', within: '3' },
    { size: '388' },
    smallest('prop.test(0.1 * n, n, correct = FALSE)', '0.03'),
  ),
  ...printed(
    { p: '80', within: '4', confidence: '90' },
    { size: '270' },
    smallest('prop.test(0.8 * n, n, conf.level = 0.9, correct = FALSE)', '0.04'),
  ),
  ...printed({ ...mean, sd: '25', within: '5' }, { normal: '96.0364705' }, r('(qnorm(0.975) * 25 / 5)^2')),
  ...printed({ ...mean, n: '99' }, { halfWidth: '1.99446483' }, r('qt(0.975, 98) * 10 / sqrt(99)')),
  ...printed(
    { ...mean, sd: '3', within: '0.5', confidence: '99' },
    { size: '243' },
    smallest('qt(0.995, n - 1) * 3 / sqrt(n)', '0.5'),
  ),
  ...printed(
    { measure: 'rate', rate: '0.2', within: '0.05' },
    { exact: '307.316706' },
    r('(qnorm(0.975) / 0.05)^2 * 0.2'),
  ),
]
