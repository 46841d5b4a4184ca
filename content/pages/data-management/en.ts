import type { ServiceCard } from '../../types.ts'

const cards: ServiceCard[] = [
  {
    id: 'ecrf-design',
    title: 'eCRF Design',
    icon: 'layout-list',
    description:
      'Case report forms built from the protocol and the analysis plan, so that each field has a purpose and each endpoint has its data.',
    content:
      'A good eCRF starts at the end: with the estimands, endpoints and tables that the statistical analysis plan will need. From the schedule of activities we derive a field-level specification that states, for each item, its CDASH name, its controlled terminology, its SDTM target and the reason it is collected. Items without a reason are dropped. ICH E6(R3) asks for tools that capture what the protocol requires, and GDPR for no more.\n\nWording decides data quality more than any edit check. Each question asks one thing; what can be derived, such as body mass index, study day or a questionnaire total, is not typed in; and “not done” is an explicit answer, so that an empty field always means that something is missing. Partial dates, units, reference ranges and repeating records get a rule before the first form is built, because a rule that arrives later becomes a problem in the SDTM mapping.\n\nForms are reviewed on screen by data management, statistics, clinical operations and, where possible, a site coordinator, then tested against written scripts. Completion guidelines and an annotated CRF are issued with the first release. When a protocol amendment comes, an impact assessment lists which forms, checks, reports and datasets change, which participants are affected, and how data already entered are carried over.',
    features: [
      'Field-level CRF specification with CDASH names, code lists and SDTM targets',
      'Library of standard forms for demographics, adverse events, concomitant medications, laboratory data and vital signs',
      'Conditional forms and visits that open by cohort, response or an earlier answer',
      'Annotated CRF (aCRF) for the submission and completion guidelines for the centers',
      'User acceptance testing with written scripts and recorded results',
      'Form metadata in CDISC ODM-XML, independent of the EDC system',
    ],
    benefits: [
      'Ambiguous questions are found in review, before they become queries',
      'SDTM mapping begins with the first form instead of after database lock',
      'Centers enter only what the analysis or the safety of participants needs',
    ],
    standards: ['CDASH', 'CDISC ODM', 'ICH E6(R3)', 'GDPR'],
  },
  {
    id: 'edc-systems',
    title: 'EDC Systems',
    icon: 'database',
    description:
      'A validated electronic data capture system for trials in one center or many, set up, hosted and supported by our team.',
    content:
      'The system holds the forms, edit checks, queries, signatures and audit trail of a trial in one place, and shows each role what it needs: a coordinator the visits that are due, a monitor the fields awaiting verification, a data manager the open queries by age, an investigator the casebooks to be signed. Entry works in the browser, in Hebrew or English, with right-to-left forms where centers or participants need them.\n\nEach study build follows a documented life cycle: specification, configuration, independent testing, user acceptance, release and change control. Electronic records and signatures are validated for 21 CFR Part 11. Access control, encryption, incident handling and supplier oversight are aligned with ISO/IEC 27001:2022 and, for health information, with ISO 27799:2016. Personal data are handled in line with GDPR and HIPAA, and trials are run under GCP as set out in ICH E6(R3). Validation records are kept ready for audit and inspection.\n\nA database is as safe as its last tested restore. The full database is backed up daily and its transactions every 15 minutes: after a failure at most the last quarter of an hour is entered again. Restores are rehearsed and recorded. When a study closes, the investigator receives a certified copy of the center’s data before access ends, and the sponsor an archive with the complete audit trail.',
    features: [
      'Daily database backups',
      'Transaction backups every 15 minutes',
      'Audit trail of each entry, change and deletion: who, when, old value, new value and reason',
      'Electronic signatures under 21 CFR Part 11, revoked when signed data change',
      'Flexible user permissions by role, center, form and field, with blinded and unblinded views',
      'Edit checks at entry and in batch, across forms and visits',
      'Query management with automatic, manual and monitor queries, tracked by age and status',
      'Double data entry with field-by-field comparison for paper CRFs',
      'Import of laboratory and other external data with reconciliation',
      'eConsent with version tracking and re-consent lists',
      'Medical coding in MedDRA and the ATC/WHO drug dictionary',
      'Multilingual forms, including Hebrew right-to-left',
      'Mid-study changes by versioned release, without loss of entered data',
      'Exports to CDISC ODM-XML and SDTM, SAS and CSV',
    ],
    benefits: [
      'One audit trail for entry, coding, queries and signatures',
      'The state of each center is visible on the day, without waiting for a data transfer',
      'Amendments go live while entry continues at the centers',
      'Build and analysis teams sit together, so that exports fit the programs that read them',
    ],
    additionalInfo:
      'The system works together with the randomization, inventory, ePRO and CTMS services on this page, and exchanges data with the systems that a sponsor or a laboratory already uses.',
    standards: ['21 CFR Part 11', 'GDPR', 'HIPAA', 'ISO/IEC 27001:2022', 'ISO 27799:2016'],
  },
  {
    id: 'cdisc',
    title: 'CDISC Standards Compliance',
    icon: 'workflow',
    description:
      'Study data in CDASH, SDTM and ADaM with Define-XML and reviewer’s guides, for new trials and for databases that already exist.',
    content:
      'The FDA and the Japanese PMDA require study data in CDISC standards and publish the versions they accept; partners and other bodies increasingly ask for the same structure. We plan the standards before the first participant is enrolled. The versions of implementation guides, controlled terminology and dictionaries go into a study data standardization plan (SDSP), CDASH shapes the forms, and the SDTM mapping is drafted while the CRF can still be changed.\n\nSDTM holds what was collected, arranged in domains, with trial design datasets that describe the study itself. ADaM holds what was analyzed: ADSL with one record per subject, and BDS and OCCDS datasets ready for analysis. Traceability is the point of both. A number in a table leads to the ADaM record, from there to the SDTM record, and from there to the field on the annotated CRF. Derivations on this path are written down in Define-XML, at value level where a variable means different things in different records.\n\nKey datasets are programmed by two people independently and compared. Conformance checks of the kind known from Pinnacle 21 run on every transfer and not only on the last, against the CDISC conformance rules and the FDA and PMDA validation rules. What can be corrected is corrected. What cannot, because the data are as they are, is explained in the reviewer’s guides: the cSDRG for tabulation data and the ADRG for analysis data.',
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
          'ADSL, BDS and OCCDS datasets',
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
      'Standards plan with versions of models, controlled terminology and dictionaries',
      'CDASH-conformant collection, mapped to SDTM before the first visit',
      'SDTM and ADaM datasets as SAS version 5 transport files (XPT)',
      'Define-XML with value-level metadata, methods, comments and code lists',
      'Conformance checks against CDISC, FDA and PMDA rules at every transfer',
      'Clinical study data reviewer’s guide (cSDRG) and analysis data reviewer’s guide (ADRG)',
    ],
    benefits: [
      'A reviewer can follow each result back to the collected value',
      'Technical rejection criteria are checked long before the submission',
      'Studies in one program can be pooled without being converted again',
    ],
    standards: ['CDASH', 'SDTM', 'ADaM', 'Define-XML', 'CDISC Controlled Terminology'],
  },
  {
    id: 'randomization',
    title: 'Randomization',
    icon: 'shuffle',
    description:
      'Allocation methods, the schedules that follow from them and the system that applies them (IRT/RTSM), for open and blinded trials.',
    content:
      'The method follows from the trial. Permuted blocks keep the arms balanced over time; blocks of varying length, not known to the centers, make the next allocation hard to guess, and ICH E9 advises that block length stay out of the protocol. Stratification protects a few strong prognostic factors, but strata multiply: three factors at three levels in ten centers make 270 cells, most of them nearly empty. Minimization balances more factors at their margins, provided that a random element remains in every allocation.\n\nBefore the method is fixed we simulate balance and predictability with the expected number and size of centers. The specification is reviewed together with the statistical analysis plan, since factors used in the allocation should be accounted for in the analysis. The schedule is generated with a validated program and a recorded seed by a statistician who has no other task in the trial; the team tests on a dummy schedule and never sees the real one.\n\nIn the interactive response technology (IRT, also called RTSM) a center confirms eligibility and stratum and receives a kit number, never a list. Kit numbers are scrambled, so that they reveal neither arm nor order. Emergency unblinding is open to the investigator at any hour, without asking the sponsor first; user, time and reason are recorded, and the code is broken for one participant only. A wrong stratum, a forced allocation or a replacement is documented, not overwritten.',
    features: [
      'Simple, permuted-block, stratified and cluster randomization, and minimization with a random element',
      'Unequal ratios, cohorts that open by dose level, and second randomization at a later stage',
      'Simulation of balance and predictability before the method is fixed',
      'Eligibility and stratum confirmation at the center, with notification by role',
      'Emergency unblinding at any hour, with reason and audit trail',
      'Separate blinded and unblinded roles, reports and notifications',
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
      'Investigational product followed kit by kit from depot to participant and back, with resupply that responds to real enrollment.',
    content:
      'An investigational medicinal product (IMP) has to be at the center before the participant is, within its expiry, and without revealing the arm. The system follows each kit through its states: released, shipped, received, available, quarantined, dispensed, returned, destroyed. It does not dispense a kit that would expire before the next dispensing visit: do-not-ship and do-not-dispense windows are set for each product and country and tested before the first shipment.\n\nResupply can work on thresholds, where a shipment is proposed when stock at a center falls below a minimum and fills it to a maximum. Or it can work by prediction, from the visits that randomized participants are due to make within the lead time, plus a buffer for new enrollment. Thresholds suit the first months, when little is known; prediction saves product later, above all when it is scarce or short-dated. Parameters are reviewed as enrollment departs from plan, and overage is estimated by simulation.\n\nWhen a logger reports a temperature excursion, the shipment is quarantined on receipt. The sponsor’s quality unit judges the time out of range against stability data, adding up earlier excursions, and releases or rejects it; the system keeps the decision and its document. Accountability is reconciled kit by kit: received, dispensed, returned, lost, destroyed, as ICH E6(R3) asks of sponsors and investigators. At close-out the difference is zero or explained.',
    features: [
      'Kit-level traceability by batch, expiry date, depot, center and participant',
      'Threshold and predictive resupply algorithms, adjustable by center',
      'Do-not-ship and do-not-dispense windows, expiry extension and relabeling records',
      'Temperature excursion workflow with quarantine, decision and release',
      'Accountability and destruction logs for participant, center and depot',
      'Batch block and recall with a list of the kits and participants affected',
    ],
    benefits: [
      'Product is at the center before the visit, and less of it expires on the shelf',
      'Blinding holds in shipments, labels and stock reports',
      'Reconciliation is continuous, so that close-out is short',
    ],
    standards: ['ICH E6(R3)', '21 CFR Part 11', '21 CFR Part 312', 'EU CTR 536/2014'],
  },
  {
    id: 'data-quality',
    title: 'Data Quality Review and Validation',
    icon: 'list-checks',
    description:
      'Continuous review of trial data, from edit checks to central statistical review, ending in a database lock that can be defended.',
    content:
      'Errors do not matter alike. With ICH E8(R1) and ICH E6(R3) as the frame, we agree with sponsor and statistician which data are critical to quality, typically consent, eligibility, dosing, the primary endpoint and serious adverse events, and give those the closest review. The data validation plan lists each check, where it runs (at entry, in batch or by a person) and what happens when it fires. Checks that never fire, or fire on good data, are revised.\n\nSingle-field checks find typing errors. Misunderstood, miscalibrated or fabricated data show only in aggregate: digit preference in blood pressure, too little variance within a center, visits dated on days the clinic is closed, adverse event rates far below those elsewhere. Central statistical review looks for such patterns on a schedule and passes them to monitors as questions, not verdicts. Acceptable ranges, such as quality tolerance limits, are set in advance, and the study report explains where they were exceeded.\n\nLock is a process with a checklist, not a date. External data are reconciled with the EDC, serious adverse events with the safety database; coding has medical review; protocol deviations are classified. A blinded data review then assigns participants to analysis sets before the code is broken, as ICH E9 describes. A sample of fields is compared with the source of entry, with all critical fields included. Any unlock needs a reason, an approval and a record of what changed.',
    features: [
      'Data management plan and data validation plan, each check specified and tested',
      'Programmed listings and manual review on a fixed schedule',
      'Central statistical review: outliers, digit preference, variance and comparison of centers',
      'Reconciliation of laboratory, ECG, pharmacokinetic, ePRO and safety data',
      'Query metrics by center, form and age',
      'Lock checklist, freeze by visit or form, and controlled unlock',
    ],
    benefits: [
      'Review effort goes where an error would change a conclusion',
      'Problems at a center are seen while they can still be corrected',
      'Little is left to do between the last visit and the lock',
    ],
    standards: ['ICH E6(R3)', 'ICH E8(R1)', 'ICH E9', 'GCDMP'],
  },
  {
    id: 'epro',
    title: 'ePRO and eDiary',
    icon: 'smartphone',
    description:
      'Questionnaires and diaries that participants complete on their own phone or a supplied device, in their own language.',
    content:
      'A paper diary filled in on the way to the clinic looks like any other. An electronic diary records when each entry was made, opens within its window and cannot be filled in afterwards; this is what ALCOA+ means by contemporaneous and what the FDA PRO guidance of 2009 looks for when entry is unsupervised. Reminders to the participant and alerts to the center keep entries from being missed, since a symptom score that was not reported can seldom be reconstructed.\n\nMoving a questionnaire from paper to screen changes it, a little or a lot. Following the ISPOR recommendations on measurement equivalence, a minor change calls for cognitive debriefing and usability testing, a moderate one for an equivalence study, a substantial one for full psychometric testing. Translations undergo linguistic validation: forward translation, reconciliation, back-translation, review and cognitive interviews with native speakers. For Hebrew and Arabic, the direction of visual analog and numeric scales is agreed with the owner of the instrument.\n\nEach answer goes to the server with its time stamp as soon as a connection allows, and the investigator can see it from then on. ICH E6(R3) expects that the sponsor does not have exclusive control of such data. Corrections that an investigator or participant asks for need a justification and a source record from around the time of entry; original, change and reason remain visible. Personal phones and supplied devices can be mixed when the instrument displays properly on both.',
    features: [
      'Daily diaries, event-driven entries and visit questionnaires with entry windows',
      'Participants’ own phones (BYOD), supplied devices or the browser at the center',
      'Reminders, adherence reports and alerts for critical answers',
      'Linguistic validation and screen review with the owner of the instrument',
      'Entry without a connection, with encrypted transfer afterwards',
      'Right-to-left screens in Hebrew and Arabic',
    ],
    benefits: [
      'Time of entry is evidence and not an assumption',
      'Missing entries are noticed while a reminder still helps',
      'Scores arrive in the structure of the analysis datasets',
    ],
    standards: ['FDA PRO guidance', 'ISPOR', 'ALCOA+', '21 CFR Part 11', 'GDPR'],
  },
  {
    id: 'ctms',
    title: 'CTMS',
    icon: 'chart-gantt',
    description:
      'One record of a trial’s centers, milestones, visits, documents and payments, with over 200 pre-built reports.',
    content:
      'A trial is run on answers to plain questions: which center is ready to open, which visit report is late, which deviation is still unresolved, how far enrollment is behind plan. The clinical trial management system (CTMS) answers them with over 200 pre-built reports for the program, the study, the country, the center and the monitor. A report sent on a schedule carries the date of its data.\n\nStart-up is tracked by document and by decision: feasibility, contract, ethics committee and Ministry of Health submissions, import permit, training, activation. Each step has an owner, a planned date and an actual one, so that a delay is known before it happens. Documents are indexed by the TMF Reference Model, and the list of missing essential records is current on any day of the trial, not only before an inspection.\n\nMonitoring follows the risks of the trial. Visit frequency is set by center, and visit reports, follow-up letters and action items are written, reviewed and signed in the system, linked to the deviation or query that prompted them. Enrollment is projected from the observed rates of the centers with a prediction interval, so that a shortfall is seen while another center can still be opened.',
    features: [
      'Over 200 pre-built reports, with saved filters and scheduled delivery',
      'Start-up tracking by center: feasibility, contract, approvals, training and activation',
      'Monitoring visit calendar, reports, follow-up letters and action items',
      'Enrollment against plan with projection and prediction interval',
      'Protocol deviation log with classification and trend by center',
      'Document index by the TMF Reference Model, with a list of gaps',
      'Center payments calculated from visits confirmed in the EDC',
    ],
    benefits: [
      'Sponsor, monitors and data managers read the same figures',
      'Delays in start-up and enrollment are seen while they can be acted on',
      'Essential records are complete when the inspector asks',
    ],
    standards: ['ICH E6(R3)', 'TMF Reference Model', '21 CFR Part 11'],
  },
]

export const en = {
  title: 'Data Management and Technology',
  description:
    'EDC systems, eCRF design, CDISC datasets, randomization, drug supply, ePRO and CTMS for clinical trials, from protocol to database lock.',
  heading: 'Data Management and Technology',
  lead: 'Eight services that carry a trial’s data from the first draft of a form to a locked, submission-ready database.',
  introduction:
    'What a trial can conclude at its end is decided early. A field that was never collected, a visit window that nobody checked or a dictionary version that changed along the way is hard to mend after lock. Our data managers, programmers and statisticians therefore work from the same protocol, the same standards and the same review plan, with 29+ years of experience behind them.\n\nThe services can be taken together or one at a time. Each is documented as the data governance section of ICH E6(R3) expects: who may do what, which system holds the record, how a change can be traced and how the result can be reproduced.',
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
    text: 'Tell us the phase, the number of centers and the systems already in place. We reply with questions first, then with a scope, the standards that apply and a timeline.',
    button: 'Describe your trial',
  },
}
