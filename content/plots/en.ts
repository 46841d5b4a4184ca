/** The words of the plots. `{names}` in braces are places for computed numbers. */
export const en = {
  simulated: 'Simulated data.',
  schematic: 'Schematic example.',
  'kaplan-meier': {
    title: 'Survival in two arms.',
    description:
      'Kaplan-Meier curves of {n} participants in two arms, with 95% confidence bands. Median survival is {medianTreatment} months on treatment and {medianControl} months on control. The hazard ratio is {value} (95% confidence interval {lower} to {upper}), log-rank p {p}.',
    caption: 'Kaplan-Meier estimates, {n} participants, 95% log-log bands; small ticks mark censoring.',
    x: 'Months since randomization',
    y: 'Survival, %',
    treatment: 'Treatment',
    control: 'Control',
    atRisk: 'Number at risk',
    ratio: 'HR {value} (95% CI {lower}–{upper})',
    test: 'log-rank p {p}',
  },
}
