import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { gsDesign, rpact } from '../sources.ts'

type Values = Readonly<Record<string, string>>

const sized = { sides: '1', alpha: '0.025', fixed: '100' }
const futilityOnly = { ...sized, boundary: 'none', power: '90' }
const futileOf = { ...futilityOnly, futility: 'obrienFleming' }
const binding = { binding: 'yes' }

/** Bounds at the looks that have them, then the maximum and expected sizes for 100 with one look. */
const gs = (call: string, upper: string, lower: string) =>
  gsDesign(
    `with(gsDesign(${call}, n.fix = 100, r = 80, tol = 1e-7), c(upper$bound[${upper}], lower$bound[${lower}], max(n.I), en[2:1]))`,
  )

const bounds = (call: string, upper: string, lower: string) =>
  rpact(
    `with(getDesignGroupSequential(${call}, alpha = 0.025, beta = 0.1), c(criticalValues[${upper}], futilityBounds[${lower}]))`,
  )

const sizes = (call: string) =>
  rpact(
    `100 * with(getDesignCharacteristics(getDesignGroupSequential(${call}, alpha = 0.025, beta = 0.1)), c(inflationFactor, averageSampleNumber1, averageSampleNumber0))`,
  )

const sizesOf = (exactMaximum: string, exactAlternative: string, exactNull: string): Values => ({
  exactMaximum,
  exactAlternative,
  exactNull,
})

const noneInRpact = 'kMax = 3, typeOfDesign = "noEarlyEfficacy", typeBetaSpending = "bsOF"'

/** It has no such looks: the error of a look is spent at the next one. */
const skippedInRpact =
  'kMax = 3, informationRates = c(0.4, 0.7, 1), typeOfDesign = "asUser", userAlphaSpending = 0.025 * c(0, log1p((exp(1) - 1) * c(0.7, 1))), typeBetaSpending = "bsUser", userBetaSpending = 0.1 * log1p((exp(1) - 1) * c(0.4, 0.4, 1))'

const skipped = {
  ...sized,
  ...{ boundary: 'pocock', power: '90', futility: 'pocock', t1: '40', t2: '70' },
  ...{ stop1: 'futility', stop2: 'efficacy' },
}

/** Plans that stop only for futility, and looks with one boundary of two. */
export const stoppingBenchmarks: readonly Benchmark[] = [
  ...printed(
    futileOf,
    {
      ...{ z3: '1.9599639845', futility1: '-0.7043369498', futility2: '0.9886044943' },
      ...sizesOf('104.8646028073', '103.1748693288', '67.0888108718'),
    },
    gs('k = 3, test.type = 4, beta = 0.1, sfl = sfLDOF, testUpper = c(FALSE, FALSE, TRUE)', '3', '1:2'),
  ),
  ...printed(
    { ...futileOf, ...binding },
    {
      ...{ z3: '1.9264123879', futility1: '-0.7237079732', futility2: '0.9612097303' },
      ...sizesOf('102.7554447744', '101.0996971677', '66.1755580583'),
    },
    gs('k = 3, test.type = 3, beta = 0.1, sfl = sfLDOF, testUpper = c(FALSE, FALSE, TRUE)', '3', '1:2'),
  ),
  ...printed(
    futileOf,
    { z3: '1.9599639845', futility1: '-0.70434', futility2: '0.9886' },
    bounds(noneInRpact, '3', '1:2'),
  ),
  ...printed(futileOf, sizesOf('104.86467', '103.17489', '67.08881'), sizes(noneInRpact)),
  ...printed(
    {
      ...{ fixed: '100', boundary: 'none', looks: '2', futility: 'hwangShihDeCani', futilityGamma: '-4' },
    },
    {
      ...{ z2: '1.95996398454', futility1: '0.00914506634' },
      ...sizesOf('100.84216011088', '99.64009209606', '75.44766871727'),
    },
    gs(
      'k = 2, test.type = 4, alpha = 0.025, beta = 0.2, timing = 0.5, sfl = sfHSD, sflpar = -4, testUpper = c(FALSE, TRUE)',
      '2',
      '1',
    ),
  ),
  ...printed(
    {
      ...sized,
      ...{ looks: '4', t1: '30', t2: '55', t3: '80', power: '90', futility: 'hwangShihDeCani' },
      ...{ stop1: 'futility', stop2: 'efficacy' },
    },
    {
      ...{ z2: '2.8059323260', z3: '2.2759748365', z4: '2.0292051787' },
      ...{ futility1: '-0.3794450133', futility3: '1.4271883807' },
      ...sizesOf('108.6608128558', '79.4235289891', '69.0804621057'),
    },
    gs(
      'k = 4, test.type = 4, beta = 0.1, timing = c(0.3, 0.55, 0.8), sfu = sfLDOF, sfl = sfHSD, sflpar = -2, testUpper = c(FALSE, TRUE, TRUE, TRUE), testLower = c(TRUE, FALSE, TRUE, TRUE)',
      '2:4',
      'c(1, 3)',
    ),
  ),
  ...printed(
    { fixed: '100', boundary: 'pocock', futility: 'pocock', stop2: 'efficacy' },
    {
      ...{ z1: '2.2794282389', z2: '2.2949111349', z3: '2.2959395006', futility1: '0.5027649346' },
      ...sizesOf('129.4100363323', '79.7683887346', '68.3746968560'),
    },
    gs(
      'k = 3, test.type = 4, beta = 0.2, sfu = sfLDPocock, sfl = sfLDPocock, testLower = c(TRUE, FALSE, FALSE)',
      '1:3',
      '1',
    ),
  ),
  ...printed(
    {
      ...sized,
      ...{ boundary: 'hwangShihDeCani', looks: '5', power: '90', futility: 'hwangShihDeCani' },
      ...{ stop1: 'futility', stop2: 'futility', stop3: 'efficacy', stop4: 'futility' },
    },
    {
      ...{ z3: '2.59897344264', z5: '1.98853515891' },
      ...{ futility1: '-0.91360441236', futility2: '-0.05369945613', futility4: '1.39619168279' },
      ...sizesOf('108.40274008751', '84.12821032166', '62.73508350459'),
    },
    gs(
      'k = 5, test.type = 4, beta = 0.1, sfu = sfHSD, sfupar = -4, sfl = sfHSD, sflpar = -2, testUpper = c(FALSE, FALSE, TRUE, FALSE, TRUE), testLower = c(TRUE, TRUE, FALSE, TRUE, TRUE)',
      'c(3, 5)',
      'c(1, 2, 4)',
    ),
  ),
  ...printed(
    skipped,
    { z2: '2.0590818', z3: '2.2518810', futility1: '0.65631' },
    bounds(skippedInRpact, '2:3', '1'),
  ),
  ...printed(skipped, sizesOf('123.59003', '89.317021', '67.706025'), sizes(skippedInRpact)),
  ...printed(
    { ...skipped, ...binding },
    { z2: '2.0415567', z3: '2.1837164', futility1: '0.62135' },
    bounds(`${skippedInRpact}, bindingFutility = TRUE`, '2:3', '1'),
  ),
  ...printed(
    { ...skipped, ...binding },
    sizesOf('119.82750', '86.840634', '66.430850'),
    sizes(`${skippedInRpact}, bindingFutility = TRUE`),
  ),
]
