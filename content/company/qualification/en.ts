export const en = {
  title: 'Qualification: Standards and Processors',
  description:
    'For sponsor auditors: which standard applies to which service, validation, backup and continuity, processors of personal data, and whom to ask.',
  heading: 'Qualification',
  lead: 'For sponsor auditors: our standards, validation, continuity, and the website’s processors of personal data on one page, each statement linked to its source.',
  version: 'Version {version} of',
  versionNumber: '1.1',
  inForce: '2026-11-26' as const,
  file: 'The same as a file:',
  matrix: {
    title: 'Standards by service',
    text: 'Each service leads to the sentence that names the standard, or to the service’s list of standards.',
    standard: 'Standard',
  },
  validation: 'Validation approach',
  continuity: 'Backup and continuity',
  processors: {
    title: 'Processors of personal data',
    text: 'Those that the website uses, as the [Privacy Policy](privacy-policy#recipients) names them.',
    name: 'Processor',
    place: 'Place',
    task: 'Task',
  },
}
