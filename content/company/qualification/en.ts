import type { AskedId } from './asked-statuses.ts'

/** What is usually asked in an audit. The text may have links. */
interface AskedRow {
  /** The anchor. */
  id: AskedId
  thing: string
  text: string
}

const rows: AskedRow[] = [
  {
    id: 'iso-27001-certificate',
    thing: 'ISO/IEC 27001 certificate',
    text: 'We hold no ISO certificate: our procedures are [aligned with ISO/IEC 27001:2022](data-management#edc-systems) and, for health information, ISO 27799:2016, which is not the same as certification.',
  },
  {
    id: 'other-certificates',
    thing: 'Other certificates: ISO 9001, GCP',
    text: 'We claim neither. For GCP, ask to audit the provider rather than for a certificate: ICH E6(R3) does not provide for certification.',
  },
  {
    id: 'soc-2',
    thing: 'SOC 2 report',
    text: 'We claim none. Ask any provider for the type (1 or 2), the period, and the exceptions that the auditor found.',
  },
  {
    id: 'sop-index',
    thing: 'SOP index: list of standard operating procedures',
    text: 'Ask any provider for titles, versions, and effective dates: the index shows which activities have no procedure at all.',
  },
  {
    id: 'quality-manual',
    thing: 'Quality manual and quality policy',
    text: 'The quality system is described with [the person who heads it](leadership#michal-shoresh). Ask who approved the manual and when it was last reviewed: that shows whether it is used.',
  },
  {
    id: 'training-records',
    thing: 'Training records and CVs of staff',
    text: 'Ask for those of the people who would do your work, with dates (GCP, procedures, systems): inspectors ask a sponsor for them.',
  },
  {
    id: 'audit-visits',
    thing: 'Audit visits, remote or on site',
    text: 'Write to the [office](qualification#office) with the scope, the dates, and whether you would come or audit remotely.',
  },
  {
    id: 'inspections',
    thing: 'Inspections by authorities, and audits by other sponsors',
    text: 'Ask for dates, authorities such as the FDA, findings, and responses, because the responses show how a provider corrects itself.',
  },
  {
    id: 'insurance',
    thing: 'Insurance certificate: professional liability',
    text: 'Ask for the insurer, the limit of liability, the territory, and the expiration date, because a claim may be made after the trial ends. The insurance of participants is the sponsor’s, under a separate policy.',
  },
  {
    id: 'part-11',
    thing: 'Statement on 21 CFR Part 11',
    text: 'The EDC system is [validated for electronic records and signatures](data-management#edc-systems) under Part 11. A clause-by-clause assessment belongs in the validation package.',
  },
  {
    id: 'validation-package',
    thing: 'Validation package of the EDC: plan, IQ, OQ, PQ, report',
    text: 'Only [the approach](qualification#validation) is described. Ask for the documents of the release that will run your trial, because validation always applies to a specific version.',
  },
  {
    id: 'backups',
    thing: 'Backup frequency',
    text: 'The EDC database is [backed up daily, its transactions every 15 minutes](data-management#edc-systems).',
  },
  {
    id: 'restore-test',
    thing: 'Last restore test',
    text: 'Restores are [rehearsed and recorded](qualification#continuity), but no record of one is shown here. Ask for the date, the duration, and the result: only a restore proves a backup.',
  },
  {
    id: 'business-continuity-plan',
    thing: 'Business continuity plan (BCP) and disaster recovery',
    text: 'Ask for the recovery time objective (RTO), the recovery point objective (RPO, the accepted loss of data), and the date and result of the last exercise, because an untested plan may fail when you need it.',
  },
  {
    id: 'penetration-test',
    thing: 'Penetration test report',
    text: 'Ask for the summary: who tested what, when, and which findings are open, because an open finding is a risk to your data.',
  },
  {
    id: 'security-incidents',
    thing: 'Security incidents, and notice of a breach',
    text: 'Ask for the incidents of the last three years, and how many hours the contract allows the provider for notifying you of a breach: your own reporting deadline generally runs from that notice.',
  },
  {
    id: 'subprocessors',
    thing: 'Sub-processors of the website',
    text: 'Two, [named below](qualification#processors) with location and role.',
  },
  {
    id: 'subcontractors',
    thing: 'Sub-processors and subcontractors for trial data',
    text: 'Ask for the list, with countries, and for advance notice of any new subcontractor, because each of them handles your data.',
  },
  {
    id: 'data-ownership',
    thing: 'Data ownership: who owns the data',
    text: 'As a rule [you are the controller](privacy-policy#controller) and we process the data for you; a contract settles ownership. Ask for a contract that names you as owner of the data, the audit trail, and the programs written for you.',
  },
  {
    id: 'data-location',
    thing: 'Location of data: where trial data are stored and hosted',
    text: 'Our team hosts the EDC; we do not state a country or data center for trial data here. Ask for both, for the backups too, because the country decides which rules for transfers apply.',
  },
  {
    id: 'exit',
    thing: 'Exit and return of data',
    text: 'When your study closes, each investigator receives a certified copy before access ends, and you receive [an archive with the complete audit trail](data-management#edc-systems). Exports: CDISC ODM-XML, SDTM, SAS, CSV. Ask that the contract give you the same if you leave earlier.',
  },
  {
    id: 'cost-of-leaving',
    thing: 'What leaving costs',
    text: 'Prices depend on the trial, and we name none for an exit. Ask that the contract specify the notice period, turnaround, formats, and price for a mid-study exit as well, because it is hard to negotiate these later.',
  },
  {
    id: 'archive',
    thing: 'Archive and retention of trial data and documents',
    text: 'You receive the archive; the contract sets how long a provider keeps its own records. Ask for the period, the format, and who can open it after 15 years, because an inspection may come late.',
  },
  {
    id: 'website-retention',
    thing: 'Retention periods of the website’s data',
    text: 'The privacy policy lists [a period for each kind](privacy-policy#retention): messages, logs, counts.',
  },
  {
    id: 'data-processing-agreement',
    thing: 'Data processing agreement (DPA)',
    text: 'It is part of the contract. Ask for the draft early, because its annexes show measures, sub-processors, and locations at once.',
  },
  {
    id: 'confidentiality-agreement',
    thing: 'Confidentiality agreement (NDA)',
    text: 'We are glad to sign one [before a study is discussed](terms-of-service#messages).',
  },
]

