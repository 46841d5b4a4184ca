export const en = {
  title: 'Monitoring a group sequential trial',
  description:
    'For a DSMB: boundaries recomputed for the information actually accrued, conditional and predictive power, and repeated confidence intervals.',
  heading: 'Interim monitoring of a group sequential trial',
  lead: 'Has the trial crossed a boundary? Enter the information and Z of each analysis so far. You get the boundaries for the information actually accrued, the decision under the plan, the probability of success if the trial continues, and repeated confidence intervals.',
  plan: {
    title: 'The plan',
    example:
      'This plan is an example. For yours, open its group sequential design and choose “Monitor this trial”.',
    analyses: 'Planned analyses at',
    maximum: { participants: 'Maximum participants', events: 'Maximum events' },
    mirrored: 'The mirrored boundary',
    open: 'Open the plan',
  },
  refusals: {
    notAPlan: {
      text: 'The URL of this page does not contain a plan that can be calculated.',
      link: 'Correct the plan',
    },
    noSpending: {
      text: 'Wang-Tsiatis boundaries, which include the exact ones of Pocock and of O’Brien and Fleming, hold only for the planned information and have no spending function. You can monitor with the spending function that resembles them; use it only if the protocol allows it.',
      link: 'Monitor with: {boundary}',
    },
  },
  form: {
    legend: 'The analyses so far',
    lead: 'You may leave later rows empty. If you leave the latest Z empty, you get the boundaries for its information.',
    private: 'What you enter is not sent and not kept: print the result before you leave or reload the page.',
    sent: 'If scripts are off in your browser, “Calculate” sends what you enter to this site, as part of the page’s URL. The site does not keep it.',
    analysis: 'Analysis {number}',
    information: { participants: 'Participants', events: 'Events' },
    informationHint: {
      participants:
        'Participants with an outcome, of the {maximum} planned at most; or a percentage of the planned information, written with the % sign: 52%.',
      events:
        'Events so far, of the {maximum} planned at most; or a percentage of the planned information, written with the % sign: 52%.',
    },
    z: 'Z',
    zHint:
      'The standardized test statistic of the primary analysis: positive if the new treatment does better.',
    more: 'More analyses than planned',
    stage: 'The latest analysis entered is',
    stages: { interim: 'An interim analysis', final: 'The final analysis of the trial' },
    submit: 'Calculate',
    working: 'Calculating…',
    failed:
      'The calculation could not be loaded. Please check your connection and try again; what you entered is still here.',
  },
  errors: {
    title: 'No result yet: please correct what is marked',
    one: 'One entry cannot be used',
    many: '{count} entries cannot be used',
  },
  faults: {
    missing: 'Please enter a value.',
    notInformation: 'Please enter a whole number, or a percentage written with the % sign: 52%.',
    notZ: 'Please enter a number, such as 1.96 or −0.4.',
    impossibleZ: 'A Z beyond {max} must be a mistake: please check it.',
    tooSmall: 'Please enter at least {min}.',
    tooLarge: 'Please enter at most {max}: twice the planned maximum.',
    tooLong: 'Please use at most {max} characters.',
    falls: 'Information grows from one analysis to the next: please enter more than at the one before.',
    tooClose: 'Analyses must be at least {gap} percentage points of the information apart.',
    afterMaximum:
      'The analysis before had reached the planned maximum and spent all of the error: no analysis can follow it.',
  },
  result: {
    title: 'Result',
    empty: 'Enter the information and Z of the analyses so far: the result will be here.',
    table: 'The analyses so far',
    row: 'No.',
    note: 'The intervals are repeated confidence intervals ({level}): they hold at all analyses together, whether or not the trial stops at a boundary. The effect is shown as a share of the planned one: 100% is the effect that the trial was planned for, and 0% is no effect, or with a margin the margin itself.',
    ratio:
      'Hazard ratios follow from Z, the events, and the allocation. The estimate of your primary model may differ a little. In a trial with a margin they are relative to the margin: multiply them by it.',
  },
  /** By what Z has crossed. */
  decisions: {
    waiting: 'Analysis {look}: the boundary for efficacy is crossed if Z is at least {bound}.',
    waitingFutility:
      'Analysis {look} does not test efficacy. The boundary for futility is crossed if Z is below {bound}.',
    waitingHarm:
      'Analysis {look} does not test efficacy. The boundary for harm is crossed if Z is at most {bound}.',
    goOn: 'Analysis {look}: no boundary is crossed (Z = {z}). By the plan, this analysis does not stop the trial.',
    efficacy:
      'Analysis {look}: Z = {z} has crossed the boundary for efficacy, {bound}. Efficacy is shown, and the trial may stop.',
    harm: 'Analysis {look}: Z = {z} has crossed the boundary for harm, {bound}. The trial may stop for harm.',
    futility:
      'Analysis {look}: Z = {z} is below the boundary for futility, {bound}. The trial may stop for futility; the boundary is non-binding, so it may also go on.',
    mustStop:
      'Analysis {look}: Z = {z} is below the boundary for futility, {bound}. The boundary is binding: the trial must stop.',
    shown: 'Final analysis: Z = {z} is not below the boundary, {bound}. Efficacy is shown.',
    notShown: 'Final analysis: Z = {z} is below the boundary, {bound}. This analysis does not show efficacy.',
    finalHarm: 'Final analysis: Z = {z} has crossed the boundary for harm, {bound}. Harm is shown.',
  },
  levels: {
    caution: 'Caution',
    stop: 'Do not rely on this result',
    more: 'More about this result ({count})',
  },
  notes: {
    afterMustStop:
      'At analysis {look} the trial had to stop: Z was below the binding boundary for futility. Since it went on, the type I error is no longer controlled.',
    afterFutility:
      'At analysis {look} Z was below the boundary for futility. It is non-binding: the type I error is controlled although the trial went on.',
    afterHarm:
      'At analysis {look} Z had crossed the boundary for harm. Later boundaries do not change because of it.',
    afterEfficacy:
      'At analysis {look} Z had crossed the boundary for efficacy: by the plan, efficacy was shown then. Later boundaries do not change because of it.',
    surprise:
      'The change of Z up to analysis {look} is more than 4 standard deviations from what either no effect or the planned effect would explain. Please check Z, its sign, and the information.',
    above:
      'This is {information} of the planned information. The analysis counts as the final one and spends the rest of the type I error.',
    reached: 'The planned maximum information is reached, so the analysis counts as the final one.',
    early:
      'The final analysis has {information} of the planned information and spends the rest of the type I error. That holds only if the results did not decide when the trial ended.',
    more: 'There are more analyses than the {planned} planned. The type I error is controlled only if the results did not decide their times.',
    noEfficacy:
      'By the plan the latest analysis does not test efficacy: it spends no type I error, so no repeated confidence interval belongs to it.',
    binding:
      'The boundaries for efficacy count on stopping for futility: if the trial goes on below that boundary, the type I error is not controlled.',
    late: 'The plan counts on a delayed effect. The boundary for futility and the conditional power with the planned effect follow the average effect expected by each analysis. “Effect as observed” and predictive power take the effect so far as that of the rest, which is too little for a delayed effect. Shares are of the average effect planned for the end.',
    remaining:
      'Conditional and predictive power are the probabilities of crossing the boundary for efficacy at one of the analyses that remain, at {times} of the planned information.',
    lastRemains:
      'Conditional and predictive power are the probabilities of crossing the boundary for efficacy at the final analysis, at {times} of the planned information.',
  },
  columns: {
    fraction: 'Information',
    participants: 'Participants',
    events: 'Events',
    z: 'Z',
    upper: 'Efficacy: Z at least',
    futility: 'Futility: Z below',
    harm: 'Harm: Z at most',
    spent: 'Type I error spent, on the side or sides tested',
    effect: 'Effect, as a share of the planned one',
    interval: 'Effect: {level} repeated interval',
    hr: 'Hazard ratio',
    hrInterval: 'Hazard ratio: {level} repeated interval',
  },
  figures: {
    conditionalPlanned: 'Conditional power, planned effect',
    conditionalTrend: 'Conditional power, effect as observed',
    predictive: 'Predictive power',
    upper: 'Efficacy: Z at least',
    futility: 'Futility: Z below',
    harm: 'Harm: Z at most',
    effect: 'Effect, as a share of the planned one',
    interval: 'Effect: {level} repeated interval',
    hr: 'Hazard ratio',
    hrInterval: 'Hazard ratio: {level} repeated interval',
  },
  method: {
    title: 'How it is computed',
    entries: [
      'At each analysis the trial spends the error that the plan’s spending functions allow for the information actually accrued; the final analysis spends the rest, whether there is less or more information than planned.',
      'The boundary for futility spends type II error for the planned effect. The final analysis has no boundary for futility: it shows efficacy or does not.',
      'After the first analysis, the second and later ones of the plan remain, and so on. Each remaining analysis follows the stopping rules that the plan gives for its number; an additional analysis follows those of the last planned interim analysis.',
      'Predictive power averages the conditional power over the effects that Z makes plausible, with a flat prior.',
      'All of this holds for a score statistic with independent normal increments, and only if the results do not decide the times of the analyses.',
    ],
    check: 'Compared with other programs and manuals',
    sources: 'Sources',
  },
  aid: 'This is a calculation aid. The decision is that of the DSMB and the sponsor.',
}
