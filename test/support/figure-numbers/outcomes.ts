import type { outcomes } from '#content/glossary/figures/outcomes.ts'
import type { Numbers } from './numbers.ts'

export const outcomesNumbers: Numbers<typeof outcomes> = {
  'maximum-likelihood-estimation-mle': {
    '6': { responders: '6', n: '20', best: '30', half: '−1.65' },
    '2': { responders: '2', n: '20', best: '10', half: '−7.36' },
    '18': { responders: '18', n: '20', best: '90', half: '−7.36' },
  },
  'likelihood-ratio-test': {
    '6': { responders: '6', n: '20', best: '30', half: '−1.65', statistic: '3.29', p: '= 0.070' },
    '2': { responders: '2', n: '20', best: '10', half: '−7.36', statistic: '14.72', p: '< 0.001' },
    '18': { responders: '18', n: '20', best: '90', half: '−7.36', statistic: '14.72', p: '< 0.001' },
  },
  'fixed-sequence-procedure': {
    '3': { alpha: '3', rejected: '1', below: '3' },
    '1': { alpha: '1', rejected: '0', below: '1' },
    '5': { alpha: '5', rejected: '5', below: '5' },
  },
  'false-discovery-rate-fdr': {
    '5': { alpha: '5', rejected: '5' },
    '1': { alpha: '1', rejected: '0' },
    '10': { alpha: '10', rejected: '6' },
  },
  'best-overall-response-bor': {
    '0': { n: '24', shrunk: '10', grown: '3', stable: '11', rate: '41.7', lower: '22.1', upper: '63.4' },
  },
  'objective-response-rate-orr': {
    '0': { n: '24', shrunk: '10', grown: '3', stable: '11', rate: '41.7', lower: '22.1', upper: '63.4' },
  },
  'duration-of-response-dor': {
    '18': { n: '30', cutoff: '18', responders: '14', ended: '8', ongoing: '6', median: '9.4' },
    '12': { n: '30', cutoff: '12', responders: '14', ended: '6', ongoing: '8', median: '8.9' },
    '30': { n: '30', cutoff: '30', responders: '14', ended: '12', ongoing: '2', median: '9.4' },
  },
  'shift-table': {
    '0': { n: '120', same: '79', up: '14', normal: '80', left: '16' },
  },
  'x-bar-chart': {
    '1.4': { moved: '1.4', lower: '97.3', upper: '102.7', out: '2' },
    '0': { moved: '0', lower: '97.3', upper: '102.7', out: '0' },
    '2': { moved: '2', lower: '97.3', upper: '102.7', out: '7' },
  },
}
