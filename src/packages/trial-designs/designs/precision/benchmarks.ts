import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { presize, r, statsmodels } from '../sources.ts'

const ofProportion = (call: string) =>
  statsmodels(`statsmodels.stats.proportion.samplesize_confint_proportion(${call})`)

const wald = { interval: 'wald' }
const mean = { measure: 'mean' }

/** presize counts the full width of an interval. */
export const benchmarks: readonly Benchmark[] = [
  ...printed(wald, { exact: '384.145882069' }, ofProportion('0.5, 0.05')),
  ...printed({ ...wald, p: '35' }, { exact: '349.572752683' }, ofProportion('0.35, 0.05')),
  ...printed(
    { ...wald, p: '10', within: '2', confidence: '90' },
    { exact: '608.747277171' },
    ofProportion('0.1, 0.02, alpha = 0.1'),
  ),
  ...printed(
    { ...wald, p: '35' },
    { exact: '349.5727527' },
    presize('prec_prop(0.35, conf.width = 0.1, method = "wald")$n'),
  ),
  ...printed({}, { exact: '380.3044232' }, presize('prec_prop(0.5, conf.width = 0.1, tol = 1e-12)$n')),
  ...printed(
    { p: '10', within: '3' },
    { exact: '387.0164083' },
    presize('prec_prop(0.1, conf.width = 0.06, tol = 1e-12)$n'),
  ),
  ...printed(
    { p: '80', within: '4', confidence: '90' },
    { exact: '269.3622046' },
    presize('prec_prop(0.8, conf.width = 0.08, conf.level = 0.9, tol = 1e-12)$n'),
  ),
  ...printed(
    { p: '15', n: '50' },
    { points: '0.09859210251' },
    presize('prec_prop(0.15, n = 50)$conf.width / 2'),
  ),
  ...printed(
    { n: '380' },
    { points: '0.0500198235' },
    r('diff(stats::prop.test(190, 380, correct = FALSE)$conf.int) / 2'),
  ),
  ...printed({ n: '381' }, { points: '0.04995479363' }, presize('prec_prop(0.5, n = 381)$conf.width / 2')),
  ...printed(
    { ...mean, sd: '25' },
    { exact: '98.46625535' },
    presize('prec_mean(0, sd = 25, conf.width = 10, tol = 1e-12)$n'),
  ),
  ...printed(
    { ...mean, sd: '3', width: '0.5', confidence: '99' },
    { exact: '242.6725768' },
    presize('prec_mean(0, sd = 3, conf.width = 1, conf.level = 0.99, tol = 1e-12)$n'),
  ),
  ...printed(
    { ...mean, n: '99' },
    { halfWidth: '1.994464835' },
    presize('prec_mean(0, sd = 10, n = 99)$conf.width / 2'),
  ),
  ...printed(
    { ...mean, sd: '2.5', n: '20' },
    { halfWidth: '1.170036016' },
    presize('prec_mean(5, sd = 2.5, n = 20)$conf.width / 2'),
  ),
  ...printed(
    { measure: 'rate', width: '0.05' },
    { exact: '307.3167057' },
    presize('prec_rate(0.2, conf.width = 0.1, method = "wald")$time'),
  ),
  ...printed(
    { measure: 'rate', rate: '2.5', n: '8' },
    { halfWidth: '1.095653176' },
    presize('prec_rate(2.5, x = 20, method = "wald")$conf.width / 2'),
  ),
]
