import type { samples } from '#content/glossary/figures/samples.ts'
import type { Numbers } from './numbers.ts'

export const samplesNumbers: Numbers<typeof samples> = {
  'box-plot': {
    '0.6': { n: '41', median: '9.3', low: '6.7', high: '15.5', range: '8.8', fence: '28.6', outside: '2' },
    '0.2': { n: '41', median: '9.8', low: '8.8', high: '11.6', range: '2.8', fence: '15.8', outside: '0' },
    '0.8': { n: '41', median: '9.1', low: '5.9', high: '17.9', range: '12.0', fence: '36.0', outside: '2' },
  },
  outlier: {
    '180': { n: '20', value: '180', mean: '104.0', median: '102.2', sd: '20.4' },
    '110': { n: '20', value: '110', mean: '100.5', median: '102.2', sd: '10.0' },
    '200': { n: '20', value: '200', mean: '105.0', median: '102.2', sd: '24.4' },
  },
  'q-q-plot': {
    '0.5': { n: '40', skew: '0.5', r: '0.956', largest: '3.12', normal: '2.24' },
    '0': { n: '40', skew: '0', r: '0.997', largest: '2.15', normal: '2.24' },
    '1': { n: '40', skew: '1', r: '0.858', largest: '4.03', normal: '2.24' },
  },
  'kolmogorov-smirnov-test': {
    '0.4': { n: '40', shift: '0.4', d: '0.183', at: '0.34' },
    '0': { n: '40', shift: '0', d: '0.061', at: '0.71' },
    '1': { n: '40', shift: '1', d: '0.414', at: '0.42' },
  },
  kurtosis: {
    '5': { df: '5', excess: '6.00', beyond: '1.17', usual: '0.27', times: '4.3' },
    '15': { df: '15', excess: '0.55', beyond: '0.57', usual: '0.27', times: '2.1' },
  },
  'bland-altman-plot': {
    '5': { n: '50', bias: '5.1', lower: '−2.5', upper: '12.6', r: '0.94' },
    '0': { n: '50', bias: '0.1', lower: '−7.5', upper: '7.6', r: '0.94' },
    '10': { n: '50', bias: '10.1', lower: '2.5', upper: '17.6', r: '0.94' },
  },
  'kappa-coefficient': {
    '15': { prevalence: '15', agreed: '90', chance: '74.5', kappa: '0.61' },
    '50': { prevalence: '50', agreed: '90', chance: '50.0', kappa: '0.80' },
    '10': { prevalence: '10', agreed: '90', chance: '82.0', kappa: '0.44' },
  },
  bootstrap: {
    '900': { n: '25', resamples: '900', mean: '12.3', se: '1.71', lower: '9.3', upper: '15.7' },
    '100': { n: '25', resamples: '100', mean: '12.3', se: '1.80', lower: '9.0', upper: '15.5' },
  },
  jackknife: {
    '0': { n: '25', cv: '67.7', without: '64.4', bias: '−0.7', se: '7.5' },
  },
  bias: {
    '60': { n: '60', bias: '2.5', sd: '1.3', rmse: '2.8' },
    '40': { n: '40', bias: '2.5', sd: '1.6', rmse: '3.0' },
    '200': { n: '200', bias: '2.5', sd: '0.7', rmse: '2.6' },
  },
  estimator: {
    '30': { shrinkage: '30', bias: '−1.2', sd: '1.4', rmse: '1.8' },
    '0': { shrinkage: '0', bias: '0.0', sd: '2.0', rmse: '2.0' },
    '90': { shrinkage: '90', bias: '−3.6', sd: '0.2', rmse: '3.6' },
  },
  'mann-whitney-test': {
    '1': { shift: '1', pairs: '144', u: '107', share: '74.3', p: '= 0.043' },
    '0': { shift: '0', pairs: '144', u: '68', share: '47.2', p: '= 0.817' },
    '2': { shift: '2', pairs: '144', u: '135', share: '93.8', p: '< 0.001' },
  },
  'u-statistic': {
    '1': { shift: '1', pairs: '144', u: '107', share: '74.3', p: '= 0.043' },
    '0': { shift: '0', pairs: '144', u: '68', share: '47.2', p: '= 0.817' },
    '2': { shift: '2', pairs: '144', u: '135', share: '93.8', p: '< 0.001' },
  },
}
