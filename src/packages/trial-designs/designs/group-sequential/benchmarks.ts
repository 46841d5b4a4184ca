import { type Benchmark, printed, type Source } from '../../frame/benchmark.ts'
import { gsDesign, gsDesignTests, rpact, rpactTests, sasManual, sasOutput } from '../sources.ts'
import { courseBenchmarks } from './course-benchmarks.ts'
import { delayedBenchmarks } from './delayed-benchmarks.ts'
import { endpointBenchmarks } from './endpoint-benchmarks.ts'
import { givenSizeBenchmarks } from './given-size-benchmarks.ts'
import { lowerBoundBenchmarks } from './lower-bound-benchmarks.ts'
import { stoppingBenchmarks } from './stopping-benchmarks.ts'

type Texts = Benchmark['inputs']

const sequential = (call: string, look?: string) =>
  rpact(`getDesignGroupSequential(${call})$criticalValues${look ? `[${look}]` : ''}`)
const characteristics = (call: string) => `getDesignCharacteristics(getDesignGroupSequential(${call}))`
/** Of a fixed size of 100. */
const sizesOf = (call: string) =>
  rpact(
    `100 * with(${characteristics(call)}, c(inflationFactor, averageSampleNumber1, averageSampleNumber0))`,
  )
const gs = (call: string) => gsDesign(`gsDesign(${call})$upper$bound`)
const outputTests = (test: string) => gsDesignTests(`test-outputs.R, ${test}`)
const spent = rpactTests('test-f_design_group_sequential.R')('asHSD, gammaA = 0')
const sas = sasManual(
  'The SEQDESIGN Procedure, example 3, table Pocock Design Information (support.sas.com/documentation/cdl/en/statug/66103)',
)

const obrienFleming = { boundary: 'wangTsiatis', shape: '0' }
const pocock = { boundary: 'wangTsiatis', shape: '0.5' }
const hsd = (gamma: string) => ({ boundary: 'hwangShihDeCani', gamma })
const oneSided = { sides: '1', alpha: '0.025' }
/** With a fixed size of 100 every size is a percentage of it. */
const percent = { fixed: '100', power: '90' }
const spending = { looks: '4', ...percent }

const bounds = (inputs: Texts, values: readonly string[], source: Source): Benchmark[] =>
  values.flatMap((bound, i) => printed(inputs, { [`z${i + 1}`]: bound }, source))

/** Maximum size, expected sizes under the alternative and the null hypothesis. */
const sizes = (
  inputs: Texts,
  [exactMaximum, exactAlternative, exactNull]: readonly [string, string, string],
  source: Source,
) => printed(inputs, { exactMaximum, exactAlternative, exactNull }, source)

/** The bound of the last look, which tables print as the constant for a shape of 0 or 0.5. */
const constants = (shape: Texts, type: string, byLooks: Record<string, string>): Benchmark[] =>
  Object.entries(byLooks).flatMap(([looks, constant]) =>
    printed(
      { ...shape, looks },
      { [`z${looks}`]: constant },
      sequential(`typeOfDesign = "${type}", kMax = ${looks}, alpha = 0.05, sided = 2`, looks),
    ),
  )

const inflations = (shape: Texts, type: string, byLooks: Record<string, string>): Benchmark[] =>
  Object.entries(byLooks).flatMap(([looks, inflation]) =>
    printed(
      { ...shape, looks, power: '90' },
      { inflation },
      rpact(
        `${characteristics(`typeOfDesign = "${type}", kMax = ${looks}, alpha = 0.05, sided = 2, beta = 0.1`)}$inflationFactor`,
      ),
    ),
  )

const fromTables: readonly Benchmark[] = [
  ...bounds(
    { ...obrienFleming, looks: '4' },
    ['4.05', '2.86', '2.34', '2.02'],
    outputTests('test.Deming.OFbound'),
  ),
  ...printed(
    { boundary: 'wangTsiatis', shape: '0.25', looks: '6' },
    { z6: '2.154', inflation: '1.077' },
    outputTests('test.JT.WT'),
  ),
  ...sizes(
    { ...pocock, looks: '4', fixed: '100' },
    ['120.2', '80.5', '117.5'],
    outputTests('test.JT.Pocock'),
  ),
  ...printed(
    { ...obrienFleming, looks: '5', fixed: '100' },
    { exactNull: '102.1' },
    outputTests('test.JT.OFss'),
  ),
]

