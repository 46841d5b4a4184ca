import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Simon’s two-stage design',
  description:
    'Optimal and minimax two-stage designs for a response rate: when to stop, how many participants, and how likely each decision is at any true rate.',
  heading: 'Simon’s two-stage design',
  question:
    'Is the response rate high enough to continue, with an option to stop after the first participants?',
  lead: 'For a single-arm phase 2 trial that should stop early if too few participants respond: by binomial probabilities and a search of all two-stage designs.',
  fields: {
    criterion: {
      label: 'Which design',
      hint: 'Optimal: fewest participants on average if the rate is p₀. Minimax: the smallest maximum.',
    },
    alpha: { label: 'Significance level, one side (α)' },
    p0: {
      label: 'Response rate too low to continue (p₀)',
      hint: 'In percent: with this true rate, development should stop.',
    },
    p1: {
      label: 'Response rate that justifies continuing (p₁)',
      hint: 'In percent: with this true rate, development should continue.',
    },
    r1: { label: 'Stop after stage 1 if the responses do not exceed (r₁)' },
    n1: { label: 'Participants in stage 1 (n₁)' },
    r: { label: 'Stop development if responses in both stages do not exceed (r)' },
    n: { label: 'Participants in both stages (n)' },
  },
  options: {
    find: {
      size: 'The best design and its size',
      power: 'The power of a given design',
      p1: 'The response rate for a given design',
    },
    criterion: {
      optimal: 'Optimal',
      minimax: 'Minimax',
    },
  },
  quantities: {
    level: 'Actual type I error, one side',
    p1: 'Lowest response rate with the target power',
    r1: 'Stop after stage 1 if the responses do not exceed (r₁)',
    n1: 'Participants in stage 1 (n₁)',
    r: 'Stop development if responses in both stages do not exceed (r)',
    size: 'Participants in both stages (n)',
    expectedSize: 'Expected size if the rate is p₀',
    earlyStop: 'Probability of stopping early if the rate is p₀',
    singleStage: 'Size of a single-stage exact test',
    rate: 'True rate',
    chance: 'Probability of continuing development; dashed: of stopping early',
  },
  methods: {
    hypothesis:
      'The trial will follow Simon’s {criterion} two-stage design (Simon 1989). It will test the null hypothesis that the response rate is at most {p0} [source], too low to justify further development, against a rate of at least {p1} [source], high enough to justify it. The one-sided significance level is {alpha}, and the target power is {target}.',
    'hypothesis.power':
      'The trial will follow a two-stage design (Simon 1989). It will test the null hypothesis that the response rate is at most {p0} [source], too low to justify further development, against a rate of {p1} [source], high enough to justify it. The one-sided significance level is {alpha}.',
    'hypothesis.p1':
      'The trial will follow a two-stage design (Simon 1989) with a target power of {target}. It will test the null hypothesis that the response rate is at most {p0} [source], too low to justify further development. The one-sided significance level is {alpha}.',
    stages:
      'The sample size of the first stage is {n1}. If the number of responses then {upTo}, the trial will stop for futility. Otherwise the sample size will be increased by {rest} to {n}, and the null hypothesis will be rejected if the total number of responses is {needed} or more.',
    properties:
      'The actual one-sided type I error rate is {reached}, and the power is {power}. If the true response rate is {p0}, the probability of stopping after the first stage is {earlyStop} and the expected sample size is about {expectedSize}; if it is {p1}, this probability is {earlyStopAtP1} and the expected sample size is about {expectedAtP1}.',
  },
  parts: {
    bothRates: 'Both rates, with the same difference (steps are percent of p₀)',
    optimal: 'optimal',
    minimax: 'minimax',
    lowerRate: 'a true response rate of {p1} (20% lower)',
    lowestRate: 'the lowest true response rate',
    binomial: 'exact binomial probabilities',
    simon: 'exact binomial probabilities and a search of all two-stage designs (Simon 1989)',
  },
  faults: {
    stages:
      'These stages do not fit together: r₁ must be below n₁, n₁ below n, and r from r₁ to one below n.',
    tooLenient:
      'Even if the true rate is p₀, this design continues with a probability of {chance}, no less than the power: please enter a larger r, or a lower p₀.',
    tooManyPlans:
      'With so low a power the optimal design may need more than {max} participants, and larger designs are not compared: please enter a higher power.',
  },
  notes: {
    found: 'This design has its target power of {target} if the true response rate is at least {rate}.',
    aboveAlpha:
      'The one-sided type I error of this design is {level}, above the significance level of {alpha}: a larger r lowers it.',
    idle: 'The second stage cannot change the decision: {count|one response in the first stage is|# responses in the first stage are} enough. A single stage of {single|one participant|# participants} decides the same.',
    larger:
      'A single stage would need {single|one participant|# participants}, fewer than the maximum of {n} in this design.',
    noSaving:
      'Two stages save nothing here: {expectedSize} participants are expected if the rate is p₀, and a single stage needs {single}.',
    late: 'The first stage has {n1} of the {n} participants, so an early stop saves little.',
  },
  symbols: {
    P: 'the probability of continuing development',
    'X₁, X₂': 'responses in the first and second stages',
    'r₁, r': 'the largest numbers of responses that end development, after the first stage and after both',
    'n₁, n': 'participants in the first stage and in both',
    p: 'the true rate',
    'p₀': 'the rate that is too low to continue',
    'p₁': 'the rate that justifies continuing',
    B: 'the binomial distribution',
    EN: 'the expected size if the rate is p₀',
  },
  assumptions: [
    'Participants are independent of each other and have the same chance of a response.',
    'The response is known before the second stage begins, and the rule is followed as written.',
    'The rate p₀ is known from comparable patients.',
  ],
  notCovered:
    'estimates after such a trial (the observed rate is biased), stages of another size than planned, two endpoints, comparison with a control group.',
} satisfies DesignWords
