export const en = {
  title: 'Qualification: Standards and Processors',
  description:
    'For auditors of sponsors: which standard applies to which service, validation, backup and continuity, processors of personal data, and whom to ask.',
  heading: 'Qualification',
  lead: 'For the auditors of sponsors: what this site says about standards, validation, continuity, and personal data, on one page, each statement with a link to its place on the site.',
  version: 'Version {version} of',
  versionNumber: '1.0',
  inForce: '2026-11-23' as const,
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