export const en = {
  title: 'Qualification: Standards and Processors',
  description:
    'For sponsor auditors: certificates, SOPs, insurance, audits, location and ownership of data; standards by service, validation, backup, and processors.',
  heading: 'Vendor qualification',
  lead: 'For sponsor auditors: what is asked in an audit, our standards, validation, continuity, and the website’s processors of personal data. Each statement links to its source.',
  version: 'Version {version},',
  file: 'The same as files:',
  asked: {
    title: 'What auditors ask for',
    lead: 'One row for each item that auditors usually ask for. The company is fictional; where it has nothing to show, the row says what to ask of any provider, and why.',
    thing: 'What',
    status: 'Status',
    answer: 'Answer',
    statuses: {
      held: 'Answered here',
      notHeld: 'Not held',
      onRequest: 'On request',
      sample: 'Not part of this sample',
    },
    rows,
  },
  matrix: {
    title: 'Standards by service',
    text: 'Each mark links to the page of the service.',
    sentence: 'opens the page and highlights the sentence that names the standard',
    listed: 'opens the page of the service, which lists the standard',
    standard: 'Standard',
    issuers: '{count} standards by issuer or type',
    filter: 'Only the standards of one service',
    all: 'All services',
    apply: 'Show',
    shown: '{shown} of {all} standards',
    reset: 'Show all standards',
  },
  validation: 'Validation approach',
  continuity: 'Backup and continuity',
  processors: {
    title: 'Processors of personal data',
    text: 'Those that the website uses, as the [Privacy Policy](privacy-policy#recipients) names them.',
    name: 'Processor',
    place: 'Location',
    task: 'Role',
  },
}
