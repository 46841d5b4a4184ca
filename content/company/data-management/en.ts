import type { ServiceCard } from '../../types.ts'

const cards: ServiceCard[] = [
  {
    id: 'ecrf-design',
    title: 'eCRF Design',
    icon: 'layout-list',
    description:
      'Case report forms built from your protocol and analysis plan, so that every endpoint has its data and sites enter only what will be used.',
    content:
      'You get forms that collect what your analysis needs and nothing else. We start from the schedule of activities and from the estimands, endpoints, and tables of your statistical analysis plan. For each field we specify the CDASH name, controlled terminology, SDTM target, and the reason it is collected.\n\nFields without a reason are dropped: ICH E6(R3) asks for tools that capture what the protocol requires, and GDPR limits personal data to what is necessary for the purpose.\n\nClear questions spare you queries later. Each asks one thing; what can be derived, such as body mass index, study day, or a questionnaire total, is not typed in; and “not done” is an explicit answer, so that an empty field always means that something is missing. Partial dates, units, reference ranges, and repeating records get a rule before the first form is built, because a late rule becomes a problem in the SDTM mapping.\n\nYou review the forms on screen with data management, statistics, clinical operations, and, where possible, a site coordinator; then they are tested against written scripts. When you amend the protocol, an impact assessment tells you which forms, checks, reports, and datasets change, which participants are affected, and how data already entered are carried over.',
    features: [
      'Field-level CRF specification with CDASH names, code lists, and SDTM targets',
      'Library of standard forms for demographics, adverse events, concomitant medications, laboratory data, and vital signs',
      'Conditional forms and visits that open by cohort, response, or an earlier answer',
      'Annotated CRF (aCRF) for the submission and completion guidelines for the sites',
      'User acceptance testing with written scripts and recorded results',
      'Form metadata in CDISC ODM-XML, independent of the EDC system',
    ],
    benefits: [
      'Ambiguous questions are found in review, before they become queries',
      'Your SDTM mapping begins with the first form, not after database lock',
      'Sites enter only what the analysis or the safety of participants needs',
    ],
    standards: ['CDASH', 'CDISC ODM', 'ICH E6(R3)', 'GDPR'],
  },
  {
    id: 'edc-systems',
    title: 'EDC Systems',
    icon: 'database',
    description:
      'You see each site’s status the same day, in a validated EDC system that we set up, host, and support for one center or many.',
    content:
      'Everyone in your trial sees their own next tasks. Coordinators see the visits that are due, monitors the fields to verify, data managers the open queries by age, investigators the casebooks to sign. Sites enter data in the browser, in Hebrew or English, with right-to-left forms where they or the participants need them.\n\nYour study build follows a documented life cycle: specification, configuration, independent testing, user acceptance, release, and change control, scaled to risk as in GAMP 5 (2022). The system is validated for electronic records and signatures under 21 CFR Part 11, read with FDA’s questions and answers of October 2024. In Europe, the EMA guideline on computerised systems applies (since September 2023), and so does EU GMP Annex 11 (2011; a revision was out for comment in 2025) where the system manages the investigational product. Access control, encryption, incident handling, and supplier oversight are aligned with ISO/IEC 27001:2022 and, for health information, ISO 27799:2016 (succeeded by the 2025 edition). Personal data are handled in line with GDPR and HIPAA, and trials are run under GCP. Trials of medicines follow ICH E6(R3), with Annex 2 of June 2026 for decentralized elements; device investigations follow ISO 14155:2026 (the edition harmonized in the EU is still that of 2020) and the EU MDR 2017/745.\n\nAfter a failure, sites re-enter at most the last 15 minutes: transactions are backed up every 15 minutes and the full database daily, and restores are rehearsed and recorded. When your study closes, each investigator receives a certified copy of the site’s data before access ends, and you receive an archive with the complete audit trail.',
    features: [
      'Daily database backups',
      'Transaction backups every 15 minutes',
      'Audit trail of each entry, change, and deletion: who, when, old value, new value, and reason',
      'Electronic signatures under 21 CFR Part 11, revoked when signed data change',
      'Flexible user permissions by role, site, form, and field, with blinded and unblinded views',
      'Edit checks at entry and in batch, across forms and visits',
      'Query management with automatic, manual, and monitor queries, tracked by age and status',
      'Double data entry with field-by-field comparison for paper CRFs',
      'Import of laboratory and other external data with reconciliation',
      'eConsent with version tracking and re-consent lists',
      'Medical coding in MedDRA and the ATC/WHO drug dictionary',
      'Multilingual forms, including Hebrew right-to-left',
      'Mid-study changes by versioned release, without loss of entered data',
      'Exports to CDISC ODM-XML, SDTM, SAS, and CSV',
    ],
    benefits: [
      'One audit trail for entry, coding, queries, and signatures',
      'You see the status of each site the same day, without waiting for a data transfer',
      'Amendments go live while sites keep entering data',
      'Build and analysis teams work together, so that exports fit the programs that read them',
    ],
    additionalInfo:
      'The system works together with the randomization, inventory, ePRO, and CTMS services on this page and with systems that you or your laboratory already use.',
    standards: [
      '21 CFR Part 11',
      'GDPR',
      'HIPAA',
      'ISO/IEC 27001:2022',
      'ISO 27799:2016',
      'GAMP 5',
      'ISO 14155:2026',
    ],
  },
  {
    id: 'cdisc',
    title: 'CDISC Standards Compliance',
    icon: 'workflow',
    description:
      'Your data arrive in the form that reviewers expect: CDASH, SDTM, and ADaM with Define-XML and reviewer’s guides, for new trials and existing databases.',
    content:
      'Your data reach the FDA and the Japanese PMDA in the structure they require and the versions they accept. Partners and other bodies increasingly ask for the same.\n\nWe plan the standards before the first participant is enrolled: the versions of implementation guides, controlled terminology, and dictionaries go into a study data standardization plan (SDSP), CDASH shapes the forms, and the SDTM mapping is drafted while the CRF can still be changed.\n\nA reviewer can walk back from a number in a table to the ADaM record, from there to the SDTM record, and from there to the field on the annotated CRF. SDTM holds what was collected, arranged in domains, with trial design datasets that describe the study itself. ADaM holds what was analyzed: ADSL with one record per participant, and BDS and OCCDS datasets ready for analysis. The derivations between them are written down in Define-XML, at value level where a variable means different things in different records.\n\nKey datasets are programmed by two people independently and compared. Conformance checks run on every transfer, not only the last, against the CDISC conformance rules and the FDA and PMDA validation rules. We correct what can be corrected and explain the rest in the reviewer’s guides: the cSDRG for tabulation data and the ADRG for analysis data.',
    services: [
      {
        title: 'Tabulation data',
        items: [
          'SDTM mapping specification and annotated CRF',
          'SDTM domains including trial design and supplemental qualifiers',
          'Define-XML and cSDRG',
        ],
      },
      {
        title: 'Analysis data',
        items: [
          'ADaM specification traced to the SAP',
          'ADSL, BDS, and OCCDS datasets',
          'Define-XML and ADRG',
        ],
      },
      {
        title: 'Existing and pooled data',
        items: [
          'Gap analysis of earlier databases',
          'Conversion to current implementation guides',
          'Harmonization across studies for integrated summaries (ISS and ISE)',
        ],
      },
    ],
    features: [
      'Standards plan with versions of models, controlled terminology, and dictionaries',
      'CDASH-conformant collection, mapped to SDTM before the first visit',
      'SDTM and ADaM datasets as SAS version 5 transport files (XPT)',
      'Define-XML with value-level metadata, methods, comments, and code lists',
      'Conformance checks against CDISC, FDA, and PMDA rules at every transfer',
      'Clinical study data reviewer’s guide (cSDRG) and analysis data reviewer’s guide (ADRG)',
    ],
    benefits: [
      'A reviewer can follow each result back to the collected value',
      'Technical rejection criteria are checked long before you submit',
      'You can pool the studies of a program without converting them again',
    ],
    standards: ['CDASH', 'SDTM', 'ADaM', 'Define-XML', 'CDISC Controlled Terminology'],
  },
  {
    id: 'randomization',
    title: 'Randomization',
    icon: 'shuffle',
    description:
      'Allocation stays concealed until the participant is randomized, with the method, schedule, and system (IRT/RTSM) that suit your open-label or blinded trial.',
    content:
      'We choose the method to suit your trial. Permuted blocks keep the arms balanced over time. If their length varies and the sites do not know it, the next allocation is hard to guess. ICH E9 advises that block length stay out of the protocol.\n\nStratification balances a few strong prognostic factors, but strata multiply: three factors at three levels at ten sites make 270 cells, most of them nearly empty. Minimization balances more factors at their margins, provided that a random element remains in every allocation.\n\nBefore you decide, we simulate balance and predictability with the expected number and size of sites. The specification is reviewed together with the statistical analysis plan, since factors used in the allocation should be accounted for in the analysis. The schedule is generated with a validated program and a recorded seed by a statistician who has no other task in the trial; the team tests on a dummy schedule and never sees the real one.\n\nIn the interactive response technology (IRT, also called RTSM) a site confirms eligibility and stratum and receives a kit number, never a list. Kit numbers are scrambled, so that they reveal neither arm nor order. Emergency unblinding is open to investigators at any hour, without your approval; user, time, and reason are recorded, and the code is broken for one participant only. A wrong stratum, a forced allocation, or a replacement is documented, not overwritten.',
    features: [
      'Simple, permuted-block, stratified, and cluster randomization, and minimization with a random element',
      'Unequal ratios, cohorts that open by dose level, and second randomization at a later stage',
      'Simulation of balance and predictability before the method is fixed',
      'Eligibility and stratum confirmation at the site, with notification by role',
      'Emergency unblinding at any hour, with reason and audit trail',
      'Separate blinded and unblinded roles, reports, and notifications',
    ],
    benefits: [
      'Allocation stays concealed until the participant is randomized',
      'Analysis model and allocation method agree from the start',
      'A code break for one participant leaves the others blinded',
    ],
    standards: ['ICH E9', 'ICH E6(R3)', '21 CFR Part 11'],
  },
  {
    id: 'inventory',
    title: 'Inventory Management',
    icon: 'boxes',
    description:
      'You know where each kit of your investigational product is, from depot to participant and back, and resupply follows real enrollment.',
    content:
      'Your investigational medicinal product (IMP) must reach the site before the participant does, unexpired and without revealing the treatment arm. The system follows each kit through its states: released, shipped, received, available, quarantined, dispensed, returned, destroyed.\n\nIt does not dispense a kit that would expire before the next dispensing visit: do-not-ship and do-not-dispense windows are set for each product and country and tested before the first shipment.\n\nYou choose how stock is refilled. With thresholds, a shipment is proposed when stock at a site falls below a minimum, to bring it back to a maximum. With prediction, shipments follow the visits that randomized participants are due to make within the lead time, plus a buffer for new enrollment. Thresholds suit the first months, when little is known; prediction saves product later, above all when it is scarce or short-dated. Overage is estimated by simulation.\n\nWhen a logger reports a temperature excursion, the shipment is quarantined on receipt. Your quality unit judges the time out of range against stability data, adding up earlier excursions, and releases or rejects it; the system keeps the decision and its document. Accountability is reconciled kit by kit: received, dispensed, returned, lost, destroyed, as ICH E6(R3) asks of sponsors and investigators. At close-out every kit is accounted for, or the discrepancy is explained.',
    features: [
      'Kit-level traceability by batch, expiry date, depot, site, and participant',
      'Threshold and predictive resupply algorithms, adjustable by site',
      'Do-not-ship and do-not-dispense windows, expiry extension and relabeling records',
      'Temperature excursion workflow with quarantine, decision, and release',
      'Accountability and destruction logs for participant, site, and depot',
      'Batch hold and recall, with a list of the kits and participants affected',
    ],
    benefits: [
      'Resupply follows enrollment, so less product expires on the shelf',
      'Blinding holds in shipments, labels, and stock reports',
      'Reconciliation is continuous, so that close-out is short',
    ],
    standards: ['ICH E6(R3)', '21 CFR Part 11', '21 CFR Part 312', 'EU CTR 536/2014'],
  },
  {
    id: 'data-quality',
    title: 'Data Quality Review and Validation',
    icon: 'list-checks',
    description:
      'You can defend the database you lock: your trial’s data are reviewed continuously, from edit checks to central statistical review.',
    content:
      'Your review effort goes to the errors that could change a conclusion. In line with ICH E8(R1) and ICH E6(R3), we agree with you on which data are critical to quality. These are typically consent, eligibility, dosing, the primary endpoint, and serious adverse events, and they get the closest review.\n\nThe data validation plan lists each check, where it runs, and what happens when it fires. Checks that never fire, or fire on good data, are revised.\n\nCentral statistical review finds what single-field checks miss. A misunderstood instruction, a miscalibrated instrument, or fabricated data show only in aggregate: digit preference in blood pressure, too little variance within a site, visits dated on days the clinic is closed, adverse event rates far below those elsewhere. We look for such patterns on a schedule and pass them to your monitors as questions. Acceptable ranges, such as quality tolerance limits, are set in advance, and the study report explains where they were exceeded.\n\nYou lock when the checklist is complete: external data are reconciled with the EDC and serious adverse events with the safety database, a physician has reviewed the coding, and protocol deviations are classified. Before the lock, a blinded data review assigns participants to analysis sets, as ICH E9 describes. All critical fields, and a sample of the others, are verified against the source records. Any unlock needs a reason, an approval, and a record of what changed.',
    features: [
      'Data management plan and data validation plan, each check specified and tested',
      'Programmed listings and manual review on a fixed schedule',
      'Central statistical review: outliers, digit preference, variance, and comparison of sites',
      'Reconciliation of laboratory, ECG, pharmacokinetic, ePRO, and safety data',
      'Query metrics by site, form, and age',
      'Lock checklist, freeze by visit or form, and controlled unlock',
    ],
    benefits: [
      'Critical data get the closest review',
      'Problems at a site are seen while they can still be corrected',
      'Little is left to do between the last visit and the lock',
    ],
    standards: ['ICH E6(R3)', 'ICH E8(R1)', 'ICH E9', 'GCDMP'],
  },
  {
    id: 'epro',
    title: 'ePRO and eDiary',
    icon: 'smartphone',
    description:
      'You know when each entry was made: participants complete questionnaires and diaries on their own phone or a supplied device, in their own language.',
    content:
      'A paper diary filled in on the way to the clinic looks like any other. An electronic one opens within its window and cannot be filled in afterward. That meets “contemporaneous” in ALCOA+ and FDA’s expectation for unsupervised entry (PRO guidance of 2009, which the PFDD series is to replace).\n\nFDA’s PFDD Guidance 3 of October 2025 covers whether the instrument is fit for purpose. Reminders to participants and alerts to the site keep entries from being missed.\n\nMoving a questionnaire from paper to screen can change the answers it gets. We follow the ISPOR recommendations of May 2023, which replaced the three-tier scheme of 2009: a minor to moderate change may need further testing where evidence of comparability is insufficient; a substantial change usually needs full psychometric testing. Translations undergo linguistic validation with back-translation and cognitive interviews with native speakers. For Hebrew and Arabic, the direction of visual analog and numeric scales is agreed with the owner of the instrument.\n\nEach answer goes to the server with its time stamp as soon as a connection allows, and the investigator can see it from then on. ICH E6(R3) expects that the sponsor does not have exclusive control of such data; its Annex 2 of June 2026 covers data collected away from the site. Corrections that an investigator or participant asks for need a justification and a source record from around the time of entry; original, change, and reason remain visible.',
    features: [
      'Daily diaries, event-driven entries, and visit questionnaires with entry windows',
      'Participants’ own phones (BYOD), supplied devices, or the browser at the site',
      'Reminders, adherence reports, and alerts for critical answers',
      'Linguistic validation and screen review with the owner of the instrument',
      'Entry without a connection, with encrypted transfer afterward',
      'Right-to-left screens in Hebrew and Arabic',
    ],
    benefits: [
      'The time of every entry is documented',
      'Missing entries are noticed while a reminder still helps',
      'Scores arrive in the structure of the analysis datasets',
    ],
    standards: [
      'FDA PRO guidance of 2009',
      'FDA PFDD Guidance 3 of 2025',
      'ISPOR 2023',
      'ICH E6(R3)',
      'ALCOA+',
      '21 CFR Part 11',
      'GDPR',
    ],
  },
  {
    id: 'ctms',
    title: 'CTMS',
    icon: 'chart-gantt',
    description:
      'You see what is late or still open: your trial’s sites, milestones, visits, documents, and payments in one record, with over 200 pre-built reports.',
    content:
      'You see which site is ready to open, which visit report is late, which deviation is still unresolved, and how far enrollment is behind plan. The clinical trial management system (CTMS) answers with over 200 pre-built reports for the program, the study, the country, the site, and the monitor.\n\nEach step of start-up has an owner, a planned date, and an actual one, so that you hear of a delay early. Documents are indexed by the TMF Reference Model 3.3.1 of CDISC (2023), and the list of missing essential records is current every day of the trial, not only before an inspection.\n\nMonitoring follows the risks of the trial. Visit frequency is set by site, and visit reports, follow-up letters, and action items are written, reviewed, and signed in the system, linked to the deviation or query that prompted them. Enrollment is projected from the observed rates of the sites with a prediction interval, so that you see a shortfall while another site can still be opened.',
    features: [
      'Over 200 pre-built reports, with saved filters and scheduled delivery',
      'Start-up tracking by site: feasibility, contract, ethics committee and Ministry of Health approvals, import permit, training, and activation',
      'Monitoring visit calendar, reports, follow-up letters, and action items',
      'Enrollment against plan with projection and prediction interval',
      'Protocol deviation log with classification and trend by site',
      'Document index by the TMF Reference Model, with a list of gaps',
      'Site payments calculated from visits confirmed in the EDC',
    ],
    benefits: [
      'You, your monitors, and the data managers read the same numbers',
      'Delays in start-up and enrollment are seen while they can be acted on',
      'You see every day which essential records are missing',
    ],
    standards: ['ICH E6(R3)', 'TMF Reference Model 3.3.1', '21 CFR Part 11'],
  },
]

