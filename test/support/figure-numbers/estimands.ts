import type { estimands } from '#content/glossary/figures/estimands.ts'
import type { Numbers } from './numbers.ts'

export const estimandsNumbers: Numbers<typeof estimands> = {
  estimand: {
    '0': {},
  },
  'population-level-summary': {
    '0': {},
  },
  'intercurrent-event': {
    '8': { week: '8', policy: '−1.4', hypothetical: '+0.5', before: '+0.2' },
    '4': { week: '4', policy: '−1.9', hypothetical: '+0.5', before: '+0.1' },
    '20': { week: '20', policy: '0.0', hypothetical: '+0.5', before: '+0.4' },
  },
  'treatment-policy-strategy': {
    '8': { week: '8', policy: '−1.4', hypothetical: '+0.5', before: '+0.2' },
    '4': { week: '4', policy: '−1.9', hypothetical: '+0.5', before: '+0.1' },
    '20': { week: '20', policy: '0.0', hypothetical: '+0.5', before: '+0.4' },
  },
  'hypothetical-strategy': {
    '8': { week: '8', policy: '−1.4', hypothetical: '+0.5', before: '+0.2' },
    '4': { week: '4', policy: '−1.9', hypothetical: '+0.5', before: '+0.1' },
    '20': { week: '20', policy: '0.0', hypothetical: '+0.5', before: '+0.4' },
  },
  'composite-variable-strategy': {
    '8': { week: '8', policy: '−1.4', hypothetical: '+0.5', before: '+0.2' },
    '4': { week: '4', policy: '−1.9', hypothetical: '+0.5', before: '+0.1' },
    '20': { week: '20', policy: '0.0', hypothetical: '+0.5', before: '+0.4' },
  },
  'while-on-treatment-strategy': {
    '8': { week: '8', policy: '−1.4', hypothetical: '+0.5', before: '+0.2' },
    '4': { week: '4', policy: '−1.9', hypothetical: '+0.5', before: '+0.1' },
    '20': { week: '20', policy: '0.0', hypothetical: '+0.5', before: '+0.4' },
  },
  'principal-stratum-strategy': {
    '30': { stopping: '30', both: '10', only: '20', never: '70' },
    '10': { stopping: '10', both: '10', only: '0', never: '90' },
    '60': { stopping: '60', both: '10', only: '50', never: '40' },
  },
}
