export const en = {
  title: 'Study design workbench: how many participants?',
  description:
    'Sample size and power for ten study designs, with the paragraph for the protocol in English and Hebrew, the call in R, and published values as checks.',
  heading: 'Study design workbench',
  lead: 'How many participants? Ten designs, each with its formula, its assumptions, and the sentence for the protocol. Every number can be followed to its source.',
  designsTitle: 'Which question does the study ask?',
  designsLead: 'Choose the question; each form starts with an example.',
  groups: {
    comparison: 'Is our treatment better than the alternative, or at least as good?',
    conduct: 'Can we randomize whole clinics, or stop early?',
    sameness: 'Is our product equivalent to the reference product?',
    signal: 'Is a first result, without a control group, worth pursuing?',
    estimation: 'How exact will the answer be, and what will we see of safety?',
  },
  how: {
    title: 'What comes with every number',
    entries: [
      'The size before and after dropout, the power reached, and how the result changes when an assumption is off by a fifth.',
      'The methods paragraph, ready to copy, in English and in Hebrew.',
      'Formula, source, and lines of R that give the same number.',
      'An address that holds the whole design, for the file or for a colleague; the same as JSON and as text.',
    ],
  },
  checks: {
    title: 'Checked against published values',
    text: 'Each function is held to values that papers and statistical packages print. The list shows what was printed, what is computed here, and the difference.',
    link: 'See all checks',
  },
  aid: 'A planning aid, not a substitute for a statistician: the assumptions decide.',
  ask: 'Ask our statisticians',
}
