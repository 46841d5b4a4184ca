import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { clinfun, mess, r, rootInR, rpact } from '../sources.ts'

/** The proportion with which so many successes have a probability: a limit by Clopper and Pearson. */
const above = (test: string, level: string) =>
  r(`stats::binom.test(${test}, alternative = "greater", conf.level = ${level})$conf.int[1]`)
const below = (test: string, level: string) =>
  r(`stats::binom.test(${test}, alternative = "less", conf.level = ${level})$conf.int[2]`)

/** On either side of the proportion of the hypothesis. */
const root = (call: string, power: string, within: readonly [number, number]) =>
  rpact(rootInR(`getPowerRates(groups = 1, pi1 = x, ${call})$overallReject`, power, within))

/** `power` in per cent. The source counts responses that are not enough, one less than enough. */
const single = (
  [p0, p1, alpha, power]: readonly [string, string, string, string],
  [size, atLeast, level, reached]: readonly [string, string, string, string],
  call: string,
): Benchmark[] => {
  const inputs = { p0, p1, alpha, power }
  return printed(
    inputs,
    { size, level, atLeast, power: reached },
    clinfun(
      `with(ph2single(${call}, nsoln = 1), c(n, get("Type I error"), r + 1, 1 - get("Type II error")))`,
    ),
  )
}

export const benchmarks: readonly Benchmark[] = [
  ...single(['10', '30', '0.05', '80'], ['25', '6', '0.0333999', '0.806511558'], '0.1, 0.3, 0.05, 0.2'),
  ...single(['5', '20', '0.05', '90'], ['38', '5', '0.0397266', '0.9014315458'], '0.05, 0.2, 0.05, 0.1'),
  ...single(['20', '40', '0.05', '90'], ['47', '15', '0.0366369', '0.9012256678'], '0.2, 0.4, 0.05, 0.1'),
  ...single(['50', '70', '0.05', '80'], ['37', '24', '0.0494359', '0.807095692'], '0.5, 0.7, 0.05, 0.2'),
  ...single(['30', '45', '0.1', '90'], ['71', '27', '0.0909274', '0.9038812086'], '0.3, 0.45, 0.1, 0.1'),
  ...printed(
    { p0: '40', p1: '20', alpha: '0.025', n: '60' },
    { power: '0.9227613726' },
    mess('power_binom_test(n = 60, p0 = 0.4, pa = 0.2, sig.level = 0.025, alternative = "less")$power'),
  ),
  ...printed(
    { p0: '20', p1: '35', n: '50' },
    { power: '0.7198955768' },
    mess('power_binom_test(n = 50, p0 = 0.2, pa = 0.35, alternative = "greater")$power'),
  ),
  ...printed(
    { test: 'normal', p0: '30', p1: '50', alpha: '0.025', power: '90' },
    { exact: '59.20872' },
    rpact(
      'getSampleSizeRates(groups = 1, thetaH0 = 0.3, pi1 = 0.5, alpha = 0.025, beta = 0.1, sided = 1)$nFixed',
    ),
  ),
  ...printed(
    { test: 'normal', p0: '30', p1: '50', alpha: '0.025', n: '60' },
    { power: '0.903550355349' },
    rpact(
      'getPowerRates(groups = 1, thetaH0 = 0.3, pi1 = 0.5, alpha = 0.025, maxNumberOfSubjects = 60)$overallReject',
    ),
  ),
  ...printed({ find: 'p1' }, { p1: '0.398556420866' }, above('12, 35', '0.2')),
  ...printed({ find: 'p1' }, { below: '0.0441615695346' }, below('2, 35', '0.2')),
  ...printed(
    { find: 'p1', sides: '2', p0: '40', power: '90', n: '60' },
    { p1: '0.622231482513' },
    above('33, 60', '0.1'),
  ),
  ...printed(
    { find: 'p1', sides: '2', p0: '40', power: '90', n: '60' },
    { below: '0.207082575875' },
    below('16, 60', '0.1'),
  ),
  ...printed(
    { find: 'p1', sides: '2', p0: '1', power: '90', n: '500' },
    { p1: '0.0306465521145' },
    above('11, 500', '0.1'),
  ),
  ...printed({ find: 'p1', p0: '95', n: '20' }, { below: '0.741364795262' }, below('16, 20', '0.2')),
  ...printed(
    { find: 'p1', test: 'normal' },
    { p1: '0.380273047727' },
    root('thetaH0 = 0.2, alpha = 0.05, maxNumberOfSubjects = 35', '0.8', [0.2, 0.9]),
  ),
  ...printed(
    { find: 'p1', test: 'normal' },
    { below: '0.0560619340094' },
    root('thetaH0 = 0.2, alpha = 0.05, maxNumberOfSubjects = 35, directionUpper = FALSE', '0.8', [0.01, 0.2]),
  ),
  ...printed(
    { find: 'p1', test: 'normal', p0: '30', alpha: '0.025', power: '90', n: '60' },
    { p1: '0.498676541101' },
    root('thetaH0 = 0.3, alpha = 0.025, maxNumberOfSubjects = 60', '0.9', [0.3, 0.9]),
  ),
  ...printed(
    { find: 'p1', test: 'normal', p0: '50', alpha: '0.025', power: '90', n: '20000' },
    { p1: '0.511459298005' },
    root('thetaH0 = 0.5, alpha = 0.025, maxNumberOfSubjects = 20000', '0.9', [0.5, 0.9]),
  ),
]
