/** For teachers and testers. `{name}` is a constant of the simulation: do not write numbers here. */
export const en = {
  title: 'What is planted in the sample study',
  description:
    'The truth behind a simulated trial: every assumption of its simulation, every kind of mistake that was planted, the check that finds it, and an example.',
  heading: 'What is planted',
  lead: 'You can test people and programs on these data, because here is the truth: what the simulation assumes, which mistakes were typed, and what finds them.',
  sections: [
    {
      title: 'Trial',
      rows: [
        [
          'Recruitment',
          '{participants} participants at {sites} sites that open one after another, about every {opening} days. Each recruits at its own rate: median {rate} participants a month, standard deviation of the logarithm {rateSpread}',
        ],
        [
          'Randomization',
          'Permuted blocks of {smallBlock} or {largeBlock} in four strata, by the [randomization list](/sample-study/data/randomization-list.csv); on working days of the country, {firstScreening} to {lastScreening} days after screening. Macrovascular invasion is present in {invasion}%',
        ],
        [
          'Seed',
          '{seed}: the first whole number from 1 on whose trial loses {leastLoss} to {mostLoss}% for survival, some in each arm, has a hazard ratio from {leastRatio} to {mostRatio}, a longest follow-up of at least {longest} months, and a shortest of at least {shortest} days. So the estimate is close to the truth by choice',
        ],
        ['Data cut', 'The last day of the month in which death number {deaths} occurs'],
      ],
    },
    {
      title: 'Survival',
      rows: [
        [
          'Time to death',
          'Weibull with shape {shape}. Median {median} months on placebo without macrovascular invasion; hazard ratio {hazardRatio} for MCR-117, {invasionRatio} for invasion. The ratio without the strata is therefore closer to 1',
        ],
        ['Loss', '{lossRate}% a month, independent of survival'],
        [
          'Cause of death',
          'Within {emergentDays} days of the last dose: a fatal adverse event in {fatal}%, twice as often without an end of treatment before it, else progression. Later: progression {progression}%, another cause {other}%, unknown {unknown}%',
        ],
        ['Contacts', 'About every {contactWeeks} weeks after treatment, and before the data cut'],
      ],
    },
    {
      title: 'Treatment',
      rows: [
        [
          'Duration',
          'Median {treatmentMonths} months on MCR-117, {controlMonths} on placebo, unless death comes first; of those, {diesTreated}% are treated until they die. {untreated} participants take no dose',
        ],
        [
          'Changes of the dose',
          'On average every {treatmentChange} months on MCR-117, every {controlChange} on placebo. A reduction is chosen with a probability of {treatmentReduced}% and {controlReduced}%, once for each participant; otherwise an interruption. Each has an adverse event',
        ],
        [
          'Another anticancer therapy',
          'After {treatmentNext}% of the treatments with MCR-117, and {controlNext}% of those with placebo, if the participant lives long enough',
        ],
      ],
    },
    {
      title: 'Visits and vital signs',
      rows: [
        [
          'Visits',
          'Missed with a probability of {missed}% (median of the participants; standard deviation of the logarithm {missedSpread}), and more than a week from the plan with {late}%',
        ],
        [
          'Systolic pressure',
          'Mean {systolicMean} mmHg. Standard deviations: participant {systolicPerson}, visit {systolicVisit}, measurement {systolicMeasurement}. It rises by {ageEffect} per year of age and is {sexEffect} higher in men',
        ],
        [
          'Diastolic pressure',
          'Mean {diastolicMean} mmHg. Standard deviations: participant {diastolicPerson}, visit {diastolicVisit}, measurement {diastolicMeasurement}',
        ],
        [
          'Pulse',
          'Mean {pulseMean} beats per minute. Standard deviations: participant {pulsePerson}, visit {pulseVisit}, measurement {pulseMeasurement}',
        ],
        [
          'Effect of MCR-117',
          'Systolic pressure rises by {systolicDrug} mmHg (standard deviation {systolicDrugSpread}) and diastolic by {diastolicDrug} ({diastolicDrugSpread}) within weeks. From {pressure} mmHg on, after a rise of at least {rise}, it is reported as an adverse event and treated; {managed}% of the rise then remain',
        ],
        [
          'Digits',
          'Sites {manual} read a manometer: even numbers only, and {zero}% rounded to a zero at the end',
        ],
        [
          'Weight',
          'Falls by {weightMonth}% a month, and by {weightBefore}% more over the last {weightDays} days before death',
        ],
      ],
    },
    {
      title: 'Adverse events and deviations',
      rows: [
        [
          'Adverse events',
          'Each term has its risk in each arm. Participants differ in their tendency to events (standard deviation of the logarithm {tendency}), and investigators in how often they suspect the treatment. {lasting}% of the events last for months. The day of the start is unknown in {partial}%',
        ],
        [
          'Deviations',
          'Share of the participants with excluded medication {medication}%, dosing errors {dosing}%, an unmet criterion {eligibility}%, the wrong stratum {stratum}%, an outdated consent {consent}%. Missed key visits and very late visits are deviations too',
        ],
      ],
    },
    {
      title: 'People and time',
      rows: [
        [
          'Delays',
          'Medians: {entryDays} days to data entry, {answerDays} to an answer, {closeDays} to the end of a query; sites differ (standard deviation of the logarithm {siteSpread}). The monitor comes every {monitorDays} days',
        ],
        ['Asked again', '{askedAgain}% of the queries, because the first answer did not settle them'],
      ],
    },
  ],
  mistakesTitle: 'Mistakes',
  mistakesLead:
    '{total} forms were first typed with a mistake, of {kinds} kinds. All were found and corrected; the audit trail of the field shows how. A query can also come from another check, or before the one named here.',
  columns: { mistake: 'Mistake', check: 'Found by', count: 'Made in', example: 'Example' },
  made: '{count} forms',
  mistakes: {
    age: 'Age ten years too high',
    randomization: 'Randomization dated a month too early',
    race: 'Race not reported, though it is in the source',
    swapped: 'Systolic and diastolic pressure swapped',
    pounds: 'Weight in pounds',
    notSaid: 'A missed visit left empty',
    copiedVisit: 'Vital signs copied from the visit before',
    wrongDay: 'Date of a visit twelve days too late',
    noDate: 'Date of a visit left out',
    wrongMonth: 'Date of a visit a month too early',
    pulseDigit: 'Last digit of the pulse left out',
    digits: 'Systolic pressure ten too high',
    tenth: 'A tenth of the dose',
    doseYear: 'End of dosing in the wrong year',
    doseOverlap: 'A dosing interval that begins before the last one ended',
    notReduced: 'A reduced dose typed as the full one',
    noGap: 'An interruption not seen in the doses',
    noDay: 'Start of an event without its day, though it is known',
    eventYear: 'End of an event in the wrong year',
    grade: 'Another grade than in the source',
    notSerious: 'A fatal event that is not serious',
    noCriterion: 'A serious event without a reason',
    notFive: 'A fatal event of grade 4',
    fatalEnd: 'A fatal event that ends a day before the death',
    stillOngoing: 'An ongoing event with an end date',
    actionUntreated: 'An action without treatment',
    relatedBefore: 'A related event before the first dose',
    reductionNotSaid: 'A reduction that the event does not mention',
    gapNotSaid: 'An interruption that the event does not mention',
    notApplicable: 'No action, though treatment went on',
    episodes: 'Two episodes of an event that overlap',
    withdrawalNotSaid: 'The end of treatment that the event does not mention',
    statusYear: 'Last contact in the wrong year',
    otherReason: 'Another reason for the end of treatment',
    otherCause: 'Another cause of an early death',
    noCause: 'Cause of death left out',
    earlyEnd: 'End of treatment a month too early',
    contactYear: 'A contact in the wrong year',
    earlyTherapy: 'Next therapy a year too early',
    deviationYear: 'A deviation two years too early',
  },
  absent: {
    title: 'What is not simulated',
    entries: [
      'Screen failures: the data hold only those who were randomized.',
      'Medication other than anticancer therapy.',
      'Loss to follow-up that depends on survival, and a hazard ratio that changes with time.',
      'Differences in survival between sites or regions.',
      'A link between adverse events and the time of death, other than fatal events.',
      'Fraud: no participant or visit was invented by a site.',
    ],
  },
}
