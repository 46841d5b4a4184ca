import type { DesignWords } from '../../words.ts'

/** For what an interim analysis may stop. */
const stops = { both: 'Efficacy or futility', efficacy: 'Efficacy only', futility: 'Futility only' }

export const en = {
  title: 'Group sequential design',
  description:
    'Boundaries for efficacy, futility, and harm at up to six analyses, with sizes and months of each analysis, conditional power, and the text for your protocol.',
  heading: 'Group sequential design',
  question: 'Can you look at the results before the end of the trial, and stop early if they are convincing?',
  lead: 'For interim analyses: boundaries for efficacy, futility, and harm that control the error rates, the maximum size that they require, the expected size, and what the DSMB sees at each analysis. Computed by recursive numerical integration.',
  fields: {
    boundary: {
      label: 'Boundary for efficacy',
      hint: 'Lan-DeMets and Hwang-Shih-DeCani spend alpha by analysis.',
    },
    gamma: { label: 'Gamma (γ)', hint: 'About −4 is near O’Brien and Fleming, 1 near Pocock.' },
    shape: { label: 'Shape (Δ)', hint: '0 is O’Brien and Fleming’s boundary, 0.5 is Pocock’s.' },
    looks: { label: 'Analyses, the final one included', hint: 'From 2 to 6.' },
    t1: { label: 'First analysis at', hint: 'Percent of the information; empty for evenly spaced analyses.' },
    t2: { label: 'Second analysis at' },
    t3: { label: 'Third analysis at' },
    t4: { label: 'Fourth analysis at' },
    t5: { label: 'Fifth analysis at' },
    sides: {
      label: 'Test',
      hint: 'Two-sided: half the level is for efficacy, and the trial also stops at the mirrored boundary unless you choose another below.',
    },
    power: {
      label: 'Planned power',
      hint: 'In percent, such as 80 or 90. Boundaries for futility depend on it even when the size is given.',
    },
    futility: {
      label: 'Stopping for futility',
      hint: 'Part of the type II error is spent at each analysis. The trial stops if success has become unlikely.',
    },
    futilityGamma: {
      label: 'Gamma (γ) for futility',
      hint: 'The larger it is, the sooner the trial stops for futility.',
    },
    binding: {
      label: 'Below the boundary for futility',
      hint: 'If the trial must stop, its maximum size is a little smaller, but going on would raise the type I error.',
    },
    stop1: {
      label: 'The first analysis may stop for',
      hint: 'Error that is not spent at one analysis is spent at the next one that has the boundary.',
    },
    stop2: { label: 'The second analysis may stop for' },
    stop3: { label: 'The third analysis may stop for' },
    stop4: { label: 'The fourth analysis may stop for' },
    stop5: { label: 'The fifth analysis may stop for' },
    harm: {
      label: 'Stopping for harm',
      hint: 'Default: the mirrored boundary if the test is two-sided and there is no boundary for futility; otherwise none.',
    },
    harmGamma: { label: 'Gamma (γ) for harm' },
    harmLevel: {
      label: 'Level for harm, one side',
      hint: 'The probability of crossing the boundary for harm if there is no effect.',
    },
    unit: {
      label: 'Endpoint',
      hint: 'The maximum size follows from the assumptions about it. For any other endpoint, count participants or events and enter its size with a single analysis.',
    },
    meanMargin: { label: 'Margin', hint: 'A positive number in the unit of the endpoint.' },
    pointMargin: { label: 'Margin', hint: 'In percentage points, above 0, such as 10.' },
    ratioMargin: {
      label: 'Margin on the hazard ratio',
      hint: 'The worst hazard ratio that would still be acceptable: above 1 if a later event is better, below 1 if an earlier one is.',
    },
    fixed: {
      label: 'Size with a single analysis',
      hint: 'Participants or events in total, for the same level and power.',
    },
    allocation: {
      label: 'Allocation ratio',
      hint: 'Participants in the treatment arm for each one in the control arm.',
    },
    followUp: { label: 'Follow-up', hint: 'Months from the last participant to the final analysis.' },
    n: {
      label: 'Maximum size',
      hint: 'Participants or events in total at the final analysis; for a survival trial, participants.',
    },
  },
  options: {
    find: {
      size: 'The maximum size',
      power: 'The power of a given size',
      effect: 'The effect for a given size',
      followUp: 'The follow-up for a given size (survival)',
    },
    boundary: {
      obrienFleming: 'Lan-DeMets, O’Brien-Fleming type',
      pocock: 'Lan-DeMets, Pocock type',
      hwangShihDeCani: 'Hwang-Shih-DeCani',
      wangTsiatis: 'Wang-Tsiatis (O’Brien-Fleming to Pocock)',
      none: 'None before the end (futility only)',
    },
    futility: {
      none: 'No',
      obrienFleming: 'Beta spending, O’Brien-Fleming type',
      pocock: 'Beta spending, Pocock type',
      hwangShihDeCani: 'Beta spending, Hwang-Shih-DeCani',
    },
    stop1: stops,
    stop2: stops,
    stop3: stops,
    stop4: stops,
    stop5: stops,
    binding: { no: 'The trial may go on (non-binding)', yes: 'The trial must stop (binding)' },
    harm: {
      byTest: 'Default for the test',
      none: 'No',
      obrienFleming: 'Separate, O’Brien-Fleming type',
      pocock: 'Separate, Pocock type',
      hwangShihDeCani: 'Separate, Hwang-Shih-DeCani',
    },
    unit: {
      means: 'A mean (t test)',
      proportions: 'A proportion (z test)',
      survival: 'Time to an event (log-rank test)',
      participants: 'Any other, counted in participants',
      events: 'Any other, counted in events',
    },
    better: { higher: 'Higher values, or later events', lower: 'Lower values, or earlier events' },
  },
  quantities: {
    maximum: 'Maximum size',
    effect: 'Smallest effect, as a share of the planned one',
    hr: 'Detectable hazard ratio',
    followUp: 'Follow-up needed, in months',
    expectedAlternative: 'Expected size if the planned effect is real',
    expectedNull: 'Expected size if there is no effect',
    inflation: 'Inflation factor',
    control: 'Participants, control arm',
    treated: 'Participants, treatment arm',
    duration: 'Months, if the trial does not stop early',
    enrolledControl: 'To enroll in the control arm',
    enrolledTreated: 'To enroll in the treatment arm',
    exactFixed: 'Size with a single analysis, before rounding',
    exactMaximum: 'Maximum size for the planned power, before rounding',
    exactAlternative: 'Expected with the effect, before rounding',
    exactNull: 'Expected without effect, before rounding',
    exactTotal: 'Participants, before rounding',
    drift: 'Expected Z at the final analysis',
    fraction: 'Information',
    sizeThen: 'Size',
    month: 'Expected month',
    recruited: 'Recruited by then',
    averageHr: 'Average hazard ratio by then',
    z: 'Efficacy: Z at least',
    pOne: 'Nominal p at most, one-sided',
    pTwo: 'Nominal p at most, two-sided',
    futilityZ: 'Futility: Z below',
    harmZ: 'Harm: Z at most',
    effectShare: 'Effect needed, as a share of the planned one',
    efficacyPlanned: 'Efficacy, planned effect',
    efficacyNone: 'Efficacy, no effect',
    futilityPlanned: 'Futility, planned effect',
    futilityNone: 'Futility, no effect',
    harmPlanned: 'Harm, planned effect',
    harmNone: 'Harm, no effect',
    powerByThen: 'Power by then',
    stoppedPlanned: 'Stopped by then, planned effect',
    stoppedNone: 'Stopped by then, no effect',
    spent: 'Type I error spent, on the side or sides tested',
    betaSpent: 'Type II error spent',
    zNow: 'Z at the analysis',
    conditionalPlanned: 'Conditional power, planned effect',
    conditionalTrend: 'Conditional power, effect as observed',
    predictive: 'Predictive power',
    z1: 'Z for efficacy, analysis 1',
    z2: 'Z for efficacy, analysis 2',
    z3: 'Z for efficacy, analysis 3',
    z4: 'Z for efficacy, analysis 4',
    z5: 'Z for efficacy, analysis 5',
    z6: 'Z for efficacy, analysis 6',
    futility1: 'Z for futility, analysis 1',
    futility2: 'Z for futility, analysis 2',
    futility3: 'Z for futility, analysis 3',
    futility4: 'Z for futility, analysis 4',
    futility5: 'Z for futility, analysis 5',
    harm1: 'Z for harm, analysis 1',
    harm2: 'Z for harm, analysis 2',
    harm3: 'Z for harm, analysis 3',
    harm4: 'Z for harm, analysis 4',
    harm5: 'Z for harm, analysis 5',
    harm6: 'Z for harm, analysis 6',
  },
  methods: {
    'plain.looks':
      'The primary null hypothesis will be tested at up to {looks} analyses, the final one included, when {times} of the planned information is available, that is, at {sizes} {unit}. The information fraction is {information}. The overall significance level is {alpha}, {sides}.',
    'endpoint.looks':
      'This test will be carried out at up to {looks} analyses, the final one included, when {times} of the planned information is available, that is, at {sizes} {unit}. The information fraction is {information}.',
    'endpoint.looksAtEnd':
      'Up to {looks} analyses are planned, the final one included, when {times} of the planned information is available, that is, at {sizes} {unit}. The information fraction is {information}. This test will be carried out at the final analysis only.',
    'plain.looksAtEnd':
      'Up to {looks} analyses are planned, the final one included, when {times} of the planned information is available, that is, at {sizes} {unit}. The information fraction is {information}. The primary null hypothesis will be tested at the final analysis only, with an overall significance level of {alpha}, {sides}.',
    efficacyAtEnd:
      'Z, the standardized test statistic of the primary analysis, is positive if the new treatment does better. The trial cannot stop early for efficacy. Efficacy is tested once, at a one-sided level of {level}: the null hypothesis will be rejected if Z is at least {bounds} ({sidesOfP} p value).',
    noEfficacyAt: 'Efficacy is not tested {efficacyGaps}: no type I error is spent there.',
    noFutilityAt: 'The trial does not stop for futility {futilityGaps}: no type II error is spent there.',
    mirrored:
      'Z, the standardized test statistic of the primary analysis, is positive if the new treatment does better. The null hypothesis will be rejected, and the trial may then stop, if Z is at least {bounds} ({boundary}; nominal {sidesOfP} p values). At the mirrored bounds, with a minus sign, it will be rejected too, and the trial may stop for harm.',
    efficacy:
      'Z, the standardized test statistic of the primary analysis, is positive if the new treatment does better. Efficacy is tested at a one-sided level of {level}: the null hypothesis will be rejected, and the trial may then stop for efficacy, if Z is at least {bounds} ({boundary}; nominal {sidesOfP} p values).',
    nonbinding:
      'The trial may stop for futility if Z is below {futilityBounds} ({futility}). This boundary is non-binding: the type I error is controlled even if the trial goes on below it.',
    binding:
      'The trial will stop for futility if Z is below {futilityBounds} ({futility}). This boundary is binding: the type I error is controlled only if the trial stops whenever Z is below it.',
    harm: 'The trial may stop for harm if Z is at most {harmBounds} ({harm}, at a one-sided level of {harmLevel}).',
    'plain.size':
      'For a target power of {target}, a single analysis would need {fixed} under the assumptions in [source]. The group sequential design needs at most {maximum} (inflation factor {inflation}), which gives a power of {power}.',
    'plain.power':
      'For a power of {target}, a single analysis would need {fixed} under the assumptions in [source]. With a maximum of {maximum}, the group sequential design has a power of {power} under the same assumptions.',
    'plain.effect':
      'The target power is {target}. With a maximum of {maximum}, the group sequential design has a power of {power} if the effect is {effect} of that for which a single analysis would need {fixed} [source].',
    'endpoint.size':
      'For a target power of {target}, a single analysis would need {fixed} by {basis}, assuming {assumed}. The group sequential design needs at most {maximum} (inflation factor {inflation}), which gives a power of {power}.',
    'endpoint.power':
      'With a maximum of {maximum}, the group sequential design has a power of {power}, assuming {assumed}.',
    singleSize: 'A single analysis would need {fixed} by {basis} for a power of {target}.',
    'endpoint.detect':
      'The target power is {target}. With a maximum of {maximum}, the group sequential design has a power of {power} with {assumed}.',
    'endpoint.conclude':
      'The target power is {target}. With a maximum of {maximum}, the group sequential design has a power of {power} to conclude {goal} with {assumed}.',
    arms: 'At the maximum, {treated|one participant is|# participants are} in group 1 and {control} in group 2.',
    expected:
      'The expected number of {unit} is about {expectedAlternative} if the assumed effect is real and about {expectedNull} if there is no effect.',
    schedule:
      'With {total} participants ({control} in the control arm and {treated} in the treatment arm), the analyses are expected about {months} months after the first enrollment, {provided}.',
    delayed:
      'Interim analyses observe less of the delayed effect: the hazard ratio, averaged over the events by then, is expected to be {ratios} at the successive analyses. Power, expected numbers of events, and any boundary for futility follow these averages.',
    spending:
      'An independent data and safety monitoring board (DSMB) will review each interim analysis. If the information at an analysis differs from the plan, the boundaries will be recomputed from the spending functions at the actual information fraction.',
    constant:
      'An independent data and safety monitoring board (DSMB) will review each interim analysis. If the information at an analysis differs from the plan, the boundaries will be recomputed at the actual information fraction so that the overall level is kept [rule].',
  },
  notes: {
    efficacyLevel:
      'Efficacy is tested one-sided, at a level of {level}, and Z is positive if the new treatment does better.',
    nonbinding: 'The type I error is controlled even if the trial goes on below the boundary for futility.',
    binding:
      'The type I error is controlled only if the trial always stops below the boundary for futility. Regulators usually expect a non-binding one.',
    futilityOnly:
      'The trial cannot stop early for efficacy: with the planned effect, the expected number of {unit} is {expectedAlternative}, of at most {maximum}. Stopping for futility makes the maximum {cost} larger than a single analysis needs; if there is no effect, the expected number of {unit} is {expectedNull}.',
    foundEffect:
      'With a maximum of {maximum}, the plan has its power of {target} if the effect is at least {effect} of the planned one. The tables and the picture take it as the planned effect.',
    foundFollowUp:
      'With {total} participants, the maximum of {maximum} is expected after a follow-up of {followUp|one month|# months}.',
    held: 'The boundaries are those of the plan with a power of {target}: a given size changes the power, not the type II error that is spent.',
    sizes:
      'Sizes are rounded up; the boundaries are those of the planned percentages. Recompute them with the information that each analysis has.',
    noSavings:
      'If there is no effect, the trial is expected to need {expectedNull} of at most {maximum}: it has no boundary for futility.',
    few: 'The trial has at most {maximum}. With so few, the normal approximation is inaccurate: the true power may be several percentage points lower.',
    levelAtEnd:
      'At the final analysis alone, the exact {sides} type I error of this test is {level}, above the {claimed} of the whole trial, if the true proportions are {p1} and {p2}.',
    lateEffect:
      'Early analyses observe little of a delayed effect: the probability of crossing the boundary for efficacy by the {place} analysis is {chance}. With an effect from the start and the same power, it would be {steady}.',
    lateFutility:
      'With the planned effect, {stopped} of trials stop for futility before the end; had these gone on, {lost} of all would still have shown efficacy. For a delayed effect, consider a later first analysis or spending less of this error early.',
    lateTrend:
      'In the table of conditional power, “as observed” and predictive power take the effect so far as that of the rest of the trial, which is too little for a delayed effect.',
    tooFew: 'A trial of {maximum} is too small for this method.',
    recruited:
      'By the {place} analysis all participants are expected to be recruited: stopping then shortens the trial, but saves no participants.',
  },
  parts: {
    effect: 'Size with a single analysis (steps are percent of the effect)',
    pointsByEffect: 'Proportion in group 1 (steps are percent of the difference)',
    pointsByMargin: 'Proportion in group 1 (steps are percent of the margin)',
    'assumed.two':
      'a difference in means (group 1 minus group 2) of {difference} and a common standard deviation of {sd} [source]',
    'assumed.paired':
      'a mean paired difference (condition 1 minus condition 2) of {difference} and a standard deviation of the paired differences of {sd} [source]',
    'assumed.one':
      'a difference from the fixed value of {difference} and a standard deviation of {sd} [source]',
    'assumed.proportions': 'true proportions of {p1} in group 1 and {p2} in group 2 [source]',
    'assumed.survival': 'a true hazard ratio of {hr}{source}',
    'rule.obrienFleming': 'Lan-DeMets spending function of O’Brien-Fleming type; Lan and DeMets 1983',
    'rule.pocock': 'Lan-DeMets spending function of Pocock type; Lan and DeMets 1983',
    'rule.hwangShihDeCani': 'Hwang-Shih-DeCani spending function with γ = {gamma}; Hwang et al. 1990',
    'rule.wangTsiatis': 'Wang-Tsiatis boundaries with Δ = {shape}; Wang and Tsiatis 1987',
    'futility.obrienFleming': 'beta spending of O’Brien-Fleming type; Pampallona et al. 2001',
    'futility.pocock': 'beta spending of Pocock type; Pampallona et al. 2001',
    'futility.hwangShihDeCani':
      'Hwang-Shih-DeCani beta spending with γ = {futilityGamma}; Pampallona et al. 2001',
    'harm.obrienFleming': 'Lan-DeMets spending function of O’Brien-Fleming type',
    'harm.pocock': 'Lan-DeMets spending function of Pocock type',
    'harm.hwangShihDeCani': 'Hwang-Shih-DeCani spending function with γ = {harmGamma}',
    'basis.schoenfeld': 'Schoenfeld’s formula (1983)',
    'basis.averaged': 'Schoenfeld’s formula (1983) with the average hazard ratio at the end of the trial',
    'basis.freedman': 'Freedman’s formula (1982)',
    'information.participants':
      'the number of participants with an observed outcome divided by the maximum number',
    'information.pairs': 'the number of pairs with both outcomes observed divided by the maximum number',
    'information.events': 'the number of events divided by the maximum number',
    ifProportional: 'if hazards are proportional',
    ifDelayed: 'if the effect is delayed as assumed',
    first: '{bound} at the first analysis',
    second: '{bound} at the second analysis',
    third: '{bound} at the third analysis',
    fourth: '{bound} at the fourth analysis',
    fifth: '{bound} at the fifth analysis',
    last: '{bound} at the final analysis',
    atLook: 'at the {place} analysis',
    withP: '{z} (p {p})',
    pOneSided: 'one-sided',
    pTwoSided: 'two-sided',
    firstPlace: 'first',
    secondPlace: 'second',
    thirdPlace: 'third',
    fourthPlace: 'fourth',
    fifthPlace: 'fifth',
    'count.participants': '{count|one participant|# participants}',
    'count.pairs': '{count|one pair|# pairs}',
    'count.events': '{count|one event|# events}',
    smallestEffect: 'the smallest effect (as a share of the planned one)',
    lessEffect: 'an effect 20% smaller',
    participants: 'participants',
    pairs: 'pairs',
    events: 'events',
    efficacyLine: 'Efficacy',
    futilityLine: 'Futility',
    harmLine: 'Harm',
    chances: 'Probability of stopping at each analysis',
    conditional: 'Conditional and predictive power at each interim analysis',
    atFutility: 'On the boundary for futility',
    atZero: 'No difference so far',
    atEfficacy: 'On the boundary for efficacy',
    integration: 'recursive numerical integration (Armitage et al. 1969; Jennison and Turnbull 2000)',
  },
  faults: {
    tooManyLooks: 'Please plan at most {max} analyses.',
    looksTooClose:
      'Analyses must be in order, at least {gap} percentage points of the information apart, with the last at 100%.',
    noFollowUp:
      'Only a survival trial has a follow-up: please choose to count the events of a survival trial, or ask for something else.',
    noFollowUpNeeded:
      'So many participants have the maximum of {maximum|one event|# events} before recruitment ends: please enter fewer participants or a shorter accrual.',
    tooFewEvents:
      'With so few participants at most {most|one event is|# events are} expected, and the plan needs {maximum}: please enter more participants.',
    onlyProportions: 'Superiority by a margin is planned for proportions only: please choose another aim.',
    powerTooLow: 'With a boundary for futility the power must be at least {min}.',
    neverStops:
      'Without a boundary for efficacy before the end, the trial must be able to stop for futility or for harm: please choose a boundary for one of them.',
    noFutilityLook:
      'No interim analysis may stop for futility: please let one of them, or choose “No” for stopping for futility.',
    harmWithoutFutility:
      'Beside a separate boundary for harm, each interim analysis must be able to stop for futility: please change this choice or the one for harm.',
    bindingShape:
      'Wang-Tsiatis boundaries allow only a non-binding boundary for futility: please change one of the two.',
  },
  symbols: {
    t: 'a share of the information',
    tₖ: 'the share at analysis k',
    Zₖ: 'the test statistic at analysis k',
    Sₖ: 'stopping for efficacy',
    Fₖ: 'stopping for futility',
    Hₖ: 'stopping for harm',
    cₖ: 'the boundary for efficacy',
    fₖ: 'the boundary for futility, which meets cₖ at the end',
    hₖ: 'the boundary for harm',
    'P₀, P₁': 'probabilities with no effect and with the planned one',
    'U, L': 'the analyses that may stop for efficacy, and those that may stop for futility',
    a: 'the type I error of one side spent so far',
    b: 'the type II error spent so far',
    aₕ: 'the error of the boundary for harm spent so far',
    αₕ: 'the level for harm',
    'γ, γᵦ, γₕ': 'gamma (at 0 the error is spent evenly)',
    Δ: 'the shape',
    C: 'the constant that keeps the level',
    θ: 'the expectation of Z at the end that gives the power',
    'h̄ₖ, h̄': 'the hazard ratio averaged over the events that are expected by analysis k, and by the end',
    R: 'the inflation factor',
    'N, N₁':
      'the maximum size, and the size with a single analysis, by the formulas of the design for the endpoint',
  },
  assumptions: [
    'The score statistic (Z times the square root of the information) has independent normal increments, as for a mean, a proportion, a log-rank test, or a Cox model in large samples.',
    'Information accrues as planned; with a spending function the boundaries are recomputed if it does not.',
    'The maximum size is that of a single analysis with the same assumptions, level, and power, times the inflation factor.',
    'Power and expected sizes are those of a trial that stops at every boundary.',
    'With a margin, “no effect” is a difference equal to the margin, and the planned effect is measured from there.',
  ],
  notCovered:
    'small samples (t instead of Z), adaptive changes of the sample size, estimates after an early stop (the unadjusted one tends to be too large), the calendar times of the analyses for endpoints other than survival.',
} satisfies DesignWords
