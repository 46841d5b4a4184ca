import type { ServicePageName } from '../../navigation.ts'
import type { ServiceGroup } from '../../types.ts'

const groups: (ServiceGroup & { id: ServicePageName })[] = [
  {
    id: 'data-management',
    title: 'Data Management and Technology',
    subtitle:
      'Your study data collected, checked, and structured, from the first form to datasets ready for submission',
    icon: 'server',
    services: [
      {
        title: 'eCRF Design',
        icon: 'layout-list',
        description:
          'Case report forms derived from your protocol and planned analysis, so that sites enter each value once and nothing you will analyze is left out.',
        details: [
          'Fields aligned with CDASH and controlled terminology',
          'Annotated CRF mapped to SDTM',
          'Edit checks and skip logic specified together',
          'Visit schedule matched to the protocol',
          'Completion guidelines for site staff',
          'User acceptance testing with documented cases',
          'Mid-study changes under version control',
        ],
      },
      {
        title: 'EDC Systems',
        icon: 'database',
        description:
          'Electronic data capture for single-center and multinational studies, validated for 21 CFR Part 11, with a complete audit trail and scheduled backups.',
        details: [
          'Daily database backups',
          'Transaction backups every 15 minutes',
          'Audit trail for every change',
          'Flexible user permissions by role and site',
          'Edit checks at the moment of entry',
          'Query workflow from opening to closure',
          'Electronic signatures under 21 CFR Part 11',
          'Left-to-right and right-to-left forms',
          'Export to SAS, CSV, and CDISC ODM',
        ],
      },
      {
        title: 'CDISC Standards Compliance',
        icon: 'workflow',
        description:
          'Your data in the structures that regulators expect, with metadata that leads a reviewer from a result back to its source.',
        details: [
          'SDTM domains mapped from any EDC source',
          'ADaM datasets traceable to SDTM',
          'Define-XML with controlled terminology',
          'Reviewer’s guides: cSDRG and ADRG',
          'Conformance checks with each finding explained',
          'Conversion of legacy study data',
          'Trial design domains and annotated CRF',
        ],
      },
      {
        title: 'Randomization',
        icon: 'shuffle',
        description:
          'Allocation that stays concealed until the moment of assignment and is balanced over the factors that matter.',
        details: [
          'Permuted blocks, stratification, or minimization',
          'Allocation concealed until eligibility is confirmed',
          'Web-based central randomization connected to EDC',
          'Emergency unblinding with a logged reason',
          'Separate access for unblinded staff',
          'Reproducible lists with a stored seed',
          'Cohort and adaptive allocation changes',
        ],
      },
      {
        title: 'Inventory Management',
        icon: 'boxes',
        description:
          'Your study product supplied as each site enrolls, within its expiry date, and under the same blind as the rest of the study.',
        details: [
          'Kit numbers that do not reveal treatment',
          'Automatic resupply by site stock thresholds',
          'Expiry and lot control at dispensing',
          'Temperature excursion and quarantine records',
          'Returns, accountability, and destruction logs',
          'Stock reports for depot, site, and participant',
        ],
      },
      {
        title: 'Data Quality Review and Validation',
        icon: 'list-checks',
        description:
          'Automated, manual, and central checks planned by risk, so that your effort goes to the data on which endpoints and safety depend.',
        details: [
          'Data management and validation plans',
          'Programmed edit checks and cross-form listings',
          'Query management until resolution',
          'Reconciliation of laboratory and safety data',
          'Central statistical monitoring for unusual sites',
          'Quality tolerance limits followed through the study',
          'Documented checklist for database lock',
        ],
      },
      {
        title: 'ePRO and eDiary',
        icon: 'smartphone',
        description:
          'Reports straight from your participants, without transcription, with timely reminders and a time stamp on every entry.',
        details: [
          'Participant’s own or provisioned device',
          'Reminders and completion windows per protocol',
          'Time stamps that expose retrospective completion',
          'Licensed questionnaires reproduced as developers require',
          'Offline entry with later synchronization',
          'Left-to-right and right-to-left languages',
          'Completion dashboards for sites',
        ],
      },
      {
        title: 'CTMS',
        icon: 'chart-gantt',
        description:
          'The operational side of your study in one clinical trial management system: sites, enrollment, visits, monitoring, documents, and payments.',
        details: [
          'Over 200 pre-built reports',
          'Enrollment against plan for each site',
          'Monitoring visit reports and action items',
          'Ethics and regulatory milestone tracking',
          'Essential records status for each site',
          'Site payments tied to completed visits',
          'Protocol deviation log with follow-up',
        ],
      },
    ],
  },
  {
    id: 'clinical-solutions',
    title: 'Clinical Solutions',
    subtitle: 'The documents, coding, and safety reporting that your data need',
    icon: 'stethoscope',
    services: [
      {
        title: 'Medical Writing',
        icon: 'file-pen-line',
        description:
          'The written record of your study, from synopsis to submission, with text, tables, and conclusions that agree.',
        details: [
          'Protocols, synopses, and amendments',
          'Clinical study reports following ICH E3',
          'Investigator’s brochures and informed consent forms',
          'CTD Module 2 clinical overview and summaries',
          'Lay summaries under EU CTR 536/2014',
          'Manuscripts following CONSORT and ICMJE',
          'Numbers checked against source tables',
        ],
      },
      {
        title: 'Medical Coding and Terminology Management',
        icon: 'tags',
        description:
          'Free-text events, diagnoses, and medications turned into dictionary terms by one rule throughout your study, so that you can count and compare them.',
        details: [
          'Adverse events and history in MedDRA',
          'Medications in the ATC/WHO drug dictionary',
          'Automatic coding reviewed by a coder',
          'Coding conventions written for each study',
          'Queries for ambiguous verbatim terms',
          'Version upgrades with an impact listing',
          'Medical review before database lock',
        ],
      },
      {
        title: 'Pharmacovigilance',
        icon: 'activity',
        description:
          'Serious adverse events received, assessed, and reported within the regulatory time limits, and reconciled with the clinical database.',
        details: [
          'Serious adverse event intake and triage',
          'SUSAR reports in ICH E2B(R3) format',
          'Development safety update reports (ICH E2F)',
          'Case narratives and causality documentation',
          'Reconciliation of safety database and EDC',
          'Safety management plan for each study',
          'Signal review with aggregate tables',
        ],
      },
    ],
  },
  {
    id: 'biostatistics',
    title: 'Biostatistics and Data Analytics',
    subtitle: 'Design, analysis, and interpretation of your study, from sample size to integrated summaries',
    icon: 'chart-spline',
    services: [
      {
        title: 'Statistical Consulting',
        icon: 'compass',
        description:
          'A statistician at your side while the protocol is still open: what to estimate, how many participants, and how the error rates are controlled.',
        details: [
          'Estimands and intercurrent event strategies',
          'Sample size by formula or simulation',
          'Endpoint choice and multiplicity strategy',
          'Group sequential and adaptive designs',
          'Statistical sections of the protocol',
          'Briefing documents for regulatory meetings',
        ],
      },
      {
        title: 'Statistical Analysis',
        icon: 'chart-line',
        description:
          'Prespecified analysis of efficacy and safety, delivered as checked tables, listings, and figures for your study report and submission.',
        details: [
          'Statistical analysis plan before unblinding',
          'MMRM, survival, and categorical data methods',
          'Sensitivity analyses for missing data',
          'ADaM datasets with double-programmed key results',
          'Interim analyses and closed DSMB reports',
          'Tables, listings, and figures following ICH E3',
          'Integrated summaries of safety and efficacy',
        ],
      },
      {
        title: 'Real-World Data Integration and Analysis',
        icon: 'hospital',
        description:
          'Evidence from routine care, converted to one structure and analyzed as strictly as a clinical trial.',
        details: [
          'Registries, health records, and claims data',
          'Target trial emulation with defined time zero',
          'Propensity score matching and weighting',
          'Fitness-for-purpose review of each source',
          'Mapping to the OMOP common data model',
          'External control arms for single-arm trials',
          'Quantitative bias analysis',
        ],
      },
      {
        title: 'PK and PD Analysis',
        icon: 'flask-conical',
        description:
          'Exposure and its relation to effect, from single ascending doses to bioequivalence and the choice of your phase 3 dose.',
        details: [
          'Non-compartmental AUC, Cmax, and half-life',
          'Bioequivalence within 80.00–125.00%',
          'Population PK and exposure-response models',
          'Dose proportionality and accumulation',
          'Exposure summaries for dose escalation',
          'Concentration-QTc analysis following ICH E14',
        ],
      },
      {
        title: 'Bioinformatics and Genomic Data Solutions',
        icon: 'dna',
        description:
          'Your sequencing and array data taken from raw files to findings that are controlled for multiple testing and checked for replication in other data.',
        details: [
          'Quality control of sequencing and arrays',
          'RNA-seq differential expression with FDR control',
          'Genome-wide association and polygenic scores',
          'Variant calling and annotation',
          'Biomarker signatures with nested cross-validation',
          'Gene set and pathway enrichment',
          'Versioned pipelines that reproduce each result',
        ],
      },
      {
        title: 'Biostatistics Training and Workshops',
        icon: 'graduation-cap',
        description:
          'Teaching for your teams that plan, run, or read clinical studies, in Hebrew or English, with exercises from their own field.',
        details: [
          'Biostatistics for clinical teams',
          'Estimand and sample size workshops',
          'Critical reading of trial publications',
          'CDISC for data managers and programmers',
          'Hands-on sessions in R or SAS',
          'On site or online, Hebrew or English',
        ],
      },
    ],
  },
]

