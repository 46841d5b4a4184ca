import { r } from '#src/study-design/designs/sources.ts'
import { type Benchmark, printed } from '#src/study-design/frame/benchmark.ts'

const tail = (call: string) => r(`stats::pbinom(${call}, lower.tail = FALSE)`)
const smallest = (call: string) => `${tail(call)}: the smallest n that reaches 0.95`

const upperLimits = {
  10: '0.258865551',
  20: '0.139108341',
  50: '0.0581550791',
  100: '0.0295130496',
  1000: '0.00299124955',
}

export const rareEventsBenchmarks: readonly Benchmark[] = [
  ...printed({}, { size: '299' }, smallest('0, n, 0.01')),
  ...printed({ n: '299' }, { chance: '0.950463743' }, tail('0, 299, 0.01')),
  ...printed({ risk: '0.1' }, { size: '2995' }, smallest('0, n, 0.001')),
  ...printed({ events: '3' }, { size: '628' }, smallest('2, n, 0.01')),
  ...printed({ events: '3', n: '627' }, { chance: '0.949842725' }, tail('2, 627, 0.01')),
  ...Object.entries(upperLimits).flatMap(([n, upperLimit]) =>
    printed({ n }, { upperLimit }, r(`stats::binom.test(0, ${n}, alternative = "less")$conf.int[2]`)),
  ),
]
