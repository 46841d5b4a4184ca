import type { plans } from '#content/glossary/figures/plans.ts'
import type { Numbers } from './numbers.ts'

export const plansNumbers: Numbers<typeof plans> = {
  'allocation-ratio': {
    '2': { ratio: '2', needed: '112.5', share: '67' },
    '1': { ratio: '1', needed: '100.0', share: '50' },
    '4.5': { ratio: '4.5', needed: '168.1', share: '82' },
  },
  'analysis-of-covariance-ancova': {
    '0.6': { rho: '0.6', change: '80', covariance: '64' },
    '0': { rho: '0', change: '200', covariance: '100' },
    '0.9': { rho: '0.9', change: '20', covariance: '19' },
  },
  baseline: {
    '0.6': { rho: '0.6', change: '80', covariance: '64' },
    '0': { rho: '0', change: '200', covariance: '100' },
    '0.9': { rho: '0.9', change: '20', covariance: '19' },
  },
  'subgroup-analysis': {
    '50': { share: '50', power: '50.8', whole: '80.0' },
    '10': { share: '10', power: '14.4', whole: '80.0' },
    '100': { share: '100', power: '80.0', whole: '80.0' },
  },
  'enrichment-design': {
    '40': { prevalence: '40', enrolled: '63', everyone: '393', screened: '158' },
    '90': { prevalence: '90', enrolled: '63', everyone: '78', screened: '70' },
  },
  'blinded-sample-size-re-estimation': {
    '13': { sd: '13', first: '63', needed: '107', power: '57.9' },
    '7': { sd: '7', first: '63', needed: '31', power: '98.0' },
  },
  interaction: {
    '-10': { first: '20', effect: '−10', difference: '−30' },
    '20': { first: '20', effect: '20', difference: '0' },
    '-20': { first: '20', effect: '−20', difference: '−40' },
  },
  'factorial-design': {
    '0': { interaction: '0', both: '45', without: '15', with: '15', a: '15.0', b: '10.0' },
    '-15': { interaction: '−15', both: '30', without: '15', with: '0', a: '7.5', b: '2.5' },
    '10': { interaction: '10', both: '55', without: '15', with: '25', a: '20.0', b: '15.0' },
  },
  'cluster-randomized-trial': {
    '30': { people: '30', n: '360', effect: '2.45', worth: '147' },
    '5': { people: '5', n: '60', effect: '1.20', worth: '50' },
    '50': { people: '50', n: '600', effect: '3.45', worth: '174' },
  },
  'intraclass-correlation-coefficient-icc': {
    '0.3': { icc: '0.3', estimate: '0.44', effect: '4.3', n: '120', worth: '28' },
    '0': { icc: '0', estimate: '0.10', effect: '1.0', n: '120', worth: '120' },
    '0.9': { icc: '0.9', estimate: '0.92', effect: '10.9', n: '120', worth: '11' },
  },
  'random-effect': {
    '0.2': { icc: '0.2', between: '0.45', weight: '0.75', raw: '1.56', shrunk: '1.13' },
    '0.9': { icc: '0.9', between: '0.95', weight: '0.99', raw: '2.15', shrunk: '2.13' },
  },
}
