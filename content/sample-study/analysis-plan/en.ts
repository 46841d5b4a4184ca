export const en = {
  title: 'Statistical analysis plan of the sample study',
  description:
    'Excerpt of the statistical analysis plan of a simulated trial: analysis sets, primary analysis, sensitivity analyses, safety, conventions, and shells.',
  heading: 'Statistical analysis plan',
  lead: 'The excerpt from which the outputs were programmed. A second programmer who works from it alone must reach the same numbers.',
  sections: [
    {
      title: 'Analysis sets',
      rows: [
        ['Intent-to-treat set', 'Everyone who was randomized, in the arm assigned (ITTFL = Y)'],
        ['Safety set', 'Everyone who took at least one dose, by the treatment taken (SAFFL = Y)'],
        [
          'Per-protocol set',
          'Those in the safety set without a major protocol deviation. Deviations are recorded, and called major or minor, before the arms are known (PPROTFL = Y)',
        ],
      ],
    },
    {
      title: 'Primary analysis',
      rows: [
        [
          'Data cut',
          'The last day of the month in which the 88th death occurs. Sites ask for the survival status of everyone in the four weeks before it',
        ],
        [
          'Time',
          'Date of death or of last contact minus date of randomization plus one, over 30.4375, in months, not rounded',
        ],
        [
          'Test',
          'Log-rank test stratified by region and macrovascular invasion, two-sided at 5%. It is the only confirmatory test, and there is no interim analysis; all other p values and intervals are descriptive',
        ],
        [
          'Estimate',
          'Marginal hazard ratio: Cox model with the arm as its only covariate, ties by Efron’s method, 95% Wald interval. Since the randomization is stratified and this model is not, its standard error is conservative if the strata are prognostic: the interval is then somewhat too wide. If hazards are not proportional, it is an average over this follow-up; the curves and survival at 12 and 18 months then describe the difference',
        ],
        [
          'Description',
          'Kaplan-Meier estimates with Greenwood’s variance, intervals on the log-log scale; medians after Brookmeyer and Crowley; where the curve runs at one half, the middle of that stretch',
        ],
      ],
    },
    {
      title: 'Sensitivity and supplementary analyses',
      rows: [
        [
          'Sensitivity: withdrawal and loss',
          'The same estimand without the assumption of independent censoring: participants on MCR-117 who withdrew or were lost count as dead when last known alive, those on placebo as censored',
        ],
        [
          'Sensitivity: tipping point',
          'How far from independent censoring the data would have to be for the primary test to lose its significance. Of those who withdrew or were lost, participants on MCR-117 count as dead when last known alive, one after the other, and participants on placebo as alive until the data cut; every pair of numbers is tested. These are the limits of delta adjustment, and need no random imputation. If the worst case is still significant, missing data cannot tip the result. Deaths are then added among those in follow-up on MCR-117, shortest follow-up first, until p is 0.05 or more: a measure of distance, not a scenario that the data leave open',
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
          'The primary analysis among those without a major deviation. They were selected by what happened after randomization, so the result is descriptive',
        ],
        ['Test', 'The stratified log-rank test in each of them'],
        [
          'Subgroups',
          'The marginal hazard ratio with its interval by region, macrovascular invasion, age group, and sex; descriptive, without a test',
        ],
      ],
    },
    {
      title: 'Progression, response, laboratory',
      rows: [
        [
          'Progression-free survival',
          'From randomization to the first progression by RECIST 1.1 or to death. Censored at the last assessment that could be evaluated, or at randomization if there is none: without an event; before another anticancer therapy; and before an event that follows more than 126 days without such an assessment, when two were missed. Described and compared as overall survival, without a part in the confirmatory test',
        ],
        [
          'Best overall response',
          'The best response until progression or another anticancer therapy, without confirmation. Stable disease counts from day 49 after randomization on; earlier it is not evaluable. Objective response is CR or PR, disease control also SD and neither CR nor PD; shares are of everyone in the arm, with exact intervals after Clopper and Pearson',
        ],
        [
          'Laboratory',
          'In SI units. Baseline is the last result on or before the day of the first dose. Grades by CTCAE 5.0 from the result alone; on treatment until 30 days after the last dose. The worst grade and the highest multiple of the upper limit of normal (ULN) are of that time; of equal results the first',
        ],
        [
          'Liver',
          'The highest ALT against the highest bilirubin, each in multiples of the ULN. ALT of 3 and more with bilirubin above 2 is the range of Hy’s law; everyone above a limit is listed',
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
          'In the safety set: on treatment or at most 30 days after the last dose, or later; by primary cause. Everyone who died is listed',
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
          'One decimal more than the data, two more for standard deviations; extremes as in the data',
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
    lead: 'How each output was planned before there were data. The shells are made from the structure of the outputs, so the plan and the tables cannot differ; a row that the data repeat appears once.',
    rows: {
      class: 'Class of adverse events, one row for each',
      term: 'Term of the class, one row for each',
      participant: 'One row for each event',
    },
    meta: 'Population: {population}. Source: {source}.',
  },
}
