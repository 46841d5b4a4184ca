import { type Benchmark, printed } from '../../frame/benchmark.ts'
import { clusterPower, crtSize, helpPage, powertools, webPower } from '../sources.ts'
import { solvedBenchmarks } from './solved-benchmarks.ts'

const normal = (call: string) => clusterPower(`cpa.normal(${call})`)
const binary = (call: string) => clusterPower(`cpa.binary(${call})`)

/** A difference of 1 with a variance of 5. */
const example = { difference: '1', sd: '2.23606797749979', m: '10', icc: '0.1' }
const tenths = { outcome: 'proportions', p1: '10', p2: '20', m: '10', icc: '0.1' }

/** Its help page counts the clusters of both arms; the power by cluster size. */
const raudenbush = { 20: '0.5901684', 40: '0.6620030', 70: '0.6971076', 100: '0.7118967' }
const standard = { sd: '1', icc: '0.1' }

const twoArms = (
  [difference, m, n, icc]: readonly [string, string, string, string],
  power: string,
  call: string,
  sides: Benchmark['inputs'] = {},
) => printed({ ...sides, difference, sd: '1', m, icc, n }, { power }, webPower(`wp.crt2arm(${call})$power`))

const parallel = (call: string) =>
  powertools(`crt.parallel.cont(${call}, icc1 = 0.05, icc2 = 0.05, alpha = 0.025, sides = 1)`)

/** Sizes of 30 or 40 with a variation of 0.5: a program without them is given their harmonic mean. */
const varying = { cv: '0.5', analysis: 'unweighted' }
const four = { difference: '0.4', sd: '1', m: '30', icc: '0.05' }

export const benchmarks: readonly Benchmark[] = [
  ...printed(example, { clusters: '16' }, helpPage('clusterPower')('cpa.normal')),
  ...printed({ ...example, n: '16' }, { power: '0.801766' }, helpPage('clusterPower')('cpa.normal')),
  ...printed(
    example,
    { exact: '15.93278' },
    normal('power = 0.8, nsubjects = 10, d = 1, ICC = .1, vart = 5'),
  ),
  ...printed(
    { difference: '0.2', sd: '1', m: '100', icc: '0.1', cv: '0.5', n: '20' },
    { power: '0.391319890' },
    normal(
      'nclusters = 20, nsubjects = 100, CV = .5, d = .2, ICC = .1, sigma_b_sq = .1, method = "weighted"',
    ),
  ),
  ...printed(
    { difference: '0.4', sd: '1', m: '30', icc: '0.05', cv: '0.65', n: '12' },
    { power: '0.831550348' },
    normal('nclusters = 12, nsubjects = 30, CV = .65, d = .4, ICC = .05, vart = 1, method = "weighted"'),
  ),
  ...printed(
    tenths,
    { exact: '38.26666' },
    binary('power = 0.8, nsubjects = 10, p1 = 0.1, p2 = 0.2, ICC = 0.1'),
  ),
  ...printed(
    { ...tenths, n: '38' },
    { power: '0.797176721' },
    binary('nclusters = 38, nsubjects = 10, p1 = 0.1, p2 = 0.2, ICC = 0.1'),
  ),
  ...printed(
    { outcome: 'proportions', p1: '30', p2: '45', m: '40', icc: '0.03', cv: '0.4', n: '15' },
    { power: '0.926603118' },
    binary('nclusters = 15, nsubjects = 40, CV = .4, p1 = 0.3, p2 = 0.45, ICC = 0.03'),
  ),
  ...Object.entries(raudenbush).flatMap(([m, power]) =>
    printed({ ...standard, difference: '0.6', m, n: '5' }, { power }, helpPage('WebPower')('wp.crt2arm'), {
      tolerance: 0.00002,
      note: 'wrongSide',
    }),
  ),
  ...twoArms(['0.4', '25', '12', '0.05'], '0.8840951187', 'f = 0.4, n = 25, J = 24, icc = 0.05'),
  ...twoArms(['0.3', '50', '20', '0.02'], '0.996360835', 'f = 0.3, n = 50, J = 40, icc = 0.02'),
  ...twoArms(
    ['0.25', '100', '6', '0.01'],
    '0.8864270718',
    'f = 0.25, n = 100, J = 12, icc = 0.01, alternative = "one.sided"',
    { sides: '1' },
  ),
  ...twoArms(
    ['0.5', '20', '8', '0.1'],
    '0.8026627393',
    'f = 0.5, n = 20, J = 16, icc = 0.1, alternative = "one.sided"',
    { sides: '1' },
  ),
  ...printed({ ...four, n: '8' }, { power: '0.740105883' }, parallel('m = 30, J1 = 8, delta = 0.4')),
  ...printed(
    { ...four, power: '90' },
    { exact: '11.77527' },
    parallel('m = 30, J1 = NULL, delta = 0.4, power = 0.9'),
  ),
  ...printed(
    { difference: '0.25', sd: '1', m: '20', icc: '0.05', power: '90' },
    { normal: '32.78315995' },
    crtSize('n4means(delta = 0.25, sigma = 1, m = 20, ICC = 0.05, power = 0.9)$n'),
  ),
  ...printed(
    { outcome: 'proportions', p1: '3', p2: '10', m: '25', icc: '0.2' },
    { normal: '44.259993' },
    crtSize('n4props(pe = 0.03, pc = 0.10, m = 25, ICC = 0.20)$n'),
  ),
  ...printed(
    { ...four, ...varying, n: '12' },
    { power: '0.878547537' },
    normal('nclusters = 12, nsubjects = 30 / 1.25, d = .4, ICC = .05, vart = 1'),
  ),
  ...printed(
    { ...four, ...varying, power: '90' },
    { exact: '12.80749' },
    normal('power = .9, nsubjects = 30 / 1.25, d = .4, ICC = .05, vart = 1'),
  ),
  ...printed(
    { ...varying, outcome: 'proportions', p1: '30', p2: '45', m: '40', icc: '0.03', n: '15' },
    { power: '0.921482111' },
    binary('nclusters = 15, nsubjects = 40 / 1.25, p1 = 0.3, p2 = 0.45, ICC = 0.03'),
  ),
  ...solvedBenchmarks,
]
