import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { gsDesign2, rootInR } from '../sources.ts'

type Inputs = Benchmark['inputs']

const oneSided = { sides: '1', alpha: '0.025' }

interface Delayed {
  enroll: string
  fail: string
  duration: number
  ratio?: number
}

const ahrCall = ({ enroll, fail, duration, ratio = 1 }: Delayed) =>
  `fixed_design_ahr(alpha = 0.025, ratio = ${ratio}, enroll_rate = define_enroll_rate(${enroll}), fail_rate = define_fail_rate(${fail}), study_duration = ${duration}, info_scale = "h0_info")$analysis`

const late = (inputs: Inputs, values: readonly [string, string, string], trial: Delayed) => {
  const [expectedEvents, averageHr, power] = values
  return printed(
    { ...oneSided, find: 'power', ...inputs },
    { expectedEvents, averageHr, power },
    gsDesign2(`with(${ahrCall(trial)}, c(event, ahr, power))`),
  )
}

const example = 'fail_rate = log(2) / 12, hr = c(1, 0.7), dropout_rate = -log(0.95) / 12'
const powerOf = (enroll: string, fail: string) => `${ahrCall({ enroll, fail, duration: 30 })}$power`

/** A delayed effect, by the average hazard ratio. */
export const delayBenchmarks: readonly Benchmark[] = [
  ...late({ delay: '3', n: '200' }, ['245.7444108', '0.7672994718', '0.5462458625'], {
    enroll: 'duration = 18, rate = 400 / 18',
    fail: `duration = c(3, Inf), ${example}`,
    duration: 30,
  }),
  ...late(
    {
      hr: '0.62',
      controlBy: 'changing',
      median: '4',
      changeAt: '3',
      laterMedian: '8',
      delay: '3',
      accrual: '32.25',
      pace: 'steps',
      followUp: '12.75',
      lost: '3',
      n: '300',
    },
    ['511.2042219', '0.7777350858', '0.8110424441'],
    {
      enroll: 'duration = c(3, 29.25), rate = c(5, 20)',
      fail: 'duration = c(3, Inf), fail_rate = log(2) / c(4, 8), hr = c(1, 0.62), dropout_rate = -log(0.97) / 12',
      duration: 45,
    },
  ),
  ...late(
    {
      hr: '0.6',
      allocation: '2',
      median: '9',
      delay: '4',
      accrual: '20',
      pace: 'steps',
      firstMonths: '2',
      firstPace: '20',
      nextMonths: '4',
      nextPace: '60',
      followUp: '16',
      lost: '10',
      n: '112',
    },
    ['234.2986247', '0.7262945599', '0.6359352829'],
    {
      enroll: 'duration = c(2, 4, 14), rate = c(4, 12, 20)',
      fail: 'duration = c(4, Inf), fail_rate = log(2) / 9, hr = c(1, 0.6), dropout_rate = -log(0.9) / 12',
      duration: 36,
      ratio: 2,
    },
  ),
  ...printed(
    { ...oneSided, delay: '3' },
    { exactTotal: '728.3697087' },
    gsDesign2(
      rootInR(
        powerOf('duration = 18, rate = x / 18', `duration = c(3, Inf), ${example}`),
        '0.8',
        [300, 2000],
      ),
    ),
  ),
  ...printed(
    { ...oneSided, find: 'hr', delay: '3', n: '300' },
    { hr: '0.6730754867' },
    gsDesign2(
      rootInR(
        powerOf(
          'duration = 18, rate = 600 / 18',
          'duration = c(3, Inf), fail_rate = log(2) / 12, hr = c(1, x), dropout_rate = -log(0.95) / 12',
        ),
        '0.8',
        [0.4, 0.9],
      ),
    ),
  ),
]
