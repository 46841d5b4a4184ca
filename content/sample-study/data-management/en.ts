export const en = {
  title: 'Data management plan of the sample study',
  description:
    'Excerpt of the data management plan of a simulated trial: data flow, coding, thirteen edit checks, and every query that they raised.',
  heading: 'Data management plan',
  lead: 'How the values typed at the sites became the values analyzed, and what was queried on the way.',
  sections: [
    {
      title: 'Flow',
      rows: [
        [
          'Entry',
          'Site staff open a form within days of the visit, and add later what is known later, such as the end of an event. Edit checks run at once, and a failed check opens a query on the field',
        ],
        [
          'Answer',
          'The site corrects the value with a reason, or confirms it from the source. The query is closed by whoever opened it, a data manager or the monitor',
        ],
        [
          'Source data verification',
          'At the site the monitor compares forms with the source documents, and opens a query by hand where they differ (SDV)',
        ],
        [
          'Transfers',
          'The randomization number comes from the randomization system at once, the arm on March 18, 2025, after unblinding',
        ],
        [
          'Coding',
          'Adverse events, with the study’s own small dictionary. A real trial would use MedDRA, which requires a license',
        ],
        ['Privacy', 'The year of birth is collected, not the day'],
        [
          'Lock',
          'March 17, 2025: the data cut had passed and every query was closed. Later changes need a documented unlock',
        ],
      ],
    },
  ],
  checksTitle: 'Edit checks and their queries',
  columns: { check: 'Check', rule: 'Must hold', field: 'Field', queries: 'Queries' },
  counts:
    '{queries} queries were opened and closed, {manual} of them by the monitor at source data verification; {corrections} values were corrected.',
  listTitle: 'All queries',
}
