import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Sample size to see a rare event',
  description:
    'Participants needed to see an adverse event of a given risk at least once, or several times, and what it means if none is seen.',
  heading: 'Seeing a rare event',
  question: 'How many participants does it take until a rare adverse event is likely to be seen?',
  lead: 'For the size of a safety database: the chance of seeing an event at least once, and the largest risk compatible with seeing none.',
  fields: {
    risk: {
      label: 'Risk for one participant',
      hint: 'In percent: 1 is one in a hundred, 0.1 one in a thousand.',
    },
    events: { label: 'Times it is to be seen', hint: 'At least this many participants with the event.' },
    confidence: { label: 'Probability wanted', hint: 'In percent.' },
    n: {
      label: 'Participants, if given',
      hint: 'Leave empty to calculate them; with a number, the probability is calculated.',
    },
  },
  options: {},
  quantities: {
    chance: 'Probability of seeing it',
    expected: 'Events expected',
    upperLimit: 'Upper limit of the risk if none is seen',
    exact: 'Size before rounding',
  },
  methods: {
    once: 'With {size} participants, the probability of seeing at least one event with a risk of {risk} for each participant is {chance}.',
    several:
      'With {size} participants, the probability of seeing at least {events} events with a risk of {risk} for each participant is {chance}.',
    none: 'If no event is seen among them, the upper limit of the one-sided {confidence} confidence interval of the risk is {upperLimit}.',
  },
  parts: {},
  faults: {},
  assumptions: [
    'Every participant has the same risk and is followed long enough for the event to happen.',
    'Participants are independent of each other, and no event is overlooked.',
  ],
  notCovered: 'a background rate of the same event, risks that change with exposure, comparison of two arms.',
} satisfies DesignWords
