export const en = {
  title: 'Data management plan of the sample study',
  description:
    'Excerpt of the data management plan of a simulated trial: data flow, coding, 90 edit checks, and every query that they raised.',
  heading: 'Data management plan',
  lead: 'How the values typed at the sites became the values analyzed. Below the plan, each check has the queries that it raised in this trial.',
  sections: [
    {
      title: 'Flow',
      rows: [
        [
          'Entry',
          'Site staff open a form within days of the visit, and later add what becomes known only then, such as the end of an event. Edit checks of a form run at once, and a failed check opens a query on the field',
        ],
        [
          'Review',
          'Every four weeks a data manager runs the checks that compare forms, and asks about terms that are not clear enough to be coded (DMR)',
        ],
        [
          'Answer',
          'The site corrects the value with a reason, or confirms it from the source. If the answer does not settle it, the query is raised again. The person who opened it, a data manager or the monitor, closes it',
        ],
        [
          'Source data verification',
          'At the site the monitor compares forms with the source documents, and opens a query manually where they differ (SDV)',
        ],
        [
          'Transfers',
          'The randomization number is transferred from the randomization system at once; the arm was transferred on July 2, 2024, after unblinding',
        ],
        [
          'Coding',
          'Adverse events, with the study’s own small dictionary. A real trial would use MedDRA, which requires a license',
        ],
        ['Privacy', 'The year of birth is collected, not the full date'],
        [
          'Lock',
          'July 1, 2024: the data cut had passed, every query was closed, and the investigators had signed the casebooks. Later changes need a documented unlock',
        ],
      ],
    },
  ],
  checksTitle: 'Edit checks and their queries',
  columns: { check: 'Check', rule: 'Must hold', field: 'Field', queries: 'Queries' },
  counts:
    'Queries opened and closed: {queries}, of which monitors and data managers opened {manual} manually. Values corrected: {corrections}.',
  group: '{form} (checks: {checks}, queries: {queries})',
  byHand: 'Manual',
  anyField: 'Any',
  queriesOf: 'Queries of check {check}: {count}',
  allChecks: 'All checks and their queries',
}
