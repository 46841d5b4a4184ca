/** The rules themselves, with their explanations, are in the file of results that the build writes. */
export const en = {
  title: 'Conformance of the sample study’s data',
  description:
    'The rules of CDISC CORE that apply to a simulated trial: each with the query that the build ran, what it found, what the CORE engine said, and why.',
  heading: 'Conformance of the data',
  lead: 'You can see which rules the data follow, and run each check yourself: it is one SQL query. Whatever is not zero is explained.',
  summary: {
    title: 'In numbers',
    core: [
      'Rules of CDISC CORE',
      'The CORE engine runs {ran} rules for SDTMIG 3.4 on these data. {queried} of them are queries here: {clean} find nothing, and what the other {found} find is explained. {others} rules have no query, and you see why',
    ],
    own: [
      'Our own rules',
      '{clean} of {queried} queries find nothing. They are about the plan of the trial, the disease, and the analysis data, for which CORE has no published rules',
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
    lead: 'What was found, by a query here or by the engine, and why.',
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
    result: 'Result',
    why: 'Explanation',
    reason: 'Why there is no query',
  },
  query: 'Query of {id}',
  results: {
    found: '{found} found',
    both: '{found} found, engine {engine}',
    stopped: '{found} found, engine stopped',
    engine: 'engine {engine}',
    engineStopped: 'engine stopped',
  },
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
    text: 'Download the CSV files and [load.sql](/sample-study/programs/load.sql), then start SQLite (3.44 or later) in their folder:',
  },
}
