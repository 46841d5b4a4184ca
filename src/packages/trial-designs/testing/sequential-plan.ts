import { type Plan, type Planned, readPlan } from '../simulation/planned.ts'

const typed: Plan['inputs'] = {
  ...{ find: 'size', unit: 'means', goal: 'superiority', better: 'higher', comparison: 'two' },
  ...{ difference: 5, sd: 10, p1: 0.65, p2: 0.5, hr: 0.7 },
  ...{ meanMargin: 5, pointMargin: 0.1, ratioMargin: 1.3, variance: 'null', correction: 'none' },
  ...{ sides: '2', alpha: 0.05, looks: 3, t1: null, t2: null, t3: null, t4: null, t5: null },
  ...{ futility: 'none', harm: 'byTest', binding: 'no' },
  ...{
    controlBy: 'median',
    median: 12,
    eventFree: 0.6,
    eventFreeAt: 24,
    changeAt: 6,
    laterMedian: 24,
    delay: 0,
  },
  ...{ recruitment: 'months', accrual: 18, perMonth: 20, pace: 'even', exposure: 'untilEnd', followUp: 12 },
  ...{ firstMonths: 3, firstPace: 0.25, nextMonths: 0, nextPace: 0.5, lost: 0.05, lostTreated: null },
  ...{ dropout: 0, correlation: 0 },
}

/** Two-sided bounds of the type of O'Brien and Fleming at three looks. */
const computed: Plan['values'] = {
  ...{ z1: 3.7103, z2: 2.5114, z3: 1.993 },
  ...{ power: 0.8, expectedAlternative: 0, expectedNull: 0, maximum: 128, treated: 64, control: 64 },
}

/** A plan as it is written here, whatever the design would compute from its fields. */
export const sequentialPlan = (inputs: Plan['inputs'], values: Plan['values']): Planned =>
  readPlan({
    design: 'group-sequential',
    inputs: { ...typed, ...inputs },
    values: { ...computed, ...values },
  })
