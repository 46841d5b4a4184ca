import { epiR, r } from '#src/study-design/designs/sources.ts'
import { type Benchmark, printed } from '#src/study-design/frame/benchmark.ts'

const tail = (call: string) => r(`stats::pbinom(${call}, lower.tail = FALSE)`)
const detect = (call: string) => epiR(`epi.ssdetect(N = NA, ${call}, se = 1, sp = 1, nfractional = TRUE)`)

const upperLimits = {
  10: '0.258865551',
  20: '0.139108341',
  50: '0.0581550791',
  100: '0.0295130496',
  1000: '0.00299124955',
}

export const rareEventsBenchmarks: readonly Benchmark[] = [
  ...printed({}, { exact: '298.0728522' }, detect('pstar = 0.01')),
  ...printed({}, { size: '299' }, epiR('epi.ssdetect(N = NA, pstar = 0.01, se = 1, sp = 1)')),
  ...printed({ n: '299' }, { chance: '0.950463743' }, tail('0, 299, 0.01')),
  ...printed({ risk: '0.1' }, { exact: '2994.234158' }, detect('pstar = 0.001')),
  ...printed({ risk: '3' }, { exact: '98.35227246' }, detect('pstar = 0.03')),
  ...printed(
    { confidence: '99' },
    { size: '459' },
    epiR('epi.ssdetect(N = NA, pstar = 0.01, se = 1, sp = 1, ss.se = 0.99)'),
  ),
  ...printed({ events: '3', n: '627' }, { chance: '0.949842725' }, tail('2, 627, 0.01')),
  ...Object.entries(upperLimits).flatMap(([n, upperLimit]) =>
    printed({ n }, { upperLimit }, r(`stats::binom.test(0, ${n}, alternative = "less")$conf.int[2]`)),
  ),
]
