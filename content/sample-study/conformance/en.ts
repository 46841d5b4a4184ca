/** The sentences of our own rules and of the findings are in JSON beside, which the build puts into the file of results. */
export const en = {
  title: 'Conformance of the sample study’s data',
  description:
    'What the CDISC CORE engine found in the data of a simulated trial, each finding explained, and our own rules, each with its query and its result.',
  heading: 'Conformance of the data',
  lead: 'You can see what the CDISC CORE engine found in these data; every finding is explained. Our own rules are checks that you can run yourself: each is one SQL query.',
  summary: {
    title: 'In numbers',
    engine: [
      'The CDISC CORE engine',
      'Version {version} ran its rules for SDTMIG 3.4 on {day} with the controlled terminology of {terminology}. Rules that ran: {ran}. Rules without a finding: {clean}; with findings: {found}; at which the engine stopped with an error: {stopped}. Rules about datasets and variables that these data do not have: {skipped}',
    ],
    newer:
      'Newer editions exist: CORE 0.17.1 (August 2026) and the terminology of March 27, 2026. The data name the terminology with which they were coded. On December 1, 2026, the newer engine was not available to us, so this run stands.',
    read: ['What it read', '{files} files of version {version} of the data. SHA-256 of their checksums:'],
    unchanged: 'They are the files that you can download now.',
    onlyPrograms:
      'The data are those that you can download now. In define-sdtm.xml, only program code that it quotes has changed since; the engine does not read that code.',
    changed: 'Files that have changed since:',
    own: [
      'Our own rules',
      'Queries without a finding: {clean} of {queried}. They are about the plan of the trial, the disease, and the analysis data, for which CORE has no published rules',
    ],
    files: [
      'Results to download',
      'JSON also has the Hebrew sentences, and the number that the engine found by each rule that it ran',
    ],
  },
  findings: {
    title: 'Findings of the engine',
    lead: 'A sentence says what must hold, in our words. A name such as BODSYS stands for that variable of each dataset, for example AEBODSYS.',
  },
  groups: {
    title: 'Our own rules',
    lead: 'A sentence says what must hold. Numbers beside the name of a rule are those of CDISC rules on the same matter.',
    count: '{title}: {count} rules',
    names: {
      trial: 'Collected data and the plan',
      adam: 'Analysis data (ADaM)',
      medicine: 'Eligibility, liver function, and response',
    },
  },
  columns: {
    id: 'Rule',
    says: 'What must hold',
    result: 'Result',
    why: 'Explanation',
  },
  query: 'Query of {id}',
  results: {
    found: 'findings: {found}',
    stopped: 'stopped',
  },
  run: {
    title: 'Run a query yourself',
    text: 'Download the CSV files and [load.sql](/sample-study/programs/load.sql), then start SQLite (3.35 or later) in their folder:',
  },
}
