import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Simon’s two-stage design',
  description:
    'Optimal and minimax two-stage designs for a response rate, found by search: when to stop, how many participants, and what the rule does at any rate.',
  heading: 'Simon’s two-stage design',
  question: 'Is a response rate worth pursuing, with a chance to stop after the first participants?',
  lead: 'For a single-arm phase 2 trial that should stop early if the treatment does nothing: exact binomial probabilities and a complete search.',
  fields: {
    criterion: { label: 'Which design' },
    p0: { label: 'Uninteresting rate (p₀)', hint: 'In percent: at this rate the treatment is not pursued.' },
    p1: { label: 'Rate worth pursuing (p₁)', hint: 'In percent.' },
  },
  options: {
    criterion: {
      optimal: 'Optimal: fewest participants on average at p₀',
      minimax: 'Minimax: fewest participants at most',
    },
  },
  quantities: {
    r1: 'Stop after stage 1 at this many responses or fewer (r₁)',
    n1: 'Participants in stage 1 (n₁)',
    r: 'Not pursued at this many responses or fewer in all (r)',
    size: 'Participants in both stages (n)',
    expectedSize: 'Expected size at p₀',
    earlyStop: 'Probability of stopping early at p₀',
    singleStage: 'Size of a single-stage exact test',
    rate: 'True rate',
    chance: 'Probability of pursuing; dashed: of stopping early',
  },
  methods: {
    design:
      'The trial follows the {criterion} two-stage design of Simon for an uninteresting response rate of {p0} and one worth pursuing of {p1}, with a type I error of at most {alpha} and a power of at least {power}. In the first stage {n1} participants are treated; if the number of responses is {r1} or fewer, the trial ends. Otherwise {rest} more are treated, {n} in all, and if the number of responses is {needed} or more, the treatment is considered worth pursuing.',
    properties:
      'The type I error reached is {level} and the power {power}; at the uninteresting rate the probability of stopping after the first stage is {earlyStop} and the expected size {expectedSize}.',
  },
  parts: { optimal: 'optimal', minimax: 'minimax' },
  faults: {},
  assumptions: [
    'Participants are independent of each other and have the same chance of a response.',
    'The response is known before the second stage begins, and the rule is followed as written.',
    'The uninteresting rate is known from comparable participants.',
  ],
  notCovered:
    'estimates after such a trial (the plain rate is biased), stages of another size than planned, two endpoints, comparison with a control group.',
} satisfies DesignWords
