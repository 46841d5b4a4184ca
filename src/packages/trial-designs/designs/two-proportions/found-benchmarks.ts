import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { gsDesign, r, rootInR, rpact, trialSize } from '../sources.ts'

type Interval = readonly [number, number]

const propTest = (call: string, found: 'p1' | 'p2') =>
  r(`stats::power.prop.test(${call}, tol = 1e-12)$${found}`)
const rates = (call: string, target: string, within: Interval) =>
  rpact(rootInR(`getPowerRates(alpha = 0.025, sided = 1, ${call})$overallReject`, target, within))
/** Neither of two tests may fail: their powers add up to one more than the target. */
const bothRates = (
  [limit, call]: readonly [margin: string, call: string],
  target: string,
  within: Interval,
) => {
  const each = `getPowerRates(alpha = 0.025, sided = 1, thetaH0 = h, directionUpper = h < 0, ${call})$overallReject`
  return rpact(
    rootInR(`sum(sapply(c(-${limit}, ${limit}), function(h) ${each}))`, String(1 + Number(target)), within),
  )
}

const find = { find: 'p1' }
const superiority: readonly Benchmark[] = [
  ...printed(find, { above: '0.6497047736' }, propTest('n = 170, p1 = 0.5, p2 = NULL, power = 0.8', 'p2')),
  ...printed(find, { below: '0.3502952264' }, propTest('n = 170, p1 = NULL, p2 = 0.5, power = 0.8', 'p1')),
  ...printed(
    { ...find, alpha: '0.01', power: '90', p2: '5', n: '40' },
    { above: '0.3989184243' },
    propTest('n = 40, p1 = 0.05, p2 = NULL, power = 0.9, sig.level = 0.01', 'p2'),
  ),
  ...printed(
    { ...find, sides: '1', alpha: '0.025', p2: '30', n: '55' },
    { below: '0.09049343317' },
    propTest('n = 55, p1 = NULL, p2 = 0.3, power = 0.8, sig.level = 0.025, alternative = "one.sided"', 'p1'),
  ),
  ...printed(
    { ...find, p2: '30', allocation: '2:1', n: '100' },
    { above: '0.5379718627' },
    rates('pi1 = x, pi2 = 0.3, maxNumberOfSubjects = 150, allocationRatioPlanned = 2', '0.8', [0.3, 0.9]),
  ),
  ...printed(
    { ...find, p2: '30', allocation: '2:1', n: '100' },
    { below: '0.110748828' },
    rates(
      'pi1 = x, pi2 = 0.3, directionUpper = FALSE, maxNumberOfSubjects = 150, allocationRatioPlanned = 2',
      '0.8',
      [0.01, 0.3],
    ),
  ),
  ...printed(
    { ...find, allocation: '1:2', n: '100' },
    { above: '0.6688022003' },
    gsDesign(rootInR('nBinomial(p1 = x, p2 = 0.5, alpha = 0.025, beta = 0.2, ratio = 2)', '300', [0.6, 0.9])),
  ),
]

