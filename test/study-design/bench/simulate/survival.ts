import type { Simulation } from './simulation.ts'
import { oneCoxTrial, oneSurvivalTrial } from './survival-trial.ts'

const critical = 1.959963984540054

function logRank(what: string, texts: Record<string, string>, more: Partial<Simulation> = {}): Simulation {
  const hr = Number(texts.hr ?? 0.7)
  return {
    name: 'time-to-event',
    what,
    texts,
    quantity: 'power',
    within: 0.02,
    trial: (quantityOf) => {
      const plan = { hr, control: quantityOf('first'), treated: quantityOf('second') }
      return (draw) => (oneSurvivalTrial(draw, plan).z * Math.sign(hr - 1) >= critical ? 1 : 0)
    },
    ...more,
  }
}

function cox(what: string, texts: Record<string, string>, more: Partial<Simulation> = {}): Simulation {
  const [hr, margin] = [Number(texts.hr), Number(texts.margin ?? 1.3)]
  return {
    ...logRank(what, { goal: 'noninferiority', ...texts }),
    trial: (quantityOf) => {
      const plan = { hr, control: quantityOf('first'), treated: quantityOf('second') }
      return (draw) => (oneCoxTrial(draw, plan, margin) * Math.sign(hr - margin) >= critical ? 1 : 0)
    },
    ...more,
  }
}

export const survival: readonly Simulation[] = [
  {
    name: 'time-to-event',
    what: 'events by the analysis',
    texts: {},
    quantity: 'expectedEvents',
    trial: (quantityOf) => {
      const plan = { hr: 0.7, control: quantityOf('first'), treated: quantityOf('second') }
      return (draw) => oneSurvivalTrial(draw, plan).events
    },
  },
  logRank('log-rank test (Schoenfeld)', {}),
  logRank('log-rank test (Freedman)', { method: 'freedman' }),
  logRank('a ratio of 0.4, equal arms', { hr: '0.4' }),
  logRank('two to one, a weak effect', { hr: '0.8', allocation: '2' }),
  logRank('a ratio of 1.5, equal arms', { hr: '1.5' }),
  logRank('one to three, 0.5 (Schoenfeld)', { hr: '0.5', allocation: '1:3' }, { warning: 'formulas' }),
  logRank('three to one, 0.5 (Schoenfeld)', { hr: '0.5', allocation: '3' }, { warning: 'formulas' }),
  logRank('one to three, 0.3 (Schoenfeld)', { hr: '0.3', allocation: '1:3' }, { warning: 'formulas' }),
  logRank(
    'one to two, 0.5 (Freedman)',
    { hr: '0.5', allocation: '1:2', method: 'freedman' },
    { warning: 'formulas' },
  ),
  logRank(
    'three to one, 2 (Freedman)',
    { hr: '2', allocation: '3', method: 'freedman' },
    { warning: 'formulas' },
  ),
  logRank('a ratio of 0.1', { hr: '0.1' }, { warning: 'fewEvents' }),
  logRank(
    '40 participants, one to three',
    { hr: '0.5', allocation: '1:3', n: '30' },
    { warning: 'formulasAtSize' },
  ),
  cox('margin of 1.3', { hr: '1' }),
  cox('an earlier event is better, margin of 0.8', { better: 'lower', hr: '1.1', margin: '0.8' }),
  cox('margin, one to three, 0.6', { hr: '0.6', allocation: '1:3' }, { warning: 'cox' }),
]
