export const en = {
  title: 'A sample study, from synopsis to report',
  description:
    'One simulated phase 2 trial, complete: protocol synopsis, forms, data, tables, and report. Every number can be traced to the field it came from.',
  heading: 'A trial you can open',
  lead: 'One simulated phase 2 trial, complete from synopsis to report. Select any number in its report or tables and trace it back: to the analysis rows, to the tabulation records, and to the field of the form with its query and its correction.',
  start: 'Start with a number',
  startText: 'The hazard ratio of the primary analysis:',
  documents: {
    'sample-study/synopsis': 'What the trial asks and how it is designed.',
    'sample-study/estimand':
      'The trial’s question in the five attributes of ICH E9(R1), with two intercurrent events.',
    'sample-study/analysis-plan': 'Analysis sets, primary analysis, sensitivity analyses.',
    'sample-study/case-report-form': 'All forms with their fields, code lists, and annotations.',
    'sample-study/data-management': 'The edit checks, with every query that they raised.',
    'sample-study/participants': 'Everyone in the trial: doses, events, and follow-up, one lane each.',
    'sample-study/outputs': 'Tables, listings, and figures; every cell is a link.',
    'sample-study/report':
      'The sections on disposition, efficacy, exposure, and adverse events, following ICH E3.',
    'sample-study/datasets': 'SDTM and ADaM as Dataset-JSON, CSV, and XPT, with Define-XML.',
    'sample-study/conformance':
      'The findings of the CDISC CORE engine, explained, and our own rules as queries.',
    'sample-study/planted': 'The truth for teachers and testers: assumptions and mistakes.',
    'sample-study/trace': 'One number, step by step.',
    'sample-study/break': 'One value of a form changes, and all that is made from it.',
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
