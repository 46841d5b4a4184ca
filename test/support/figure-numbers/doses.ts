import type { doses } from '#content/glossary/figures/doses.ts'
import type { Numbers } from './numbers.ts'

export const dosesNumbers: Numbers<typeof doses> = {
  'dose-response-relationship': {
    '40': { half: '40', at50: '11.1', at100: '14.3', gain: '3.2', share: '71' },
    '10': { half: '10', at50: '16.7', at100: '18.2', gain: '1.5', share: '91' },
    '90': { half: '90', at50: '7.1', at100: '10.5', gain: '3.4', share: '53' },
  },
  'pharmacodynamics-pd': {
    '1': { steepness: '1', low: '7.5', high: '120.0', times: '16.0' },
    '0.5': { steepness: '0.5', low: '1.9', high: '480.0', times: '256.0' },
    '4': { steepness: '4', low: '21.2', high: '42.4', times: '2.0' },
  },
  'logistic-regression': {
    '2': { ratio: '2', at60: '26.9', at70: '42.4', odds60: '0.37', odds70: '0.74', relative: '1.58' },
    '1': { ratio: '1', at60: '26.9', at70: '26.9', odds60: '0.37', odds70: '0.37', relative: '1.00' },
    '4.5': { ratio: '4.5', at60: '26.9', at70: '62.3', odds60: '0.37', odds70: '1.66', relative: '2.32' },
  },
  'maximum-tolerated-dose-mtd': {
    '30': { target: '30', dose: '60', risk: '26.9', next: '80', nextRisk: '50.0' },
    '10': { target: '10', dose: '20', risk: '4.7', next: '40', nextRisk: '11.9' },
    '50': { target: '50', dose: '80', risk: '50.0', next: '100', nextRisk: '73.1' },
  },
  'dose-limiting-toxicity-dlt': {
    '30': { rate: '30', none: '34.3', escalates: '49.4', stays: '50.6' },
    '10': { rate: '10', none: '72.9', escalates: '90.6', stays: '9.4' },
    '60': { rate: '60', none: '6.4', escalates: '8.2', stays: '91.8' },
  },
}
