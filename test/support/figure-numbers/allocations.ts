import type { allocations } from '#content/glossary/figures/allocations.ts'
import type { Numbers } from './numbers.ts'

const urn = { n: '100', trials: '20', control: '30' }

export const allocationsNumbers: Numbers<typeof allocations> = {
  minimization: {
    '80': { n: '100', chance: '80', worst: '6', end: '3', simple: '14' },
    '50': { n: '100', chance: '50', worst: '14', end: '14', simple: '14' },
    '100': { n: '100', chance: '100', worst: '2', end: '1', simple: '14' },
  },
  'response-adaptive-randomization': {
    '60': { ...urn, better: '60', limit: '64', mean: '65', low: '54', high: '75' },
    '30': { ...urn, better: '30', limit: '50', mean: '52', low: '44', high: '66' },
    '80': { ...urn, better: '80', limit: '78', mean: '79', low: '64', high: '87' },
  },
}
