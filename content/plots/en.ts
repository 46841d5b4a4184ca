/** The words of the plots. `{names}` in braces are places for computed numbers. */
export const en = {
  simulated: 'Simulated data.',
  schematic: 'Schematic example.',
  'kaplan-meier': {
    title: 'Survival in two arms.',
    description:
      'Kaplan-Meier curves of {n} participants in two arms, with pointwise 95% confidence intervals. Median survival is {medianTreatment} months on treatment and {medianControl} months on control. The hazard ratio is {value} (95% confidence interval {lower} to {upper}), log-rank p {p}.',
    caption:
      'Kaplan-Meier estimates of {n} participants with pointwise 95% intervals (Greenwood, log-log); ticks mark censoring.',
    x: 'Months since randomization',
    y: 'Survival, %',
    treatment: 'Treatment',
    control: 'Control',
    atRisk: 'Number at risk',
    ratio: 'HR {value} (95% CI {lower}–{upper})',
    test: 'log-rank p {p}',
  },
  'supply-chain': {
    title: 'Stock at three depots.',
    description:
      'Kits of both blinded types together at three depots over {weeks} weeks, with a trigger of {trigger} kits. The depots placed {ordersA}, {ordersB} and {ordersC} orders; their lowest stock was {lowestA}, {lowestB} and {lowestC} kits, and {missed} visits found no kit.',
    caption:
      'Kits on the shelf, both blinded types together. A dot is an order: it leaves when either type, with what is in transit, has fallen to {perType}, and arrives {lead} weeks later.',
    x: 'Weeks since the trial opened',
    y: 'Kits in stock',
    depots: ['Depot A', 'Depot B', 'Depot C'],
    trigger: 'Trigger: 2 × {perType} kits',
  },
  'domains-by-phase': {
    title: 'SDTM domains by phase.',
    description:
      'Which of {distinct} SDTM domains each phase of an example program needs. {common} domains occur in every phase. Phase 1 needs {count1}, phase 2 needs {count2} and phase 3 needs {count3}. TU, TR and RS come in for solid tumors only.',
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
  'antibody-titres': {
    title: 'Titers after dose 2 and dose 3.',
    description:
      'Neutralizing titers of {n} participants on a logarithmic axis. The geometric mean titer is {gmt2} after dose 2 (95% confidence interval {lower2} to {upper2}) and {gmt3} after dose 3 ({lower3} to {upper3}); the geometric mean fold rise is {value} ({lower} to {upper}).',
    caption:
      'One dot for each of {n} participants; line, band and the figures below: geometric mean titer (GMT) with its 95% t interval. GMFR: geometric mean fold rise from dose 2 to dose 3.',
    y: 'Neutralizing titer (log scale)',
    doses: ['28 days after dose 2', '28 days after dose 3'],
    gmt: '{value} ({lower}–{upper})',
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
      'Absolute standardized mean differences of six covariates between two treatments, {n} patients. Before weighting the largest is {before}; after inverse probability weighting no covariate differs by more than {after}.',
    caption:
      'Two treatments, {n} patients, weighted by inverse probability; the dotted line stands at {limit}. Largest difference: {before} before, {after} after.',
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
      'Reduction of systolic blood pressure against daily dose, {n} participants on placebo and five doses, with a fitted Emax curve and its pointwise 95% confidence interval. Half of the maximal effect is reached at {half} mg; the maximal effect over placebo is {max} mmHg.',
    caption:
      'Means with 95% intervals, {perDose} participants each, and a fitted Emax model with its pointwise 95% interval.',
    x: 'Dose, mg once a day',
    y: 'Reduction of systolic pressure, mmHg',
    half: 'ED50 {half} mg',
    max: 'Emax {max} mmHg',
  },
  'concentration-time': {
    title: 'Concentration over time.',
    description:
      'Geometric mean plasma concentrations on a logarithmic axis over 24 hours after a single oral dose, {n} participants on each dose, with 95% confidence intervals. The terminal half-life is {halfLife} hours; the area under the curve rises {ratio}-fold from 50 to 100 mg.',
    caption:
      'Geometric means with 95% t intervals, {n} participants on each dose. Terminal half-life after 100 mg: {halfLife} hours.',
    x: 'Hours after the dose',
    y: 'Plasma concentration, ng/mL (log scale)',
    high: '100 mg',
    low: '50 mg',
  },
  enrolment: {
    title: 'Enrollment against plan.',
    description:
      'Participants randomized over {cutoff} months against the planned curve. At the data cut {enrolled} were enrolled and {planned} were planned. At the pace of the last three months the target of {target} is reached in month {forecast} (95% prediction interval {lower} to {upper}).',
    caption:
      'At month {cutoff}: {enrolled} randomized, {planned} planned. The thin line keeps the pace of the last three months and reaches {target} in month {forecast}. Band: 95% prediction interval.',
    x: 'Months since the first center was to open',
    y: 'Participants randomized',
    plan: 'Plan',
    enrolled: 'Enrolled',
    target: 'Target {target}',
  },
  'data-flow': {
    title: 'One headache, from form to table.',
    description:
      'How one adverse event travels: from the CRF to the SDTM domain AE, from there to the ADaM data set ADAE, and into a table in which 7 of 48 participants, 14.6%, have a headache.',
    caption: 'Each arrow is a written specification, so that a number can be followed back to the form.',
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
      'When the documents of a two-year study are written, in months. The protocol is final in month 4, the statistical analysis plan in month 12, long before the database lock in month 24; the clinical study report follows from month 24 to month 28.',
    caption: 'Bars: from first draft to final version. Diamonds: annual reports.',
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
      'Percentage of participants with each treatment-emergent preferred term, {perArm} on treatment and {perArm} on control. The largest difference is in {term}: {treatment}% against {control}%.',
    caption:
      'Participants with at least one event, {perArm} in each arm, by MedDRA preferred term. Largest difference: {term}, {treatment}% against {control}%.',
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
      'Choose a bar to see the publications of its year. {undated} publications without a year are not shown.',
    y: 'Publications',
    bar: 'Publications in {year}: {count}',
  },
  regions: {
    title: 'Where our studies run.',
    caption: 'Each dot is 4 degrees of land; the colored ones are the regions we work in.',
  },
}
