import type { schedules } from '#content/glossary/figures/schedules.ts'
import type { Numbers } from './numbers.ts'

export const schedulesNumbers: Numbers<typeof schedules> = {
  'crossover-design': {
    '35': { washout: '35', left: '3.1', end: '13' },
    '0': { washout: '0', left: '100.0', end: '8' },
    '14': { washout: '14', left: '25.0', end: '10' },
  },
  'carry-over-effect': {
    '14': { washout: '14', left: '25.0', average: '8.5' },
    '0': { washout: '0', left: '100.0', average: '33.8' },
    '42': { washout: '42', left: '1.6', average: '0.5' },
  },
  'parallel-group-design': {
    '0': {},
  },
  'platform-trial': {
    '0': {},
  },
  'seamless-design': {
    '0': {},
  },
  'adaptive-design': {
    '0': {},
  },
  'n-of-1-trial': {
    '4': { pairs: '4', value: '−2.6', lower: '−3.4', upper: '−1.7' },
    '2': { pairs: '2', value: '−2.2', lower: '−7.5', upper: '3.1' },
    '6': { pairs: '6', value: '−2.1', lower: '−3.2', upper: '−1.0' },
  },
  'visit-window': {
    '5': { width: '5', all: '48', inside: '42', outside: '6' },
    '2': { width: '2', all: '48', inside: '33', outside: '15' },
    '10': { width: '10', all: '48', inside: '48', outside: '0' },
  },
  randomization: {
    '40': { n: '40', a: '18', b: '22', chance: '26.8' },
    '8': { n: '8', a: '4', b: '4', chance: '72.7' },
    '80': { n: '80', a: '36', b: '44', chance: '9.3' },
  },
  'stratified-randomization': {
    '40': { n: '40', severeA: '7', severeB: '7', mildA: '14', mildB: '12' },
    '10': { n: '10', severeA: '2', severeB: '4', mildA: '2', mildB: '2' },
    '60': { n: '60', severeA: '9', severeB: '10', mildA: '20', mildB: '21' },
  },
}