export const en = {
  title: 'Solutions for Clinical Research',
  description:
    'Seventeen services for clinical trials in three areas: data management and technology, clinical solutions, and biostatistics and data analytics.',
  heading: 'Solutions for Clinical Research',
  lead: 'Seventeen services in three areas, one at a time or from one team for your whole study.',
  introduction: [
    'The parts of your study depend on each other. A field that was never collected cannot be analyzed, and an endpoint defined loosely in the protocol comes back as a question during review. The services are listed by discipline; in your study they share one protocol, one set of CDISC standards, and one timeline.',
    'The page of each area tells you the methods, the deliverables, and the standards.',
  ].join('\n\n'),
  moreFeatures: '+{n} more features',
  learnMore: 'Learn More',
  groups,
  compliance: {
    title: 'Compliance and Data Protection',
    text: 'Your study data are handled under procedures aligned with GDPR, HIPAA, ISO/IEC 27001:2022, and ISO 27799:2016 (succeeded by the 2025 edition): access by role, encryption in transit and at rest, an audit trail, and tested backups.',
    badges: ['GDPR', 'HIPAA', 'ISO/IEC 27001:2022'],
  },
  callToAction: {
    title: 'Not sure which service your study needs?',
    text: 'Describe the phase, the indication, and the timeline. We answer with the services we would suggest and with those that can wait.',
    button: 'Contact Us',
  },
}
