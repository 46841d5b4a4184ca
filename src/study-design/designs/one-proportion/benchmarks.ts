import { clinfun, mess, rpact } from '#src/study-design/designs/sources.ts'
import { type Benchmark, printed } from '#src/study-design/frame/benchmark.ts'

/** `power` in per cent. The source counts responses that are not enough, one less than enough. */
const single = (
  [p0, p1, alpha, power]: readonly [string, string, string, string],
  [size, atLeast, level, reached]: readonly [string, string, string, string],
  call: string,
): Benchmark[] => {
  const inputs = { p0, p1, alpha, power }
  const single = `ph2single(${call}, nsoln = 1)`
  return [
    ...printed(inputs, { size, level }, clinfun(single)),
    ...printed(inputs, { atLeast }, clinfun(`${single}, r + 1`)),
    ...printed(inputs, { power: reached }, clinfun(`${single}, 1 − type II error`)),
  ]
}

export const oneProportionBenchmarks: readonly Benchmark[] = [
  ...single(['10', '30', '0.05', '80'], ['25', '6', '0.0333999', '0.806511558'], '0.1, 0.3, 0.05, 0.2'),
  ...single(['5', '20', '0.05', '90'], ['38', '5', '0.0397266', '0.9014315458'], '0.05, 0.2, 0.05, 0.1'),
  ...single(['20', '40', '0.05', '90'], ['47', '15', '0.0366369', '0.9012256678'], '0.2, 0.4, 0.05, 0.1'),
  ...single(['50', '70', '0.05', '80'], ['37', '24', '0.0494359', '0.807095692'], '0.5, 0.7, 0.05, 0.2'),
  ...single(['30', '45', '0.1', '90'], ['71', '27', '0.0909274', '0.9038812086'], '0.3, 0.45, 0.1, 0.1'),
  ...printed(
    { p0: '40', p1: '20', alpha: '0.025', n: '60' },
    { power: '0.9227613726' },
    mess('power_binom_test(n = 60, p0 = 0.4, pa = 0.2, sig.level = 0.025, alternative = "less")'),
  ),
  ...printed(
    { p0: '20', p1: '35', n: '50' },
    { power: '0.7198955768' },
    mess('power_binom_test(n = 50, p0 = 0.2, pa = 0.35, alternative = "greater")'),
  ),
  ...printed(
    { test: 'normal', p0: '30', p1: '50', alpha: '0.025', power: '90' },
    { exact: '59.20872' },
    rpact(
      'getSampleSizeRates(groups = 1, thetaH0 = 0.3, pi1 = 0.5, alpha = 0.025, beta = 0.1), alpha one-sided',
    ),
  ),
  ...printed(
    { test: 'normal', p0: '30', p1: '50', alpha: '0.025', n: '60' },
    { power: '0.903550355349' },
    rpact('getPowerRates(groups = 1, thetaH0 = 0.3, pi1 = 0.5, alpha = 0.025, maxNumberOfSubjects = 60)'),
  ),
]
