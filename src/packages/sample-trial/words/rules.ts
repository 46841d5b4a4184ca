/** Descriptions of the data rules and of the statistics. */
export const rules = {
  rules: {
    diameterOrState:
      'The diameter or the state of the lesion; the sum adds up the diameters of the target lesions.',
    responseDate:
      'That of the assessment; for the best response, of the assessment at which it was first seen.',
    responseVisit: 'The visit of the assessment; empty for the best response.',
    response:
      'The investigator’s overall response. The best one counts until progression or another therapy; stable disease counts from day 49 after randomization on, else NE.',
    responseNumber:
      'From 1, complete response, to 5, progression, and 6, not evaluable; 4 is neither response nor progression without target lesions.',
    countedResponse: 'Y for assessments until the first progression and before another anticancer therapy.',
    answerText: 'The answer on the form; for the performance status, the text that belongs to its grade.',
    answerPoints: 'The answer on the form; for a component of the Child-Pugh score, its points.',
    laboratoryParameter: 'The name of the test, with its standard unit.',
    analysisDay: 'Days from the first dose, which is day 1; the day before it is day -1.',
    analysisVisit: 'Baseline for the result flagged as such, else the visit; empty for an unscheduled one.',
    change: 'The value minus the value at baseline, after the day of the first dose.',
    ratioToLimit: 'The value over the upper limit of normal.',
    toxicityGrade:
      'The grade of CTCAE 5.0 by the result alone; by multiples of the baseline where it is above normal. 0: no grade.',
    onTreatment: 'Y after the day of the first dose, until 30 days after the last.',
    laboratory: 'From the list of the site’s laboratory: its unit, and its normal range by sex.',
    converted: 'Converted from the laboratory’s unit to the standard unit; the same where they are equal.',
    rangeIndicator: 'Low, normal, or high: the result beside the laboratory’s normal range.',
    planned: 'Y for a visit of the protocol; empty for an unscheduled one.',
    ofPlanned: 'Copied from the form of a planned visit; for an unscheduled one the question is not asked.',
    criterion: 'From the list of criteria in the protocol.',
    condition: 'By the question on the form; the cause of the liver disease is the answer.',
    occurrence: 'The answer where the form asks about one condition by name, else empty.',
    diagnosisDate: 'The date of the diagnosis, in its own record only.',
    therapyCategory: 'By the form: therapy before the study, or after the study treatment.',
    ofPrior: 'Copied from the form of the prior therapy; the other form does not ask for it.',
    protocol: 'Fixed by the protocol.',
    assigned: 'The same in every record of this kind.',
    subject:
      'The participant’s identifier at the site, preceded by the study’s identifier where it has to be unique.',
    sequence: 'The number of the record within the participant, in the order of the forms.',
    copied: 'Copied from the field as it is after all corrections.',
    firstDose: 'The start of the first interval of dosing; empty where no dose was taken.',
    lastDose: 'The end of the last interval of dosing; empty where no dose was taken.',
    deathDate: 'The date of the survival status if the status is dead, else empty.',
    deathFlag: 'Y if there is a date of death.',
    causeOfDeath: 'The cause of death from the form; for another cause, its name.',
    gradeNumber: 'The grade as a number.',
    site: 'Known from the site at which the participant was enrolled.',
    yearOnly: 'The form asks for the year of birth only, so the date holds only a year.',
    armName: 'The name that belongs to the code of the arm.',
    actualArm: 'The planned arm, if a dose was taken; else empty.',
    armNull: 'Says why the actual arm is empty: assigned, but not treated.',
    noneUnplanned: 'Empty: nobody received a treatment other than a planned one.',
    coded: 'The verbatim term is looked up in the study’s own dictionary.',
    otherDictionary:
      'Empty: the study’s own dictionary has terms and body systems, but no codes and no other levels.',
    primaryClass: 'The body system: a term of the dictionary belongs to only one.',
    studyDay:
      'Days from the first dose, which is day 1; the day before it is day -1. Empty where a date lacks its day or no dose was taken.',
    bothArms: 'Empty: the visits are the same in both arms.',
    element: 'By the phase, and in treatment by the planned arm.',
    elementStart:
      'Screening starts with the consent and treatment with the first dose. Follow-up starts on the day after the last of: last dose, decision to end treatment, end-of-treatment visit; not after the last contact.',
    elementEnd:
      'The start of the next element. For the last one: the day on which participation ended, else empty.',
    epoch:
      'That of the last element that started on or before the date. Empty before the consent, and if the day is missing in a month of two epochs.',
    randomizationNumber: 'The number that the randomization system gave, at randomization only.',
    reason: 'A milestone has its fixed term; an end has the reason from the form.',
    category:
      'Consent and randomization are milestones, the ends of treatment and of participation are events.',
    visitNumber: 'The number that the protocol gives to the visit.',
    standardUnit: 'The original result: forms ask for standard units.',
    lastBefore: 'Y at the last measurement with a result on or before the day of the first dose.',
    treatmentTaken: 'By the arm: the compound, or placebo.',
    doseTaken: 'The dose from the form; 0 where the tablets were placebo.',
    valueNumber: 'Counts the values of the same parameter.',
    nullFlavor:
      'Why there is no value: PINF, there is no limit; NA, it does not apply; NAV, not available yet; UNK, unknown.',
    terminology:
      'The terminology that the value is taken from, its version, and the code of the value there; empty where there is none.',
    sameDay: 'The day on which the visit started: a visit takes one day.',
    noVisit: 'Empty: a contact about the survival status is not a visit of the protocol.',
    noEvaluator: 'Empty: the value was collected on a form, not assigned by an evaluator.',
    taken: 'Copied from the record named below.',
    ageGroup: 'Below 65 years, or 65 years and older.',
    categoryNumber: 'The number of the category, in the order of the tables.',
    region: 'Israel, or Europe for all other countries.',
    armNumber: 'The number of the arm: 1 for MCR-117, 2 for placebo.',
    duration: 'Last dose minus first dose plus one, in days.',
    lastAlive: 'For those who are not known to have died: the date of the last survival status.',
    ittFlag: 'Y for everyone who was randomized.',
    safetyFlag: 'Y for everyone who took at least one dose.',
    protocolFlag: 'Y for those of the safety set without a major protocol deviation.',
    stratum: 'Region and macrovascular invasion together.',
    ofPriorLocal: 'Y if a form of prior local therapy names this one, else N.',
    baseline: 'The result that is flagged as the last before exposure.',
    bmi: 'Weight in kilograms over the square of height in meters, to one decimal.',
    treatmentStatus: 'Discontinued if there is a reason for it, else ongoing at the data cut.',
    studyStatus: 'Discontinued if there is a reason for it, else ongoing at the data cut.',
    parameter: 'Fixed by the analysis plan.',
    endDate:
      'The date of death, else the date last known alive; for OSNAT the start of a new anticancer therapy, where there is one. For PFS the first progression or death, else the last adequate assessment: before a new therapy, and before two assessments were missed.',
    months: 'End date minus date of randomization plus one, over 30.4375, not rounded.',
    censor:
      '0 if follow-up ended with death, else 1. For OSLEFT also 0 where a participant on MCR-117 withdrew or was lost. For PFS 0 also for progression; 1: none at the last assessment, 2: new therapy, 3: two assessments missed, 4: no assessment.',
    ending:
      'What ended follow-up: death, for PFS also progression, or why it was censored (alive at the data cut, withdrawn, lost, another therapy, no progression seen).',
    source:
      'The SDTM domain, variable, and record that the end date comes from. DM does not number its records.',
    censorDate:
      'What the date of a censoring is: last known alive, the start of a new anticancer therapy, for PFS the last adequate assessment or randomization.',
    firstOccurrence:
      'Y at the first treatment-emergent event of the participant, of the body system, or of the term. Of two on the same day it is the one recorded first.',
    signParameter: 'The name of the test, with its unit.',
    exposure:
      'Duration: from the first to the last dose. Days with a dose: the lengths of all intervals. Cumulative dose: the same, each length times its daily dose. Relative dose intensity: the cumulative dose over 400 mg a day for the duration.',
    startDay:
      'The start date. Without its day: the first dose if that was in the month, else the first of the month.',
    imputed: 'D if the day of the start was imputed.',
    emergent:
      'Y if the event started on or after the day of the first dose and at most 30 days after the last.',
  },
  statistics: {
    count: 'Participants of the group.',
    share: 'Participants of the group with the property, and their share of the group in percent.',
    days: 'The earliest and the latest day of randomization in the group.',
    known: 'Participants of the group with a value.',
    meanSd: 'Arithmetic mean and, in parentheses, the sample standard deviation.',
    median: 'The middle value.',
    range: 'The lowest and the highest value.',
    kaplanMeierMedian:
      'The first time at which the Kaplan-Meier estimate is at most one half, or, if it is flat at one half, the midpoint of that interval, with the 95% confidence interval of Brookmeyer and Crowley on the log-log scale. NR: not reached.',
    kaplanMeierAt:
      'The Kaplan-Meier estimate at that time in percent, with a 95% confidence interval (Greenwood’s variance, log-log scale).',
    cox: 'The hazard on MCR-117 divided by the hazard on placebo: Cox model with the arm as its only covariate, ties by Efron’s method, 95% Wald interval.',
    stratifiedCox:
      'The same Cox model with a baseline hazard of its own in each of the four strata of the randomization.',
    stratifiedLogRank:
      'Two-sided p value of the log-rank test, stratified by the four strata of the randomization.',
    atRisk: 'Participants whose follow-up lasts until that month or longer.',
    eventsOf: 'Deaths, and the participants among whom they were counted.',
    deathsIfReplaced:
      'Deaths on MCR-117 with those that the scenario adds, and the participants among whom they were counted.',
    coxIfReplaced:
      'The Cox model with the arm as its only covariate, as in the primary analysis. The participants named as dead die when last known alive; those named as alive are followed until the data cut.',
    testIfReplaced:
      'Two-sided p value of the stratified log-rank test, as in the primary analysis. The participants named as dead die when last known alive; those named as alive are followed until the data cut.',
    deathsNeeded:
      'The smallest number of deaths that gives p of 0.05 or more when they are added to the worst case, shortest follow-up first, and its share of those in follow-up on MCR-117 in percent.',
    withEvent:
      'Participants with at least one treatment-emergent event of the kind, their share of the group in percent, and the number of such events.',
    withPeaks: 'Participants of the group with a result of both tests on treatment.',
    inRange:
      'Participants whose highest ALT and highest bilirubin on treatment are in these ranges, and their share in percent of those with both. Each has two rows: the first result that was the highest, of either test.',
    peakListed: 'The first of the highest results of the test on treatment, or its day.',
    rangeListed: 'Which of the two peaks is above its limit.',
    phosphatase: 'The multiple of the upper limit of normal on the day of the highest ALT, if there is one.',
    withWorst:
      'Participants whose worst treatment-emergent event of the kind has this grade, and their share of the group in percent. The row of a participant is the first of the worst.',
    sinceDose: 'Days from the last dose to death.',
    interrupted:
      'Participants with fewer days with a dose than days from the first to the last dose, and their share of the group in percent.',
    reduced:
      'Participants whose cumulative dose is below 400 mg for each day with a dose, and their share of the group in percent.',
    shifted:
      'Participants with this grade at baseline whose worst grade on treatment is that of the column. The row of a participant is the first of the worst results.',
    exactInterval: 'The exact (Clopper-Pearson) 95% confidence interval for the share, in percent.',
    listed: 'The value as it is in the analysis dataset.',
  },
}
