export const en = {
  title: 'Data of the sample study: SDTM and ADaM',
  description:
    'All data of a simulated trial to download: SDTM and ADaM as Dataset-JSON 1.1, CSV, and XPT, with Define-XML 2.1 and short reviewer’s guides.',
  heading: 'Data: SDTM and ADaM',
  lead: 'Download each dataset as Dataset-JSON, CSV, or a SAS transport file (XPT, version 5); the values are the same in all three. They are made from the same forms that each trace leads to.',
  models: { sdtm: 'Tabulation data (SDTM)', adam: 'Analysis data (ADaM)' },
  package:
    'Everything in one zip, in the folders of module 5 of a submission (eCTD): {files} files, {size} MB. It has the datasets as XPT, Define-XML, the reviewer’s guides, the annotated case report form, and the programs as text files.',
  define: 'Define-XML 2.1',
  results: {
    title: 'Results of the analysis',
    text: 'Every number of the outputs, both unrounded and as printed, with the conditions of the rows that it was computed from: by the CDISC Analysis Results Standard 1.0 (ARS), and as a table with one number in each row (ARD), e.g. for R or Python.',
  },
  documents: {
    'csdrg.pdf': 'Reviewer’s guide (PDF)',
    'acrf.pdf': 'Annotated case report form (PDF)',
    'adrg.pdf': 'Reviewer’s guide (PDF)',
  },
  columns: { dataset: 'Dataset', structure: 'Structure', records: 'Records', files: 'Files' },
  allVariables: 'The variables of each dataset',
  variables: 'Variables of {dataset}',
  variableColumns: { name: 'Variable', label: 'Label', type: 'Type', rule: 'Derivation' },
  dataset: {
    name: 'Simulated phase 2 trial in liver cancer (MCR117-201-SIM): SDTM and ADaM data',
    description:
      'All data of a clinical trial that was never conducted: {participants} simulated participants with advanced hepatocellular carcinoma, randomized to MCR-117 or placebo. SDTM and ADaM datasets with Define-XML, made from the case report forms of the trial.',
    keywords: [
      'clinical trial',
      'simulated data',
      'CDISC',
      'SDTM',
      'ADaM',
      'Define-XML',
      'survival analysis',
      'hepatocellular carcinoma',
    ],
    technique: 'Simulation with a fixed seed',
    measured: ['Overall survival', 'Adverse events', 'Exposure to treatment', 'Vital signs'],
    message: 'If you use these data, please cite them as follows, and say that they are simulated.',
  },
  elsewhere: {
    link: 'License, version, citation, checksums, and code that loads a file',
    title: 'Use the data elsewhere',
    lead: 'You can load each file from its address into R, Python, or a notebook, also from a page of another site. You need no key and no registration.',
    license: {
      label: 'License',
      text: 'for the data and the programs. Please say that the data are simulated.',
    },
    version: {
      label: 'Version',
      text: 'Version {version} of {day}; the data were first published on {first}. If a value in a dataset or a result changes, the version changes; descriptions and documents may be worded anew.',
    },
    cite: { label: 'How to cite', text: '{creator}. {title}. Version {version}, {day}. {address}' },
    checksums: {
      label: 'Checksums',
      text: 'has the SHA-256 of every file. In the folder with your copies, run:',
    },
    load: {
      title: 'Load a file',
      r: 'R, also in the browser (webR)',
      python:
        'Python in the browser (JupyterLite). Outside the browser, pd.read_csv takes the address itself.',
      observable: 'Observable notebook',
    },
  },
  guides: [
    {
      title: 'Reviewer’s guide: tabulation data',
      rows: [
        [
          'Standards',
          'SDTM Implementation Guide 3.4, Define-XML 2.1, CDISC controlled terminology of March 28, 2025',
        ],
        [
          'Conformance',
          'What the [CDISC CORE engine](sample-study/conformance) found, each finding explained, and our own rules, each with its query and its result',
        ],
        ['Randomized only', 'Screen failures were not simulated: DM holds only randomized participants'],
        [
          'Not treated',
          'Two participants were randomized and took no dose. Their actual arm is empty, and ARMNRS says why',
        ],
        [
          'Supplemental qualifiers',
          'Macrovascular invasion, a stratification factor, is in SUPPDM; the best response to the prior systemic therapy in SUPPCM. In the draft of SDTMIG 4.0 (public review until April 6, 2026), NSDM and NSCM take their place',
        ],
        [
          'Eligibility',
          'IE holds only criteria that were not met. The data show why, and DV has the deviation',
        ],
        [
          'Laboratory',
          'Each site has its own laboratory, with its units and normal ranges. Unscheduled visits are in SV with a decimal number',
        ],
        [
          'Classifications and responses',
          'RS holds ECOG, BCLC (a term of the sponsor), Child-Pugh, and RECIST 1.1. TU and TR are linked by TULNKID and TRLNKID; tumor assessments have visits of their own',
        ],
        [
          'Subject status',
          'Each contact after treatment has a record in SS. The last one is the source of the date last known alive',
        ],
        ['Deaths', 'The cause of death is in DD. A death by disease progression has no adverse event'],
        ['Deviations', 'Protocol deviations are in DV; a major one excludes from the per-protocol set'],
        ['Ongoing treatment', 'Its last interval of dosing ends with the last dose before the data cut'],
        [
          'Elements and epochs',
          'SE has the elements that a participant passed through, and EPOCH follows from them by date. A record of the day of the first dose is in the treatment epoch, also if it was taken before the dose. EPOCH is empty for an event of which only the month is known, if the epoch changed in that month',
        ],
        [
          'Relations between records',
          'There is no RELREC: the forms do not ask which adverse event led to which change of the dose. Dates and AEACN show it',
        ],
        [
          'Events after the last disposition',
          'An adverse event may start after the last date in DS: treatment or follow-up continues at the data cut, and DS has records of ends and milestones only',
        ],
        ['Eligibility criteria', 'TI has the criteria of the protocol, of which there is one version'],
        [
          'Trial summary',
          'TS has codes of CDISC and SNOMED CT where one is certain. Sponsor and registry do not apply to a simulated trial (NA); the protocol names no pharmacologic class (UNK)',
        ],
        [
          'Dictionary',
          'AEDECOD and AEBODSYS come from the study’s own dictionary; AESOC repeats AEBODSYS. The other variables of the MedDRA hierarchy are empty',
        ],
      ],
    },
    {
      title: 'Reviewer’s guide: analysis data',
      rows: [
        ['Standards', 'ADaM Implementation Guide 1.3; ADAE follows the structure for occurrence data'],
        ['Dates in the XPT files', 'Numbers of SAS with the format E8601DA; in SDTM they stay ISO 8601 text'],
        ['Order', 'ADSL first; the other datasets take treatment, flags, and core variables from it'],
        [
          'ADLB and ADRS',
          'R2ANRHI in ADLB is the multiple of the upper limit of normal; BOR in ADRS is the best overall response',
        ],
        [
          'Parameters of ADTTE',
          'OS: overall survival. OSNAT: the same, censored at the start of another anticancer therapy. OSLEFT: the same, with withdrawal or loss to follow-up on MCR-117 counted as death. PFS: progression-free survival; CNSR says why it was censored, CNSDTDSC at which date',
        ],
        [
          'Exposure',
          'ADEX has dose and dose intensity on MCR-117 only: EX has 0 mg for placebo, regardless of the number of tablets. No output uses ADVS yet',
        ],
        [
          'Sponsor-defined variables',
          'In ADSL: NATDT, start of a new anticancer therapy; EOTDT, end of treatment; RANDNO, randomization number',
        ],
        [
          'Analysis results',
          'The Define-XML file names the variables, the selected rows, and the programs of every table, listing, and figure (Analysis Results Metadata 1.0)',
        ],
        [
          'Traceability',
          'SRCDOM, SRCVAR, and SRCSEQ in ADTTE name the source of the end date; AESEQ leads from ADAE to AE',
        ],
      ],
    },
  ],
}