export const en = {
  title: 'Data Management and Technology',
  description:
    'EDC systems, eCRF design, CDISC datasets, randomization, drug supply, ePRO, and CTMS for clinical trials, from protocol to database lock.',
  heading: 'Data Management and Technology',
  lead: 'Eight services that carry your trial’s data from the first draft of a form to a locked, submission-ready database.',
  introduction:
    'The aim is a database that you can lock, analyze, and submit. After lock it is too late to add a field that was never collected. It is hard to correct an error in a visit window or to undo a change of dictionary version. Our data managers, programmers, and statisticians therefore work from one protocol, one set of standards, and one review plan. Behind this work stand 29+ years of experience in clinical trials.\n\nYou can take the services together or one at a time. Each is documented as the data governance section of ICH E6(R3) expects. You can see who may do what, which system holds the record, how a change can be traced, and how the result can be reproduced.',
  indexLabel: 'Services on this page',
  backLabel: 'Back',
  featuresLabel: 'Key features',
  servicesLabel: 'Services',
  benefitsLabel: 'Benefits',
  standardsLabel: 'Standards and guidelines',
  additionalInfoLabel: 'Additional information',
  cards,
  callToAction: {
    title: 'Talk to a data manager about your trial',
    text: 'Tell us the phase, the number of sites, and the systems you already use. We reply with questions first, then with a scope, the standards that apply, and a timeline.',
    button: 'Describe your trial',
  },
}