const fromPrograms: readonly Benchmark[] = [
  ...constants(pocock, 'P', {
    2: '2.178272089',
    3: '2.289478061',
    4: '2.361297891',
    5: '2.41317622',
    6: '2.453210823',
  }),
  ...constants(obrienFleming, 'OF', {
    2: '1.977430959',
    3: '2.004035579',
    4: '2.0242955',
    5: '2.040073175',
    6: '2.052793083',
  }),
  ...inflations(pocock, 'P', { 2: '1.100082497', 3: '1.150639229', 4: '1.183142227', 5: '1.206603206' }),
  ...inflations(obrienFleming, 'OF', { 2: '1.00712641', 3: '1.01610071', 4: '1.022163039' }),
  ...sizes({ ...pocock, looks: '4', ...percent }, ['118.3143', '69.74805', '115.6074'], sas),
  ...bounds(
    { ...oneSided, looks: '2' },
    ['2.962588043', '1.968595646'],
    sequential('typeOfDesign = "asOF", kMax = 2, alpha = 0.025'),
  ),
  ...bounds(
    { ...oneSided, boundary: 'pocock', looks: '3' },
    ['2.279428239', '2.294911139', '2.295939587'],
    sequential('typeOfDesign = "asP", kMax = 3, alpha = 0.025'),
  ),
  ...bounds(
    { ...oneSided, ...hsd('-4'), looks: '5' },
    ['3.252668488', '2.986045949', '2.691657446', '2.373666994', '2.025321417'],
    sequential('typeOfDesign = "asHSD", gammaA = -4, kMax = 5, alpha = 0.025'),
  ),
  ...sizes(
    { ...oneSided, ...hsd('-4'), looks: '5', ...percent },
    ['102.3439933', '73.66197755', '101.9741836'],
    sizesOf('typeOfDesign = "asHSD", gammaA = -4, kMax = 5, alpha = 0.025, beta = 0.1'),
  ),
  ...bounds(
    { ...oneSided, ...hsd('1'), t1: '30', t2: '80' },
    ['2.317050576', '2.197384469', '2.341428690'],
    sequential('typeOfDesign = "asHSD", gammaA = 1, informationRates = c(0.3, 0.8, 1), alpha = 0.025'),
  ),
  ...bounds(
    { ...hsd('0'), sides: '1', alpha: '0.03', t1: '20', t2: '40' },
    ['2.5121443', '2.4228747', '2.0280392'],
    spent,
  ),
  ...sizes(
    { ...hsd('0'), sides: '1', alpha: '0.03', power: '86', t1: '20', t2: '40', fixed: '100' },
    ['107.88327', '83.081135', '106.97705'],
    spent,
  ),
  ...bounds(
    { boundary: 'wangTsiatis', shape: '0.25', looks: '6' },
    ['3.370752185', '2.834453429', '2.561217798', '2.383481728', '2.254157844', '2.153718865'],
    sequential('typeOfDesign = "WT", deltaWT = 0.25, kMax = 6, alpha = 0.05, sided = 2'),
  ),
  ...bounds(
    { ...oneSided, boundary: 'wangTsiatis', shape: '0.1', t1: '30', t2: '80' },
    ['3.300043942', '2.229113746', '2.038769955'],
    sequential('typeOfDesign = "WT", deltaWT = 0.1, informationRates = c(0.3, 0.8, 1), alpha = 0.025'),
  ),
  ...bounds(
    { looks: '5' },
    ['4.87688495', '3.35701099', '2.68027958', '2.28981668', '2.03103221'],
    gs('k = 5, test.type = 2, alpha = 0.025, sfu = sfLDOF, r = 80'),
  ),
  ...bounds(
    { ...oneSided, ...hsd('-8'), looks: '6', t1: '20', t2: '35', t3: '50', t4: '70', t5: '85' },
    ['3.98909097', '3.70997234', '3.37525667', '2.86859985', '2.45862501', '1.97667391'],
    gs('k = 6, test.type = 1, sfu = sfHSD, sfupar = -8, timing = c(0.2, 0.35, 0.5, 0.7, 0.85, 1), r = 80'),
  ),
  ...sizes(
    { boundary: 'pocock', looks: '5', fixed: '100' },
    ['121.262574', '79.5646535', '118.362113'],
    gsDesign(
      'with(gsDesign(k = 5, test.type = 2, alpha = 0.025, beta = 0.2, sfu = sfLDPocock, n.fix = 100, r = 80), c(n.I[5], en[2:1]))',
    ),
  ),
  ...printed(spending, { z1: '4.33263', z4: '2.01409', exactMaximum: '101.8279' }, sasOutput),
  ...printed(spending, { z2: '2.96333' }, sasOutput, { tolerance: 0.00025, note: 'sas' }),
  ...printed(spending, { z3: '2.35902' }, sasOutput, { tolerance: 0.00005, note: 'sas' }),
  ...printed(spending, { exactAlternative: '77.73131' }, sasOutput, { tolerance: 0.002, note: 'sas' }),
]

export const benchmarks: readonly Benchmark[] = [
  ...fromTables,
  ...fromPrograms,
  ...lowerBoundBenchmarks,
  ...givenSizeBenchmarks,
  ...stoppingBenchmarks,
  ...courseBenchmarks,
  ...delayedBenchmarks,
  ...endpointBenchmarks,
]
