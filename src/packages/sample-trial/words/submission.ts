/**
 * The words of the annotated form and of the reviewer's guides as PDF. They are for agencies, so they
 * are in English only, and no page has them. `{name}` is a number of the data: do not write numbers here.
 */
export const simulated =
  'Simulated data. The trial was never conducted, and nobody took part in it. No agency received this package.'

export const crf = {
  title: 'Annotated case report form',
  lead: [
    'Each form begins on a new page. An annotation names the variable of SDTM that a field becomes; its color is that of its domain, as the line below the title of the form says.',
    'Values of a field that is marked [NOT SUBMITTED] are in the database and in no dataset. Bookmarks and named destinations lead to the forms; Define-XML refers to the destinations.',
  ],
  contents: 'Forms',
  site: 'Site',
  participant: 'Participant',
  /** To be marked, before a choice. */
  mark: '(   )',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  unit: 'Unit: {unit}',
  ofLaboratory: 'Unit: that of the laboratory of the site',
}

type Row = readonly [term: string, text: string]

const purpose = (kind: string) =>
  `This guide explains the ${kind} data of the study where Define-XML says too little, and lists what a validation of the data reported.`

/** Used in the guides. */
const acronyms: readonly Row[] = [
  ['ADaM', 'Analysis Data Model'],
  ['BCLC', 'Barcelona Clinic Liver Cancer staging'],
  ['CDISC', 'Clinical Data Interchange Standards Consortium'],
  ['CRF', 'Case report form'],
  ['CTCAE', 'Common Terminology Criteria for Adverse Events'],
  ['ECOG', 'Eastern Cooperative Oncology Group'],
  ['MedDRA', 'Medical Dictionary for Regulatory Activities'],
  ['RECIST', 'Response Evaluation Criteria in Solid Tumors'],
  ['SDTM', 'Study Data Tabulation Model'],
]

const conformance = {
  rules:
    'The tests of the project look for the variables that SDTMIG and ADaMIG require, and compare values with the code lists. The project’s own rules, about the plan, the disease, and the analysis data, are queries over the data of this package.',
  files:
    'Define-XML is checked for its elements, their order, and its references. The long run of the tests reads the SAS transport files by haven, a package of R, and compares every cell with the published CSV files.',
}

