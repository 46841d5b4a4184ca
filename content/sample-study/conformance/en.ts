/** The rules themselves, with their explanations, are in the file of results that the build writes. */
export const en = {
  title: 'Conformance of the sample study’s data',
  description:
    'The rules of CDISC CORE that apply to a simulated trial: each with the query that the build ran, what it found, what the CORE engine said, and why.',
  heading: 'Conformance of the data',
  lead: 'You see which rules these data keep, and you can run each check yourself: it is one SQL query. What is not zero has an explanation.',
  summary: {
    title: 'In numbers',
    core: [
      'Rules of CDISC CORE',
      '{ran} rules for SDTMIG 3.4 apply to these data. {queried} of them are queries here: {clean} find nothing, and {found} find something that is explained. The other {others} are listed with the reason',
    ],
    own: [
      'Our own rules',
      '{queried} queries on the plan of the trial, the medicine, and the analysis data, for which CORE has no published rules: {clean} find nothing, and {found} find something',
    ],
    engine: [
      'The CORE engine itself',
      'Version {version} ran on {day} with the controlled terminology of {terminology}: of {ran} rules, {clean} found nothing, {found} found something, and {stopped} stopped with an error. Another {skipped} are about datasets and variables that are not there',
    ],
    read: ['What it read', '{files} files of version {version} of the data. SHA-256 of their checksums:'],
    unchanged: 'They are the files that you can download now.',
    changed: 'Files that have changed since:',
    files: ['Results to download', 'JSON also has the Hebrew sentences'],
  },
  findings: {
    title: 'Rules with a finding',
    lead: 'First what was found, here or by the engine, and why.',
  },
  groups: {
    core: 'Rules of CDISC CORE',
    own: 'Our own rules',
    lead: 'A sentence says what must hold, in our words. A name such as DTC stands for that variable of each dataset, for example LBDTC.',
    count: '{title}: {count} rules',
    names: {
      values: 'Values of a record',
      relations: 'Between datasets',
      dates: 'Dates and study days',
      keys: 'Unique, and one to one',
      trialDesign: 'Trial design and trial summary',
      structure: 'Datasets and variables',
      trial: 'Collected data and the plan',
      adam: 'Analysis data (ADaM)',
      medicine: 'Eligibility, liver function, and response',
    },
  },
  columns: {
    id: 'Rule',
    says: 'What must hold',
    found: 'Found',
    engine: 'Engine',
    why: 'Explanation',
    reason: 'Why there is no query',
  },
  query: 'Query of {id}',
  stopped: 'error',
  none: 'no query',
  others: {
    title: 'Rules without a query',
    reasons: {
      library: 'It compares with CDISC’s library: labels, roles, order, expected variables, or terms.',
      absent: 'The variables that it is about are absent.',
      file: 'It is about the size of a file.',
    },
  },
  run: {
    title: 'Run a query yourself',
    text: 'Download the CSV files and load.sql, then start SQLite (3.44 or later) in the folder of the files:',
  },
}
