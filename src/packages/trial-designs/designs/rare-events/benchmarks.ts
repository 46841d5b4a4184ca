import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { epiR, r } from '../sources.ts'

const tail = (call: string) => r(`stats::pbinom(${call}, lower.tail = FALSE)`)
const detect = (call: string) =>
  epiR(`epi.ssdetect(N = NA, ${call}, se = 1, sp = 1, nfractional = TRUE)$sample.size$total`)

/** The risk of which so many events have a probability: a limit by Clopper and Pearson. */
const risk = (test: string, level: string) =>
  r(`stats::binom.test(${test}, alternative = "greater", conf.level = ${level})$conf.int[1]`)

const upperLimits = {
  10: '0.258865551',
  20: '0.139108341',
  50: '0.0581550791',
  100: '0.0295130496',
  1000: '0.00299124955',
}

export const benchmarks: readonly Benchmark[] = [
  ...printed({}, { exact: '298.0728522' }, detect('pstar = 0.01')),
  ...printed(
    {},
    { size: '299' },
    epiR('epi.ssdetect(N = NA, pstar = 0.01, se = 1, sp = 1)$sample.size$total'),
  ),
  ...printed({ n: '299' }, { chance: '0.950463743' }, tail('0, 299, 0.01')),
  ...printed({ risk: '0.1' }, { exact: '2994.234158' }, detect('pstar = 0.001')),
  ...printed({ risk: '3' }, { exact: '98.35227246' }, detect('pstar = 0.03')),
  ...printed(
    { confidence: '99' },
    { size: '459' },
    epiR('epi.ssdetect(N = NA, pstar = 0.01, se = 1, sp = 1, ss.se = 0.99)$sample.size$total'),
  ),
  ...printed({ events: '3', n: '627' }, { chance: '0.949842725' }, tail('2, 627, 0.01')),
  ...Object.entries(upperLimits).flatMap(([n, upperLimit]) =>
    printed({ n }, { upperLimit }, r(`stats::binom.test(0, ${n}, alternative = "less")$conf.int[2]`)),
  ),
  ...printed({ find: 'risk' }, { risk: '0.00993608194446' }, risk('1, 300', '0.05')),
  ...printed({ find: 'risk', events: '3', n: '1000' }, { risk: '0.00628228454672' }, risk('3, 1000', '0.05')),
  ...printed(
    { find: 'risk', events: '5', confidence: '80', n: '50' },
    { risk: '0.130771666806' },
    risk('5, 50', '0.2'),
  ),
  ...printed(
    { find: 'risk', events: '2', confidence: '99', n: '600000' },
    { risk: '1.10638681282e-05' },
    risk('2, 600000', '0.01'),
  ),
  ...printed(
    { find: 'risk', events: '20', confidence: '90', n: '21' },
    { risk: '0.974382717912' },
    risk('20, 21', '0.1'),
  ),
]