export const guides = {
  contents: 'Contents',
  acronyms,
  simulated,
  columns: {
    acronym: ['Acronym', 'Meaning'],
    standard: ['Standard or dictionary', 'Version'],
    datasets: ['Dataset', 'Label', 'Class', 'Records', 'Participants'],
    criteria: ['Code', 'Category', 'Criterion'],
    findings: ['Rule', 'What must hold', 'Records', 'Explanation'],
    issues: ['Dataset', 'Issue', 'Count', 'Explanation'],
    programs: ['Output', 'Title', 'First program', 'Second program'],
    variables: ['Variable', 'Label'],
  },
  standards: {
    eventsDictionary: ['Dictionary of medical events', 'The study’s own; MedDRA is not used'],
    medicationDictionary: ['Dictionary of medications', 'None; therapies are not coded'],
    grades: ['Grades of adverse events and results', 'CTCAE 5.0'],
    responses: ['Responses of tumors', 'RECIST 1.1'],
    transport: ['Datasets', 'SAS transport format, version 5'],
  },
  sdtm: {
    title: 'Clinical study data reviewer’s guide',
    purpose: purpose('tabulation'),
    versions: 'The protocol has one version.',
    trialDesign: 'The package has the datasets of the trial design.',
    overview: [
      ['Data cut', '{cut}. No value of the data is of a later day'],
      ['Database lock', '{lock}. The arms were added to the data on {unblinded}'],
      ['Participants', '{participants}'],
      [
        'Status of the study',
        'The data are those of the final analysis. {ongoing} participants had not ended their participation at the data cut',
      ],
      ['Source of the analysis data', 'The datasets of this package, and nothing else'],
    ],
    forms:
      'The annotated form (acrf.pdf) has {forms} forms. These fields are not submitted: {fields}. The origin of each collected variable in Define-XML names its forms.',
    noMore:
      'Numbers of --SEQ are unique, but not without gaps: a record that a form does not give keeps its number free.',
    engine:
      'The CDISC CORE engine {version} ran on these files on {day}, with its rules for SDTMIG 3.4 and with Define-XML. Of {ran} rules, {clean} had no finding and {found} had findings; at {stopped}, the engine stopped with an error. Another {notApplicable} are about datasets and variables that these data do not have. The file conformance.json, which is published with the data, names all rules that ran.',
    stopped: 'stopped',
    others: 'Other things that a reviewer may ask about:',
    appendix: 'Appendix: inclusion and exclusion criteria',
  },
  adam: {
    title: 'Analysis data reviewer’s guide',
    purpose: purpose('analysis'),
    source:
      'The datasets of the tabulation data in this package, of the data cut of {cut}. No other source was used, but the protocol and the statistical analysis plan.',
    core: 'Each dataset has these variables from ADSL:',
    treatment: 'Treatment variables of ADSL:',
    visits:
      'There is no windowing: AVISIT is the visit at which a value was measured, “Baseline” for the record with ABLFL = Y, and empty for an unscheduled visit. All records are in the datasets; flags select.',
    split: 'No dataset is split.',
    intermediate: 'There are no intermediate datasets.',
    software:
      'Each output has two programs. The first is in TypeScript, and Node runs it. The second reads the CSV files only, is in SQL for SQLite (3.35 or later), and prints the same text in every cell. survival-r.txt computes estimates of survival by the package survival of R.',
    names:
      'Agencies take programs as text, so here the extension is a part of the name, as in t-14-2-1-sql.txt. The text is in UTF-8. The files with their own names are published with the data, and so are the CSV files, which are not in this package; readme-md.txt says how to run the programs.',
    noEngine: 'CDISC CORE has no published rules for ADaM.',
    endpoint: 'ADTTE holds the primary endpoint; PARAMCD = OS is the primary analysis.',
  },
  sections: {
    introduction: 'Introduction',
    purpose: 'Purpose',
    acronyms: 'Acronyms',
    inventory: 'Study data standards and dictionary inventory',
    source: 'Source data used for the analysis datasets',
    protocol: 'Protocol description',
    number: 'Protocol number and title',
    design: 'Protocol design',
    designOfAnalysis: 'Protocol design in relation to ADaM concepts',
    trialDesign: 'Trial design datasets',
    subjectData: 'Subject data description',
    overview: 'Overview',
    forms: 'Annotated case report form',
    domains: 'SDTM subject domains',
    considerations: 'Analysis considerations related to multiple analysis datasets',
    core: 'Core variables',
    treatment: 'Treatment variables',
    special: 'Participants who need special analysis rules',
    visits: 'Visit windows, unscheduled visits, and selection of records',
    imputation: 'Imputation and derivation methods',
    creation: 'Creation and processing of the analysis data',
    split: 'Split datasets',
    dependencies: 'Data dependencies',
    intermediate: 'Intermediate datasets',
    conventions: 'Variable conventions',
    descriptions: 'Analysis dataset descriptions',
    datasets: 'Analysis datasets',
    conformance: 'Data conformance summary',
    inputs: 'Conformance inputs',
    issues: 'Issues summary',
    details: 'Additional conformance details',
    programs: 'Submission of programs',
    description: 'Description',
    outputs: 'Programs of the outputs',
    traceability: 'Traceability',
  },
  inputs: [conformance.rules, conformance.files],
  /** What no rule of CORE is about, and why. The counts are queries in `test/sample-study/documents/issues.ts`. */
  issues: {
    partialDate: [
      'The start of an event lacks its day',
      'Only the month is known. The sites were asked and confirmed it',
    ],
    unscheduled: [
      'A visit is not in TV',
      'Unscheduled visits of the laboratory have a decimal number. SVPRESP and SVOCCUR are empty there',
    ],
    ongoing: ['The last element has no end', 'The participant was still in the study at the data cut'],
    nullFlavor: [
      'A summary parameter has no value',
      'TSVALNF says why: the value does not apply, is not known, or is not yet available, or the age has no upper limit',
    ],
    imputed: [
      'The day of ASTDT is imputed',
      'Only the month is known in AE. ASTDTF is D; the plan has the rule',
    ],
    notEmergent: [
      'An event is not treatment-emergent',
      'It started before the first dose, more than 30 days after the last, or without a dose. TRTEMFL is empty',
    ],
    noVisit: ['AVISIT is empty', 'The result is of an unscheduled visit'],
    severalCensorings: [
      'CNSR is above 1',
      'For PFS it tells apart why a time was censored; EVNTDESC has the text',
    ],
  } satisfies Record<string, Row>,
}

/** README.txt of the package. */
export const readme = {
  about: 'Study {study}: the package of module 5 (eCTD), version {version} of the data.',
  license: 'License: {license}, {address}',
  folders: [
    [
      'tabulations/sdtm',
      'datasets, define.xml, the reviewer’s guide (csdrg.pdf), the annotated form (acrf.pdf)',
    ],
    ['analysis/adam/datasets', 'datasets, define.xml, the reviewer’s guide (adrg.pdf)'],
    ['analysis/adam/programs', 'both programs of each output, as text'],
  ],
} as const
