import type { missing } from '#content/glossary/figures/missing.ts'
import type { Numbers } from './numbers.ts'

export const missingNumbers: Numbers<typeof missing> = {
  'missing-completely-at-random-mcar': {
    '40': { n: '80', share: '40', missing: '32', truth: '40.0', seen: '39.8', adjusted: '39.3' },
    '10': { n: '80', share: '10', missing: '8', truth: '40.0', seen: '40.0', adjusted: '39.8' },
    '70': { n: '80', share: '70', missing: '56', truth: '40.0', seen: '41.0', adjusted: '39.9' },
  },
  'missing-at-random-mar': {
    '40': { n: '80', share: '40', missing: '32', truth: '40.0', seen: '36.2', adjusted: '39.6' },
    '10': { n: '80', share: '10', missing: '8', truth: '40.0', seen: '38.6', adjusted: '39.8' },
    '70': { n: '80', share: '70', missing: '56', truth: '40.0', seen: '34.1', adjusted: '38.4' },
  },
  'missing-not-at-random-mnar': {
    '40': { n: '80', share: '40', missing: '32', truth: '40.0', seen: '34.6', adjusted: '36.1' },
    '10': { n: '80', share: '10', missing: '8', truth: '40.0', seen: '38.3', adjusted: '38.9' },
    '70': { n: '80', share: '70', missing: '56', truth: '40.0', seen: '31.5', adjusted: '34.0' },
  },
  'complete-case-analysis': {
    '40': { n: '80', share: '40', missing: '32', truth: '40.0', seen: '36.2', adjusted: '39.6' },
    '10': { n: '80', share: '10', missing: '8', truth: '40.0', seen: '38.6', adjusted: '39.8' },
    '70': { n: '80', share: '70', missing: '56', truth: '40.0', seen: '34.1', adjusted: '38.4' },
  },
  'last-observation-carried-forward-locf': {
    '8': { week: '8', value: '53.5', truth: '35.8', off: '17.7' },
    '4': { week: '4', value: '58.3', truth: '35.8', off: '22.5' },
    '20': { week: '20', value: '38.6', truth: '35.8', off: '2.8' },
  },
  'multiple-imputation': {
    '10': { m: '10', mean: '37.6', between: '5.95', within: '2.00', total: '6.55' },
    '2': { m: '2', mean: '37.7', between: '0.32', within: '2.00', total: '2.04' },
    '20': { m: '20', mean: '36.2', between: '6.15', within: '2.00', total: '6.61' },
  },
  'reference-based-imputation': {
    '8': { stop: '8', gained: '8.0', jump: '0.0', copy: '3.3', increments: '8.0' },
    '4': { stop: '4', gained: '4.0', jump: '0.0', copy: '1.3', increments: '4.0' },
    '20': { stop: '20', gained: '20.0', jump: '0.0', copy: '16.0', increments: '20.0' },
  },
  'tipping-point-analysis': {
    '4': { delta: '4', value: '4.2', lower: '0.7', upper: '7.7', tip: '7.4' },
    '0': { delta: '0', value: '5.0', lower: '1.5', upper: '8.5', tip: '7.4' },
    '8': { delta: '8', value: '3.4', lower: '−0.1', upper: '6.9', tip: '7.4' },
  },
  'pattern-mixture-model': {
    '4': { delta: '4', value: '4.2', lower: '0.7', upper: '7.7', tip: '7.4' },
    '0': { delta: '0', value: '5.0', lower: '1.5', upper: '8.5', tip: '7.4' },
    '8': { delta: '8', value: '3.4', lower: '−0.1', upper: '6.9', tip: '7.4' },
  },
  dropout: {
    '20': { dropout: '20', needed: '125', lost: '25' },
    '5': { dropout: '5', needed: '106', lost: '6' },
    '50': { dropout: '50', needed: '200', lost: '100' },
  },
}
