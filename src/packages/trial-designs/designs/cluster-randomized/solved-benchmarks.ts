import { type Benchmark, printed, type Source } from '../../frame/benchmark.ts'
import { clusterPower } from '../sources.ts'

const normal = (call: string) => clusterPower(`cpa.normal(${call})`)
const binary = (call: string) => clusterPower(`cpa.binary(${call})`)

const shares = { outcome: 'proportions' }
/** A two-sided test has the power that one side at half its level has with a margin. */
const noDifference = { goal: 'noninferiority', difference: '0' }

const solved = (
  find: string,
  inputs: Benchmark['inputs'],
  found: Readonly<Record<string, string>>,
  source: Source,
) => printed({ find, ...inputs }, found, source)

/** Found for a given number of clusters. */
export const solvedBenchmarks: readonly Benchmark[] = [
  ...solved(
    'effect',
    { n: '8' },
    { difference: '4.704468935' },
    normal('nclusters = 8, nsubjects = 20, d = NA, ICC = .05, vart = 100, power = .8, tol = 1e-12'),
  ),
  ...solved(
    'effect',
    { alpha: '0.01', n: '5', m: '12', icc: '0.15', sd: '2', power: '90' },
    { difference: '2.926758849' },
    normal(
      'alpha = .01, nclusters = 5, nsubjects = 12, d = NA, ICC = .15, vart = 4, power = .9, tol = 1e-12',
    ),
  ),
  ...solved(
    'effect',
    { n: '12', m: '30', cv: '0.65', sd: '1' },
    { difference: '0.383711984' },
    normal(
      'nclusters = 12, nsubjects = 30, CV = .65, d = NA, ICC = .05, vart = 1, power = .8, method = "weighted", tol = 1e-12',
    ),
  ),
  ...solved(
    'effect',
    { n: '2', m: '50', icc: '0.02', sd: '3' },
    { difference: '3.375090478' },
    normal('nclusters = 2, nsubjects = 50, d = NA, ICC = .02, vart = 9, power = .8, tol = 1e-12'),
  ),
  ...solved(
    'effect',
    { ...shares, n: '12', p2: '10', m: '50', icc: '0.01', power: '90' },
    { p1: '0.1827166246' },
    binary('nclusters = 12, nsubjects = 50, p1 = NA, p2 = .1, ICC = .01, power = .9, tol = 1e-12'),
  ),
  ...solved(
    'effect',
    { ...shares, n: '12', p2: '10', m: '50', icc: '0.01', power: '90' },
    { p1Below: '0.03951824815' },
    binary(
      'nclusters = 12, nsubjects = 50, p1 = NA, p2 = .1, ICC = .01, power = .9, p1inc = FALSE, tol = 1e-12',
    ),
  ),
  ...solved(
    'effect',
    { ...shares, n: '15', p2: '45', m: '40', icc: '0.03', cv: '0.4' },
    { p1: '0.5776635743' },
    binary('nclusters = 15, nsubjects = 40, CV = .4, p1 = NA, p2 = .45, ICC = .03, power = .8, tol = 1e-12'),
  ),
  ...solved(
    'm',
    { n: '14', difference: '0.4', icc: '0.03', sd: '1', power: '90' },
    { exactM: '14.11560242' },
    normal('nclusters = 14, nsubjects = NA, d = .4, ICC = .03, vart = 1, power = .9, tol = 1e-12'),
  ),
  ...solved(
    'm',
    { n: '10', difference: '0.5', cv: '0.5', sd: '1', power: '90' },
    { exactM: '21.69794945' },
    normal(
      'nclusters = 10, nsubjects = NA, CV = .5, d = .5, ICC = .05, vart = 1, power = .9, method = "weighted", tol = 1e-12',
    ),
  ),
  ...solved(
    'm',
    { ...shares, n: '20', p1: '10', p2: '20', icc: '0.01', power: '90' },
    { exactM: '15.89399824' },
    binary('nclusters = 20, nsubjects = NA, p1 = .1, p2 = .2, ICC = .01, power = .9, tol = 1e-12'),
  ),
  ...solved(
    'icc',
    { ...shares, n: '15', p1: '30', p2: '45', m: '40' },
    { icc: '0.06417798751' },
    binary('nclusters = 15, nsubjects = 40, p1 = .3, p2 = .45, ICC = NA, power = .8, tol = 1e-12'),
  ),
  ...solved(
    'icc',
    { ...shares, n: '20', p1: '10', p2: '20', m: '25' },
    { icc: '0.05915796725' },
    binary('nclusters = 20, nsubjects = 25, p1 = .1, p2 = .2, ICC = NA, power = .8, tol = 1e-12'),
  ),
  ...solved(
    'icc',
    { n: '10', difference: '0.4', sd: '1', m: '30', cv: '0.4' },
    { icc: '0.05131005855' },
    clusterPower(
      'uniroot(function(x) cpa.normal(nclusters = 10, nsubjects = 30, CV = .4, d = .4, ICC = x, vart = 1, method = "weighted") - .8, c(.001, .9), tol = 1e-13)$root',
    ),
  ),
  ...solved(
    'margin',
    { ...noDifference, n: '20', m: '15', icc: '0.02', sd: '6', power: '90' },
    { margin: '1.843841171' },
    normal('nclusters = 20, nsubjects = 15, d = NA, ICC = .02, vart = 36, power = .9, tol = 1e-12'),
  ),
  ...solved(
    'margin',
    { ...noDifference, alpha: '0.02', n: '6', m: '25', icc: '0.04', cv: '0.5', sd: '2', power: '85' },
    { margin: '1.342430481' },
    normal(
      'alpha = .02, nclusters = 6, nsubjects = 25, CV = .5, d = NA, ICC = .04, vart = 4, power = .85, method = "weighted", tol = 1e-12',
    ),
  ),
  ...solved(
    'margin',
    { ...shares, goal: 'noninferiority', n: '10', p1: '30', p2: '30', m: '40', icc: '0.03' },
    { marginPoints: '14.14192879' },
    clusterPower(
      '100 * cpa.normal(nclusters = 10, nsubjects = 40, d = NA, ICC = .03, vart = .3 * .7, power = .8, tol = 1e-12)',
    ),
  ),
]
