export const en = {
  title: 'A sample study, from synopsis to report',
  description:
    'One simulated phase 2 trial, complete: protocol synopsis, forms, data, tables, and report. Every number can be traced to the field it came from.',
  heading: 'Sample study: a whole trial, from synopsis to report',
  lead: 'One simulated phase 2 trial, complete from synopsis to report. Select any number in its report or tables and trace it back: to the analysis rows, to the tabulation records, and to the field of the form with its query and its correction.',
  start: 'Start with a number',
  startLink: 'Trace the hazard ratio of the primary analysis, {t-14-2-1.hazardRatio:0}',
  case: {
    title: 'Simulated case: one typing error, and the query that caught it',
    challenge: {
      name: 'Challenge',
      text: 'A site typed {typed} as the date of a last contact, {days|no days|one day|# days} too early. Without the correction, the report would have stated a hazard ratio of {ratio} with p = {p}.',
      link: 'What if this query had not been raised?',
    },
    done: {
      name: 'What was done',
      text: 'Check {check} found doses after that date. A data manager opened a query, and the site corrected the date to {value}.',
      link: 'All queries of check {check}',
    },
    result: {
      name: 'Result',
      text: 'The report states a hazard ratio of {t-14-2-1.hazardRatio:0} with p = {t-14-2-1.stratifiedTest:0}. Without the query, {count|no printed number|one printed number|# printed numbers} would be wrong.',
      link: 'The corrected field and its audit trail',
    },
  },
  teachers: 'For teachers and testers',
  documents: {
    'sample-study/synopsis': 'The question of the trial and its design.',
    'sample-study/estimand':
      'The trial’s question in the five attributes of ICH E9(R1), with two intercurrent events.',
    'sample-study/analysis-plan': 'Analysis sets, primary analysis, sensitivity analyses.',
    'sample-study/case-report-form': 'All forms with their fields, code lists, and annotations.',
    'sample-study/data-management': 'The edit checks, with every query that they raised.',
    'sample-study/participants': 'All participants, one lane each: doses, events, and follow-up.',
    'sample-study/outputs': 'Tables, listings, and figures; every cell is a link.',
    'sample-study/report':
      'The sections on disposition, efficacy, exposure, and adverse events, following ICH E3.',
    'sample-study/datasets': 'SDTM and ADaM as Dataset-JSON, CSV, and XPT, with Define-XML.',
    'sample-study/conformance':
      'The findings of the CDISC CORE engine, explained, and our own rules as queries.',
    'sample-study/planted': 'Every assumption and every planted error.',
    'sample-study/trace': 'One number, traced step by step to the form.',
    'sample-study/break': 'See what one changed field does to tables and report.',
  },
  made: {
    title: 'How it was made',
    entries: [
      'A program with a fixed seed simulates 160 participants: randomization in blocks, survival, doses, visits, adverse events, deviations, and typing errors. The plot on our home page shows their survival.',
      'Everything else is derived from the forms by functions that record what they read. The trace that you follow is that record; none of it is written by hand.',
      'The outputs were programmed a second time in SQL from the exported files, and the survival results a third time in R. All agree in every cell.',
      'Adverse events are coded with the study’s own small dictionary, because MedDRA requires a license.',
    ],
  },
}
