import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { gsDesign2, rootInR } from '../sources.ts'

interface Trial {
  enroll: string
  fail: string
  /** The month of the final analysis. */
  end: string
  times: string
  bounds: string
  ratio?: number
}

/** Looks at shares of the events that are expected by the end; `read` is evaluated in the plan. */
const planIn = ({ enroll, fail, end, times, bounds, ratio = 1 }: Trial, read: string) =>
  `local({enroll <- define_enroll_rate(${enroll}); fail <- define_fail_rate(${fail}); with(gs_power_ahr(enroll, fail, ratio = ${ratio}, event = ${times} * ahr(enroll, fail, ${end}, ${ratio})$event, ${bounds}, info_scale = "h0_info", r = 80, tol = 1e-8), ${read})})`

const late = { unit: 'survival', sides: '1', alpha: '0.025' }

const events = 'max(analysis$event)'
const power = 'max(bound$probability)'
const upper = 'bound$z[bound$bound == "upper"]'
const lower = 'bound$z[bound$bound == "lower"]'

/** The values of a given size, in the order of what is read. */
const given = (
  inputs: Benchmark['inputs'],
  values: Readonly<Record<string, string>>,
  trial: Trial,
  read: string,
) => printed({ ...late, find: 'power', ...inputs }, values, gsDesign2(planIn(trial, read)))

/** Participants for a power, `x` in the trial, from a size that is near; then what the plan has with them. */
const needed = (
  inputs: Benchmark['inputs'],
  values: Readonly<Record<string, string>>,
  trial: Trial,
  {
    target = '0.8',
    near,
    read = events,
  }: { target?: string; near: readonly [number, number]; read?: string },
) => {
  const root = rootInR(planIn(trial, power), target, near).replace('1e-12', '1e-8')
  const call = `local({x <- ${root}; c(x, ${planIn(trial, read)})})`
  return printed({ ...late, ...inputs }, values, gsDesign2(call))
}

const alone = 'lower = gs_b, lpar = rep(-Inf, 6)'
const obf = 'upar = list(sf = gsDesign::sfLDOF, total_spend = 0.025)'
/** At the last look the boundary for efficacy decides. */
const futile = (spending: string, looks = 3) =>
  `lower = gs_spending_bound, lpar = list(${spending}), test_lower = c(${'TRUE, '.repeat(looks - 1)}FALSE)`

const fails = (delay: number, hr = '0.7') =>
  `duration = c(${delay}, Inf), fail_rate = log(2) / 12, hr = c(1, ${hr}), dropout_rate = -log(0.95) / 12`

const example = (bounds: string, size = 'x', fail = fails(3)): Trial => ({
  ...{ enroll: `duration = 18, rate = ${size} / 18`, fail, end: '30', times: '1:3 / 3', bounds },
})

const changing = {
  ...{ hr: '0.62', controlBy: 'changing', median: '4', changeAt: '3', laterMedian: '8', delay: '3' },
  ...{ recruitment: 'rate', pace: 'steps', followUp: '27.4', lost: '3', looks: '3', t1: '80', t2: '90' },
}

const changingTrial = (bounds: string, size = 'x'): Trial => ({
  enroll: `duration = c(3, (${size} - 15) / 20), rate = c(5, 20)`,
  fail: 'duration = c(3, Inf), fail_rate = log(2) / c(4, 8), hr = c(1, 0.62), dropout_rate = -log(0.97) / 12',
  end: `3 + (${size} - 15) / 20 + 27.4`,
  times: 'c(0.8, 0.9, 1)',
  bounds,
})

