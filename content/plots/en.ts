/** `{names}` in braces are placeholders for computed numbers. */
export const en = {
  simulated: 'Simulated data.',
  schematic: 'Schematic example.',
  example: 'Worked example.',
  method: 'How it was computed',
  'reorder-point': {
    title: 'Demand of a depot in the lead time.',
    description:
      'Poisson distribution of the kits that a depot needs in three weeks, with mean {mean}. A stock of {point} kits covers the demand with probability {covered}; {last} kits cover it with probability {before}, below the target of {target}.',
    caption:
      'Poisson probabilities with mean {mean}. Filled: up to {point} kits, with probability {covered} in all; {last} kits would give {before}, below the target of {target}. Open: demand that exceeds the stock.',
    x: 'Kits needed in three weeks',
    y: 'Probability, %',
    enough: 's = {point}: {covered}',
    short: 'out',
  },
  'fold-rise': {
    title: 'Five participants, two doses.',
    description:
      'Titers of {n} participants after dose 2 and dose 3 on a logarithmic axis, a line for each participant. The geometric mean titer is {gmt2} (95% confidence interval {gmt2Lower} to {gmt2Upper}) after dose 2 and {gmt3} ({gmt3Lower} to {gmt3Upper}) after dose 3; the geometric mean fold rise is {value} ({lower} to {upper}).',
    caption:
      'A line for each of {n} invented participants. Squares and the figures below: geometric mean titer with its 95% t interval. The intervals of the two means overlap, and yet the rise is clear: it is measured within participants, GMFR {value} ({lower}–{upper}).',
    y: 'Neutralizing titer (log scale)',
    doses: ['After dose 2', 'After dose 3'],
    gmt: '{value} ({lower}–{upper})',
    rise: 'GMFR {value} ({lower}–{upper})',
  },
  'plan-or-retrofit': {
    title: 'Person-days for three studies.',
    description:
      'Two bars of person-days for {datasets} datasets. A retrofit of three studies takes {retrofit} days. With one standard from the first study, {distinct} new datasets take {first} days and {repeats} repeats take {again}, {plan} in all: {saved} days or {percent}% less.',
    caption:
      'Upper bar, open: {datasets} datasets, each made anew. Lower bar: {distinct} made once (filled), and {repeats} that repeat them (open). The difference is {saved} days, {percent}%.',
    x: 'Person-days',
    retrofit: 'Retrofit: {retrofit}',
    plan: 'One standard from the start: {plan}',
    all: '{datasets} × 4',
    first: '{distinct} × 4 = {first}',
  },
  allocation: {
    title: 'Balance under simple and permuted-block randomization.',
    description:
      'Arm A minus arm B after each of {n} participants. Simple randomization leaves a difference of up to {simple}, permuted blocks of at most {blocked}. The pointwise 95% limits for simple randomization after {n} participants are −{limit} and {limit}.',
    caption:
      'One allocation of {n} participants by simple randomization, one by permuted blocks of 4 or 6. Largest difference: {simple} and {blocked}. Dotted: pointwise 95% limits for simple randomization, ±{limit} after {n} participants.',
    x: 'Participants randomized',
    y: 'Arm A minus arm B',
    coin: 'Simple',
    blocks: 'Permuted blocks',
  },
  'site-funnel': {
    title: 'Adverse events by site.',
    description:
      'Adverse events per participant-month at {sites} sites against participant-months, with 95% and 99.8% limits around the rate of {rate} of all sites. Outside the outer limits: {outside}, a site with {events} events in {months} months, a rate of {low}; outside the inner ones: {doubtful}.',
    caption:
      'A dot is one of {sites} sites; the line is the rate of all, {rate}. Poisson limits: 95% (dotted), which one site in 20 crosses by chance alone, and 99.8%. One site reports {events} events in {months} months: the monitor should ask why; it proves nothing yet.',
    x: 'Participant-months at the site',
    y: 'Events per participant-month',
    flag: '{events} events in {months} months',
  },
  diary: {
    title: 'Diaries kept, week by week.',
    description:
      'Share of {n} participants with at least {enough} of 7 diary entries in each of {weeks} weeks. It falls from {first}% in week 1 (95% confidence interval {firstLower} to {firstUpper}) to {last}% in week {weeks} ({lastLower} to {lastUpper}), and is below {limit}% for the first time in week {below}.',
    caption:
      'Of {n} participants, those with at least {enough} of 7 entries: {first}% in week 1 (95% CI {firstLower}–{firstUpper}), {last}% in week {weeks} ({lastLower}–{lastUpper}). Exact 95% intervals. Dotted: the prespecified limit of {limit}%; the share first falls below it in week {below}.',
    x: 'Week',
    y: 'Participants, %',
  },
  quantiles: {
    title: 'Q-Q plot before and after adjustment for ancestry.',
    description:
      'Q-Q plot of the p values of {variants} variants, observed against expected, as −log10. Before the adjustment for ancestry all points lie above the diagonal, with a genomic inflation factor of {before}; after it they follow the diagonal, with a factor of {after}, and {hits} variants lie beyond the threshold.',
    caption:
      '{variants} variants before (open) and after (filled) the adjustment; not every point is shown. λ, the genomic inflation factor, falls from {before} to {after}; {hits} variants pass the threshold after it.',
    x: 'Expected −log10 p',
    y: 'Observed −log10 p',
    before: 'Before:',
    after: 'After:',
    threshold: 'p = 5 × 10⁻⁸',
  },
  coverage: {
    title: 'How often 95% intervals contain the true mean.',
    description:
      '95% confidence intervals of the mean from {shown} simulated trials of {patients} patients each. {missed} of {shown} does not contain the true mean, {mean} mmHg; of 10,000 such intervals, {covered} contain it. On average an interval covers the pressures of {share}% of patients.',
    caption:
      '{shown} trials of {patients} patients, each with a t interval for the mean: {missed} interval misses the true mean. Of 10,000 such intervals, {covered} contain it. On average an interval covers the pressures of only {share}% of patients, not of 95%, because it is about the mean.',
    x: 'Systolic pressure, mmHg',
    mean: 'True mean',
  },
  queries: {
    title: 'Every query closed before the lock.',
    description:
      'Queries raised and closed by week in a study, as two curves from 0 to {total}. The gap between them, the open queries, is widest in week {peak}, with {most}, and closes in week {lock}, when the database is locked. The median time from a query to its closing is {median} days (95% confidence interval {medianLower} to {medianUpper}).',
    caption:
      '{total} queries of a study, raised (solid) and closed (dashed). The gap is what is open: {most} in week {peak}, when the review before the lock raises more, and none at the lock in week {lock}. Median time to closing: {median} days (95% CI {medianLower}–{medianUpper}).',
    x: 'Weeks since the first participant',
    y: 'Queries',
    raised: 'Raised',
    closed: 'Closed',
    open: '{most} open',
    median: 'Median {median} days ({medianLower}–{medianUpper})',
    lock: 'Database lock',
  },
  coding: {
    title: 'Terms coded automatically, and terms left for a coder.',
    description:
      'Bars of {terms} distinct verbatim terms in eight system organ classes, each divided into terms coded automatically and by a coder. {value}% are coded automatically (95% confidence interval {lower} to {upper}), {manual} go to a coder. The share is lowest in one class, {organClass}: {least}%.',
    caption:
      '{terms} distinct verbatim terms by system organ class, in plain words: found by the dictionary or the synonym list (filled), or left to a coder (open). At the right: the share coded automatically with its 95% Wilson interval. The lowest, {least}%: {organClass}.',
    x: 'Distinct verbatim terms',
    automatic: 'Automatic',
    manual: 'By a coder',
    all: 'All {terms}',
    left: '{manual} by a coder',
    classes: {
      digestive: 'Digestion',
      nervous: 'Nervous system',
      infections: 'Infections',
      muscles: 'Muscles, bones',
      skin: 'Skin',
      airways: 'Airways',
      injuries: 'Injuries',
      mental: 'Mental health',
    },
  },
  'vital-signs': {
    title: 'A form with checks at entry.',
    description:
      'Form for vital signs with the CDISC names of its fields: VSORRES for the value, VSORRESU for the unit, VSTESTCD for the test. Height {height} cm and weight {weight} kg are typed in; the body mass index, {bmi} kg/m², is derived. Systolic pressure {systolic} and diastolic {diastolic} mmHg raise a query. The pulse is marked as not done (VSSTAT).',
    caption:
      'Typed in: {height} cm and {weight} kg; derived (dashed): BMI {bmi} kg/m². A check at entry finds a diastolic pressure of {diastolic} above the systolic {systolic}, perhaps one digit too many, and asks while the participant is still there. “Not done” is an answer, too. Labels: SDTM variables and test codes.',
    form: 'Vital signs, week 4',
    names: {
      height: 'Height',
      weight: 'Weight',
      index: 'BMI',
      systolic: 'Systolic',
      diastolic: 'Diastolic',
    },
    units: { length: 'cm', mass: 'kg', index: 'kg/m²', pressure: 'mmHg' },
    query: 'Query',
    finding: '{diastolic} is above the systolic {systolic}.',
    request: 'Please correct or confirm.',
    pulse: 'Pulse',
    notDone: 'Not done',
  },
  'kaplan-meier': {
    title: 'Simulated trial: with treatment, the hazard of death is {reduction}% lower',
    description:
      'Kaplan-Meier curves of overall survival, {n} participants in two arms followed for up to {months} months, with pointwise 95% confidence intervals. Median survival is {medianTreatment} months on treatment (95% confidence interval {medianTreatmentLower} to {medianTreatmentUpper}) and {medianControl} months on control ({medianControlLower} to {medianControlUpper}; NR: not reached). The hazard ratio is {value} ({lower} to {upper}); the two-sided log-rank test, stratified by region and macrovascular invasion, gives p {p}.',
    caption: 'Overall survival in two arms.',
    method:
      'Time from randomization to death from any cause. Median {medianTreatment} months on treatment (95% CI {medianTreatmentLower} to {medianTreatmentUpper}) and {medianControl} on control ({medianControlLower} to {medianControlUpper}). Kaplan-Meier estimates with pointwise 95% intervals (Greenwood, log-log); ticks mark censoring. Hazard ratio from an unstratified Cox model; p from a two-sided log-rank test, stratified by region and macrovascular invasion. NR: not reached.',
    x: 'Months since randomization',
    y: 'Overall survival, %',
    simulated: 'Simulated data',
    treatment: 'Treatment',
    control: 'Control',
    atRisk: 'Number at risk',
    ratio: 'HR {value} (95% CI {lower}–{upper})',
    test: 'stratified log-rank p {p}',
    participant: 'Participant {subject}',
    died: 'died on {date}',
    alive: 'last known to be alive on {date}',
    point: 'Select a step or a tick to open the form with its date.',
    list: 'All {n} participants',
  },
  'supply-chain': {
    title: 'Stock at three depots.',
    description:
      'Kits of two types, identical in appearance, at three depots over {weeks} weeks, with a trigger of {perType} kits for each type. The depots placed {ordersA}, {ordersB}, and {ordersC} orders; the lowest stock of a type was {lowestA}, {lowestB}, and {lowestC} kits, and {missed} visits found no kit.',
    caption:
      'Kits on the shelf, one line for each of two types that are identical in appearance. A dot marks an order, placed when the stock of one type, including kits in transit, has fallen to {perType}. The order includes both types and arrives {lead} weeks later.',
    x: 'Weeks since the trial opened',
    y: 'Kits in stock',
    depots: ['Depot A', 'Depot B', 'Depot C'],
    types: ['Type 1', 'Type 2'],
    trigger: 'Trigger: {perType} kits per type',
  },
  'domains-by-phase': {
    title: 'SDTM domains by phase.',
    description:
      'Which of {distinct} SDTM domains each phase of an example program needs. {common} domains occur in every phase. Phase 1 needs {count1}, phase 2 needs {count2}, and phase 3 needs {count3}. TU, TR, and RS come in for solid tumors only.',
    caption:
      'Filled: in the study. Open: solid tumors only, where response is assessed; not counted in the bottom row.',
    phases: ['Phase 1', 'Phase 2', 'Phase 3'],
    datasets: 'Domains',
    names: {
      DM: 'Demographics',
      SE: 'Subject elements',
      SV: 'Subject visits',
      DS: 'Disposition',
      DV: 'Protocol deviations',
      IE: 'Inclusion, exclusion',
      MH: 'Medical history',
      CM: 'Concomitant meds',
      EX: 'Exposure',
      EC: 'Exposure collected',
      AE: 'Adverse events',
      LB: 'Laboratory',
      VS: 'Vital signs',
      EG: 'ECG',
      PE: 'Physical exam',
      PC: 'Concentrations',
      PP: 'PK parameters',
      QS: 'Questionnaires',
      FT: 'Functional tests',
      HO: 'Healthcare encounters',
      DD: 'Death details',
      TU: 'Tumor identification',
      TR: 'Tumor results',
      RS: 'Response',
    },
  },
  'antibody-titers': {
    title: 'Titers after dose 2 and dose 3.',
    description:
      'Neutralizing titers of {n} participants on a logarithmic axis. The geometric mean titer is {gmt2} after dose 2 (95% confidence interval {gmt2Lower} to {gmt2Upper}) and {gmt3} after dose 3 ({gmt3Lower} to {gmt3Upper}); the geometric mean fold rise is {value} ({lower} to {upper}). Values below the lower limit of quantification (LLOQ), {lloq}: {below2} after dose 2 and {below3} after dose 3.',
    caption:
      'One dot for each of {n} participants; line, band, and the figures below: geometric mean titer (GMT) with its 95% t interval. GMFR: geometric mean fold rise from dose 2 to dose 3. Dotted: the lower limit of quantification (LLOQ), {lloq}; a titer below it is entered as LLOQ/2, {half} (number of such titers: {below2} after dose 2, {below3} after dose 3).',
    y: 'Neutralizing titer (log scale)',
    doses: ['28 days after dose 2', '28 days after dose 3'],
    gmt: '{value} ({lower}–{upper})',
    lloq: 'LLOQ {lloq}',
    rise: 'GMFR {value} ({lower}–{upper})',
  },
  forest: {
    title: 'Hazard ratio by region.',
    description:
      'Forest plot of the hazard ratio in five regions, {n} participants. The overall inverse-variance estimate is {value} (95% confidence interval {lower} to {upper}); the test of heterogeneity gives p {p}.',
    caption:
      'Cox hazard ratios with 95% intervals; the area of a square is its weight. Heterogeneity: p {p}; {n} participants.',
    x: 'Hazard ratio (log scale)',
    favorsTreatment: 'Favors treatment',
    favorsControl: 'Favors control',
    ratio: 'HR (95% CI)',
    regions: ['Israel', 'Europe', 'North America', 'Latin America', 'Asia-Pacific'],
    overall: 'Overall',
  },
  balance: {
    title: 'Balance before and after weighting.',
    description:
      'Absolute standardized mean differences of six covariates between two treatments, {n} patients. Before weighting the largest is {before}; after inverse probability weighting no covariate differs by more than {after}. The weights leave effective sample sizes of {effective1} of {n1} patients on the new treatment and {effective2} of {n2} on the comparator.',
    caption:
      'Two treatments, {n} patients, weighted by inverse probability; the dotted line marks {limit}. Largest difference: {before} before, {after} after. Effective sample sizes after weighting: {effective1} of {n1} on the new treatment, {effective2} of {n2} on the comparator.',
    x: 'Absolute standardized difference',
    before: 'Unweighted',
    after: 'Weighted',
    covariates: {
      age: 'Age',
      women: 'Women',
      diabetes: 'Diabetes',
      heartFailure: 'Heart failure',
      egfr: 'eGFR',
      statin: 'Statin use',
    },
  },
  'dose-response': {
    title: 'Dose and response.',
    description:
      'Reduction of systolic blood pressure against daily dose, {n} participants on placebo and five doses, with a fitted Emax curve and its pointwise 95% confidence interval. Half of the maximal effect is reached at {half} mg (95% confidence interval {halfLower} to {halfUpper}); the maximal effect over placebo is {max} mmHg ({maxLower} to {maxUpper}).',
    caption:
      'Means with 95% intervals, {perDose} participants each, and a fitted Emax model with its pointwise 95% interval. ED50 and Emax with 95% Wald intervals.',
    x: 'Dose, mg once a day',
    y: 'Reduction of systolic pressure, mmHg',
    half: 'ED50 {half} mg (95% CI {halfLower}–{halfUpper})',
    max: 'Emax {max} mmHg (95% CI {maxLower}–{maxUpper})',
  },
  'concentration-time': {
    title: 'Concentration over time.',
    description:
      'Geometric mean plasma concentrations on a logarithmic axis over 24 hours after a single oral dose, {n} participants on each dose, with 95% confidence intervals. By non-compartmental analysis of each participant, the geometric mean terminal half-life after 100 mg is {halfLife} hours (95% confidence interval {halfLifeLower} to {halfLifeUpper}); the area under the curve from 0 to 24 hours is {ratio} times that after 50 mg ({ratioLower} to {ratioUpper}).',
    caption:
      'Geometric means with 95% t intervals, {n} participants on each dose. Half-life after 100 mg and AUC0–24 ratio of 100 to 50 mg, computed per participant (non-compartmental): geometric mean and ratio of geometric means (Welch). Under dose proportionality the expected ratio is 2.',
    x: 'Hours after the dose',
    y: 'Plasma concentration, ng/mL (log scale)',
    high: '100 mg',
    low: '50 mg',
    halfLife: 't½ {halfLife} h (95% CI {halfLifeLower}–{halfLifeUpper})',
    areaRatio: 'AUC0–24 ratio {ratio} ({ratioLower}–{ratioUpper})',
  },
  enrollment: {
    title: 'Enrollment against plan.',
    description:
      'Participants randomized at {sites} sites over {cutoff} months against the planned curve. At the data cut {enrolled} were enrolled and {planned} were planned. By a gamma-Poisson model, in which the sites’ rates differ, the target of {target} is reached in month {forecast}; the 95% prediction interval of the time runs from month {forecastLower} to month {forecastUpper}.',
    caption:
      'At month {cutoff}: {enrolled} randomized, {planned} planned. Each of {sites} sites continues at its own rate, estimated by a gamma-Poisson model: the target of {target} is reached in month {forecast} (95% prediction interval: {forecastLower} to {forecastUpper}). Thin line and band: the month forecast for each number of participants up to the target, with its 95% prediction interval.',
    x: 'Months since the first site was to open',
    y: 'Participants randomized',
    plan: 'Plan',
    enrolled: 'Enrolled',
    target: 'Target {target}',
    forecast: 'Month {forecast} ({forecastLower}–{forecastUpper})',
  },
  'data-flow': {
    title: 'One adverse event, from form to table.',
    description:
      'How one adverse event travels: from the CRF to the SDTM domain AE, from there to the ADaM dataset ADAE, and into a table in which 7 of 48 participants, 14.6%, have a headache.',
    caption: 'Each arrow is a written specification, so that a number can be traced back to the form.',
    stages: [
      { name: 'CRF', detail: 'Headache, 14 Mar 2024' },
      { name: 'SDTM', detail: 'AE: AESTDTC = 2024-03-14' },
      { name: 'ADaM', detail: 'ADAE: TRTEMFL = Y' },
      { name: 'TLF', detail: 'Headache: 7 of 48 (14.6%)' },
    ],
    steps: [
      'mapping to CDISC, coding in MedDRA',
      'derivation, treatment-emergent or not',
      'counting of participants',
    ],
  },
  'document-timeline': {
    title: 'The documents of a study.',
    description:
      'When the documents of a two-year study are written, in months. The protocol is final in month 4, the statistical analysis plan in month 12, long before the database lock in month 24; the clinical study report follows from month 24 to month 28. The first authorization, in month 5, sets the calendar of the DSUR: data lock points in months 17 and 29, reports due by months 19 and 31.',
    caption:
      'Bars: from first draft to final version. Diamonds: first authorization of the trial (the birth date from which the DSUR counts) and the data lock points one and two years later; each report is due within 60 days of its data lock point.',
    x: 'Months',
    milestones: ['First patient in', 'Last patient out', 'Database lock'],
    documents: {
      protocol: 'Protocol',
      consent: 'Consent form',
      dataPlan: 'Data plan (DMP)',
      sap: 'Analysis plan',
      dsur: 'DSUR',
      tables: 'TLF',
      report: 'Study report',
      lay: 'Lay summary',
    },
  },
  'safety-bars': {
    title: 'Adverse events by arm.',
    description:
      'Percentage of participants with each treatment-emergent preferred term, {perArm} on treatment and {perArm} on control. The largest difference is in {term}: {treatment}% against {control}%, {difference} percentage points (95% confidence interval {lower} to {upper}).',
    caption:
      'Participants with at least one event, {perArm} in each arm, by MedDRA preferred term. Largest difference: {term}, {treatment}% against {control}%, {difference} points (95% CI {lower} to {upper}, Newcombe). It was selected because it is the largest: interpret it as a signal, not as a test.',
    x: 'Participants, %',
    treatment: 'Treatment',
    control: 'Control',
    terms: {
      headache: 'Headache',
      nausea: 'Nausea',
      fatigue: 'Fatigue',
      dizziness: 'Dizziness',
      diarrhea: 'Diarrhea',
      nasopharyngitis: 'Nasopharyngitis',
      backPain: 'Back pain',
    },
  },
  publications: {
    title: 'Publications per year.',
    description:
      '{total} publications with a year, {first} to {last}; the most, {most}, in {peak}. Each bar is a link that shows that year.',
    caption:
      'Select a bar to see the publications from that year. {undated} publications without a year are not shown.',
    y: 'Publications',
    bar: 'Publications in {year}: {count}',
  },
  regions: {
    title: 'Regions we work in.',
    caption: 'Each dot covers 4 degrees of land; the colored dots mark these regions.',
  },
}
