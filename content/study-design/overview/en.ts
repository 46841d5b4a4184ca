export const en = {
  title: 'Study design workbench: how many participants?',
  description:
    'Sample size and power for ten study designs, with the methods paragraph for the protocol in English and Hebrew, R code, and checks against other programs.',
  heading: 'Study design workbench',
  lead: 'How many participants do you need? Choose one of ten designs. Each gives you the number with its formula and assumptions, and a paragraph for the protocol. Every number can be traced to its source.',
  door: {
    heading: 'How many participants?',
    text: '{total} participants in two equal groups: {power}% power to detect a difference of {difference} between the means, with a standard deviation of {sd}, at a two-sided level of {alpha}. Enter your own numbers.',
  },
  designsTitle: 'Which question does the study ask?',
  designsLead: 'Choose the question. Each picture is drawn from the example in its form.',
  how: {
    title: 'What comes with every number',
    entries: [
      'The size before and after dropout and the achieved power; or, for a given size, its power and the smallest effect that it can detect with the target power.',
      'What changes with each assumption, or with two at once: the new size, and the power that is left with the planned one.',
      'The methods paragraph in English and Hebrew, with places for your sources.',
      'The formula, its source, and R code that repeats the calculation.',
      'A link that holds the whole design, for your file or a colleague, and the same as JSON.',
    ],
  },
  checks: {
    title: 'Compared with other programs and manuals',
    text: 'We compare every design with other sources. For each value, the list gives the publication or program that it comes from, our result, and the difference.',
    link: 'See all checks',
  },
  compare: 'Compare up to four scenarios side by side',
  aid: 'This is a planning aid. Have a statistician review the design and its assumptions.',
  ask: 'Ask our statisticians',
}
