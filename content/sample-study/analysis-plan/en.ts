export const en = {
  title: 'Statistical analysis plan of the sample study',
  description:
    'Excerpt of the statistical analysis plan of a simulated trial: analysis sets, primary analysis, sensitivity analyses, safety, conventions, and shells.',
  heading: 'Statistical analysis plan',
  lead: 'The outputs were programmed from this excerpt. A second programmer who works from it alone must reach the same numbers.',
  sections: [
    {
      title: 'Analysis sets',
      rows: [
        ['Intent-to-treat set', 'All randomized participants, in the arm assigned (ITTFL = Y)'],
        ['Safety set', 'All participants who took at least one dose, by the treatment taken (SAFFL = Y)'],
        [
          'Per-protocol set',
          'Participants in the safety set without a major protocol deviation (an “important” one in the terms of ICH E3). Deviations are recorded, and classified as major or minor, before the arms are known (PPROTFL = Y)',
        ],
      ],
    },
    {
      title: 'Primary analysis',
      rows: [
        [
          'Data cut',
          'The last day of the month in which the 88th death occurs. The sites then report the survival status of every participant at the last contact until that day; the contact should be at most four weeks before it',
        ],
        [
          'Time',
          'Date of death or of last contact minus date of randomization plus one, divided by 30.4375; in months, not rounded',
        ],
        [
          'Test',
          'Log-rank test stratified by region and macrovascular invasion, two-sided at 5%. It is the only confirmatory test, and there is no interim analysis; all other p values and intervals are descriptive',
        ],
        [
          'Estimate',
          'Marginal hazard ratio: Cox model with the arm as its only covariate, ties by Efron’s method, 95% Wald interval. Since the randomization is stratified and this model is not, its standard error is conservative if the strata are prognostic: the interval is then somewhat too wide. If hazards are not proportional, the hazard ratio is a kind of average over this follow-up, and the curves and survival at 12 and 18 months describe the difference',
        ],
        [
          'Description',
          'Kaplan-Meier estimates with Greenwood’s variance, intervals on the log-log scale; medians after Brookmeyer and Crowley; if the curve is flat at one half, the median is the midpoint of that interval',
        ],
      ],
    },
    {
      title: 'Sensitivity and supplementary analyses',
      rows: [
        [
          'Sensitivity: withdrawal and loss',
          'The same estimand under an assumption that is less favorable to MCR-117: participants on MCR-117 who withdrew or were lost to follow-up count as dead when last known alive, those on placebo as censored',
        ],
        [
          'Sensitivity: tipping point',
          'How far from independent censoring the data would have to be for the primary test to lose its significance. Of the participants who withdrew or were lost to follow-up, those on MCR-117 are counted, one after the other, as dead when last known alive, and those on placebo as alive until the data cut; every combination of the two numbers is tested. These are the two extremes of a delta adjustment, so no random imputation is needed. If the worst case is still significant, missing data cannot tip the result. Deaths are then added among those in follow-up on MCR-117, shortest follow-up first, until p is 0.05 or more. Their number measures how robust the conclusion is; it is not a scenario that the data make plausible',
        ],
        [
          'Supplementary: strata in the model',
          'The Cox model stratified as the randomization was: it estimates the conditional ratio',
        ],
        [
          'Supplementary: another anticancer therapy',
          'Follow-up censored at its start: the hypothetical strategy of the supplementary estimand',
        ],
        [
          'Supplementary: per-protocol set',
          'The primary analysis among participants without a major deviation. They were selected by what happened after randomization, so the result is descriptive',
        ],
        ['Test', 'The stratified log-rank test in each of these analyses'],
        [
          'Subgroups',
          'The marginal hazard ratio with its interval by region, macrovascular invasion, age (younger than 65 years, or 65 or older), and sex; descriptive, without a test',
        ],
      ],
    },
    {
      title: 'Progression, response, laboratory',
      rows: [
        [
          'Progression-free survival',
          'From randomization to the first progression by RECIST 1.1 or to death. It is censored at the last evaluable assessment, or at randomization if there is none, in three cases: no event was seen; another anticancer therapy began first; or the event followed more than 126 days without an evaluable assessment, so that two were missed. It is described and compared like overall survival, and is not part of the confirmatory test',
        ],
        [
          'Best overall response',
          'The best response until progression or another anticancer therapy, without confirmation. Stable disease counts from day 49 after randomization; stable disease seen only before that is not evaluable. Objective response is CR or PR; disease control also includes SD and non-CR/non-PD. Percentages are of all participants randomized to the arm, with exact (Clopper-Pearson) intervals',
        ],
        [
          'Laboratory',
          'In SI units. Baseline is the last result on or before the day of the first dose. Grades are by CTCAE 5.0, from the result alone. On treatment means until 30 days after the last dose. The worst grade and the highest multiple of the upper limit of normal (ULN) are taken from that time; if several results are equal, the first is used',
        ],
        [
          'Liver',
          'The highest ALT against the highest bilirubin, each in multiples of the ULN. ALT of 3 or more with bilirubin above 2 is a potential Hy’s law case, which is reviewed with alkaline phosphatase and other possible causes; all participants above either limit are listed',
        ],
      ],
    },
    {
      title: 'Adverse events, deaths, exposure',
      rows: [
        [
          'Treatment-emergent',
          'Started on or after the day of the first dose and at most 30 days after the last',
        ],
        [
          'Partial dates',
          'A start date without its day is the day of the first dose if that was in the same month, otherwise the first of the month; the imputed day is flagged',
        ],
        ['Counting', 'A participant counts once in each row of a table; events are counted next to it'],
        ['Worst grade', 'Of a participant’s treatment-emergent events in the row'],
        [
          'Deaths',
          'In the safety set: on treatment or at most 30 days after the last dose, or later; by primary cause. All deaths are listed',
        ],
        [
          'Exposure',
          'Duration, days with a dose, cumulative dose, and relative dose intensity. Interrupted: fewer days with a dose than the duration. Reduced: a cumulative dose below 400 mg for each day with a dose',
        ],
      ],
    },
    {
      title: 'Conventions',
      rows: [
        ['Percentages', 'Of the participants in the arm and analysis set, to one decimal'],
        [
          'Means, medians, deviations',
          'One decimal more than the data, two more for standard deviations; minimum and maximum as in the data',
        ],
        ['p values', 'Three decimals; below 0.001 as <0.001'],
        [
          'Double programming',
          'Every output is programmed twice, independently, from the exported data; all cells must agree',
        ],
      ],
    },
  ],
  shells: {
    title: 'Shells',
    lead: 'These shells were generated from the finished outputs, by taking their numbers out; a row that the data repeat appears once. They therefore show only rows for which there are data, such as the baseline grades that occurred. The plan of a real trial has its shells before there are data.',
    rows: {
      class: 'One row for each class of adverse events',
      term: 'One row for each term of the class',
    },
    listings: {
      'l-14-3-2-2': 'One row for each participant who died',
      'l-14-3-4-2': 'One row for each participant above a limit',
      'l-16-2-7': 'One row for each event',
    },
    meta: 'Population: {population}. Source: {source}.',
  },
}