/** A delayed effect, whose average by each look decides the expectation of Z there. */
export const delayedBenchmarks: readonly Benchmark[] = [
  ...given(
    { delay: '3', n: '728' },
    { maximum: '447.2548276', power: '0.7912008', expectedAlternative: '406.4893' },
    example(`${obf}, ${alone}`, '728'),
    `c(${events}, ${power}, ${events} * (1 - sum(bound$probability[1:2]) / 3))`,
  ),
  ...needed(
    { delay: '3' },
    { exactTotal: '744.2565', exactMaximum: '457.2422' },
    example(`${obf}, ${alone}`),
    { near: [700, 800] },
  ),
  ...needed(
    { delay: '3', futility: 'pocock' },
    { exactTotal: '916.65704', exactMaximum: '563.15836', futility1: '-0.136752', futility2: '0.895634' },
    example(`${obf}, ${futile('sf = gsDesign::sfLDPocock, total_spend = 0.2')}`),
    { near: [900, 930], read: `c(${events}, ${lower})` },
  ),
  ...needed(
    { delay: '3', futility: 'pocock', binding: 'yes' },
    {
      ...{ exactTotal: '896.13271', exactMaximum: '550.54901' },
      ...{ futility1: '-0.150268', futility2: '0.871678', z2: '2.510873', z3: '1.95729' },
    },
    example(`${obf}, ${futile('sf = gsDesign::sfLDPocock, total_spend = 0.2')}, binding = TRUE`),
    { near: [880, 910], read: `c(${events}, ${lower}, ${upper}[2:3])` },
  ),
  ...needed(
    { delay: '3', boundary: 'none', futility: 'obrienFleming' },
    { exactTotal: '796.91535', exactMaximum: '489.5937', futility1: '-0.816559', futility2: '0.75045' },
    example(
      `upper = gs_b, upar = c(Inf, Inf, qnorm(0.975)), ${futile('sf = gsDesign::sfLDOF, total_spend = 0.2')}`,
    ),
    { near: [780, 810], read: `c(${events}, ${lower})` },
  ),
  ...needed(
    { delay: '6', looks: '6', boundary: 'pocock' },
    { exactTotal: '1837.41', exactMaximum: '1148.34' },
    {
      ...example(`upar = list(sf = gsDesign::sfLDPocock, total_spend = 0.025), ${alone}`),
      ...{ fail: fails(6), times: '1:6 / 6' },
    },
    { near: [1800, 1880] },
  ),
  ...given(
    { ...changing, n: '576' },
    { maximum: '533.00595', power: '0.852634' },
    changingTrial(`${obf}, ${alone}`, '576'),
    `c(${events}, ${power})`,
  ),
  ...needed(
    { ...changing, power: '90', futility: 'hwangShihDeCani', futilityGamma: '-4' },
    { exactTotal: '681.7012', exactMaximum: '634.2803', futility1: '0.7621', futility2: '1.38848' },
    changingTrial(`${obf}, ${futile('sf = gsDesign::sfHSD, total_spend = 0.1, param = -4')}`),
    { target: '0.9', near: [660, 700], read: `c(${events}, ${lower})` },
  ),
  ...given(
    {
      ...{ hr: '0.6', allocation: '2', median: '9', delay: '4', accrual: '20', pace: 'steps' },
      ...{ firstMonths: '2', firstPace: '20', nextMonths: '4', nextPace: '60', followUp: '16', lost: '10' },
      ...{ n: '336', looks: '5', boundary: 'hwangShihDeCani', gamma: '-2' },
    },
    { maximum: '234.298625', power: '0.583338' },
    {
      enroll: 'duration = c(2, 4, 14), rate = c(4, 12, 20)',
      fail: 'duration = c(4, Inf), fail_rate = log(2) / 9, hr = c(1, 0.6), dropout_rate = -log(0.9) / 12',
      end: '36',
      times: '1:5 / 5',
      bounds: `upar = list(sf = gsDesign::sfHSD, total_spend = 0.025, param = -2), ${alone}`,
      ratio: 2,
    },
    `c(${events}, ${power})`,
  ),
  ...printed(
    { ...late, find: 'effect', delay: '3', n: '600' },
    { hr: '0.6699494' },
    gsDesign2(
      rootInR(planIn(example(`${obf}, ${alone}`, '600', fails(3, 'x')), power), '0.8', [0.6, 0.75]).replace(
        '1e-12',
        '1e-10',
      ),
    ),
  ),
]