const withMargin: readonly Benchmark[] = [
  ...printed(
    { ...find, goal: 'noninferiority', p2: '85', n: '200' },
    { lowest: '0.851551671' },
    rates('thetaH0 = -0.1, pi1 = x, pi2 = 0.85, maxNumberOfSubjects = 400', '0.8', [0.75, 0.95]),
  ),
  ...printed(
    { ...find, goal: 'supermargin', power: '90', p2: '30', allocation: '2:1', n: '200' },
    { lowest: '0.5928195709' },
    rates(
      'thetaH0 = 0.1, pi1 = x, pi2 = 0.3, maxNumberOfSubjects = 300, allocationRatioPlanned = 2',
      '0.9',
      [0.4, 0.9],
    ),
  ),
  ...printed(
    { ...find, goal: 'noninferiority', better: 'lower', p2: '10', margin: '5', allocation: '2:1', n: '1000' },
    { highest: '0.105199504' },
    rates(
      'thetaH0 = 0.05, pi1 = x, pi2 = 0.1, directionUpper = FALSE, maxNumberOfSubjects = 1500, allocationRatioPlanned = 2',
      '0.8',
      [0.05, 0.15],
    ),
  ),
  ...printed(
    { ...find, goal: 'supermargin', better: 'lower', p2: '40', margin: '5', n: '120' },
    { highest: '0.1873041484' },
    rates(
      'thetaH0 = -0.05, pi1 = x, pi2 = 0.4, directionUpper = FALSE, maxNumberOfSubjects = 240',
      '0.8',
      [0.05, 0.35],
    ),
  ),
  ...printed(
    { ...find, goal: 'equivalence', p2: '85', n: '400' },
    { highest: '0.8814981431' },
    bothRates(['0.1', 'pi1 = x, pi2 = 0.85, maxNumberOfSubjects = 800'], '0.8', [0.85, 0.95]),
  ),
  ...printed(
    { ...find, goal: 'equivalence', p2: '85', n: '400' },
    { lowest: '0.8239976474' },
    bothRates(['0.1', 'pi1 = x, pi2 = 0.85, maxNumberOfSubjects = 800'], '0.8', [0.75, 0.85]),
  ),
  ...printed(
    { ...find, goal: 'equivalence', p2: '40', margin: '15', allocation: '2:1', n: '400' },
    { highest: '0.4311743573' },
    bothRates(
      ['0.15', 'pi1 = x, pi2 = 0.4, maxNumberOfSubjects = 600, allocationRatioPlanned = 2'],
      '0.8',
      [0.4, 0.55],
    ),
  ),
]

const margin = { find: 'margin' }
const margins: readonly Benchmark[] = [
  ...printed(
    { ...margin, goal: 'noninferiority', p1: '50' },
    { margin: '0.1507229925' },
    rates('thetaH0 = -x, pi1 = 0.5, pi2 = 0.5, maxNumberOfSubjects = 340', '0.8', [0.01, 0.4]),
  ),
  ...printed(
    { ...margin, goal: 'noninferiority', better: 'lower', p1: '12', p2: '10', allocation: '3:2', n: '90' },
    { margin: '0.1667448892' },
    rates(
      'thetaH0 = x, pi1 = 0.12, pi2 = 0.1, directionUpper = FALSE, maxNumberOfSubjects = 150, allocationRatioPlanned = 1.5',
      '0.8',
      [0.03, 0.4],
    ),
  ),
  ...printed(
    { ...margin, goal: 'noninferiority', variance: 'unpooled', p1: '60', p2: '60', power: '90', n: '300' },
    { margin: '0.129660622' },
    trialSize(rootInR('TwoSampleProportion.NIS(0.025, 0.1, 0.6, 0.6, 1, 0, -x)', '300', [0.01, 0.4])),
  ),
  ...printed(
    { ...margin, goal: 'equivalence', power: '90', p2: '60', n: '400' },
    { margin: '0.1601503973' },
    bothRates(['x', 'pi1 = 0.65, pi2 = 0.6, maxNumberOfSubjects = 800'], '0.9', [0.06, 0.3]),
  ),
  ...printed(
    {
      ...margin,
      goal: 'equivalence',
      variance: 'unpooled',
      sides: '1',
      power: '90',
      p1: '60',
      p2: '60',
      n: '300',
    },
    { margin: '0.1315882902' },
    trialSize(rootInR('TwoSampleProportion.Equivalence(0.05, 0.1, 0.6, 0.6, 1, 0, x)', '300', [0.01, 0.4])),
  ),
  ...printed(
    { ...margin, goal: 'supermargin', p2: '40', n: '150' },
    { largestMargin: '0.09047099346' },
    rates('thetaH0 = x, pi1 = 0.65, pi2 = 0.4, maxNumberOfSubjects = 300', '0.8', [0, 0.24]),
  ),
  ...printed(
    { ...margin, goal: 'supermargin', variance: 'unpooled', sides: '1', p1: '85', p2: '65', n: '120' },
    { largestMargin: '0.06475923268' },
    trialSize(rootInR('TwoSampleProportion.NIS(0.05, 0.2, 0.65, 0.85, 1, 0.2, x)', '120', [0, 0.15])),
  ),
]

/** What a given size can show. */
export const foundBenchmarks: readonly Benchmark[] = [...superiority, ...withMargin, ...margins]
