import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Sample size to detect a rare event',
  description:
    'Participants needed to observe an adverse event of a given risk at least once, or several times, and what it means if none is observed.',
  heading: 'Detecting a rare event',
  question: 'How many participants do you need for a high probability of observing a rare adverse event?',
  lead: 'For the size of a safety database: the chance of observing an event at least once, and the largest risk compatible with observing none.',
  fields: {
    risk: {
      label: 'Risk for one participant',
      hint: 'In percent: 1 is one in a hundred, 0.1 one in a thousand.',
    },
    events: { label: 'Number of events to observe', hint: 'At least this many participants with the event.' },
    confidence: { label: 'Target probability', hint: 'In percent.' },
    n: { label: 'Participants' },
  },
  options: {
    find: {
      chance: 'The probability for a given size',
      risk: 'The smallest risk for a given size',
    },
  },
  quantities: {
    risk: 'Smallest risk that is revealed',
    chance: 'Probability of observing it',
    expected: 'Events expected',
    upperLimit: 'Upper limit of the risk if none is observed',
    exact: 'Size before rounding',
  },
  methods: {
    'aim.size':
      'The sample size is chosen so that an adverse event with a risk of {risk} for each participant [source] is observed {seen} with a probability of {confidence}.',
    'aim.chance':
      'The sample size is judged by the probability that an adverse event with a risk of {risk} for each participant [source] is observed {seen}.',
    'aim.risk':
      'The sample size is judged by the smallest risk, for each participant, of an adverse event that is observed {seen} with a probability of {confidence}.',
    size: 'With a sample size of {size}, this probability is {chance}.',
    'size.risk':
      'With a sample size of {size} [source], an event with a risk of {risk} is observed with a probability of {chance}.',
    sensitivity: 'With {changed}, this probability would be {value}.',
    found:
      'The value of {value}, {last} with which this probability is reached, was computed from the given size, not chosen in advance [justification].',
    none: 'If no event is observed, the upper limit of the one-sided {confidence} confidence interval of the risk will be {upperLimit}.',
  },
  parts: {
    once: 'at least once',
    several: 'in at least {events} participants',
    smallestRisk: 'the smallest risk',
    lowerRisk: 'a risk of {risk} (20% lower)',
    binomial: 'the binomial distribution (Hanley and Lippman-Hand 1983)',
  },
  faults: {
    unreachable:
      'This size is too small: whatever the risk, the probability is at most {most}. Please enter a larger size, fewer events, or a lower probability.',
  },
  notes: {
    smallestRisk:
      'With {size|one participant|# participants}, an adverse event with a risk of at least {risk} is observed {seen} with a probability of {confidence} or more.',
  },
  symbols: {
    p: 'the risk of one participant',
    n: 'participants',
    γ: 'the target probability, which is also the confidence of the limit',
    k: 'the number of events to observe',
    C: 'the number of ways to choose',
  },
  assumptions: [
    'Every participant has the same risk and is followed long enough for the event to happen.',
    'Participants are independent of each other, and no event is overlooked.',
  ],
  notCovered: 'a background rate of the same event, risks that change with exposure, comparison of two arms.',
} satisfies DesignWords
