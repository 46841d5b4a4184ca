import type { ServiceCard } from '../../types.ts'

const cards: ServiceCard[] = [
  {
    id: 'medical-writing',
    title: 'Medical Writing',
    icon: 'file-pen-line',
    description:
      'Protocols, reports, submission documents, and publications are written with the statisticians who produce your results. Reviewers find the answer quickly.',
    content:
      'Reviewers look for one thing at a time. So we put the message of a section in its first sentence, each claim beside its table, and each table beside its source.\n\nWriters join while the protocol is being drafted, because objectives, estimands, and endpoints that are loosely worded there return as contradictions in the statistical analysis plan, the study report, and the summaries built on them.\n\nYour clinical study report follows ICH E3, read together with its questions and answers of 2012, which make clear that the guideline is not a rigid template; for a device, the clinical investigation report follows ISO 14155:2026 and the EU MDR 2017/745. The shell is written before lock from the protocol and the analysis plan. After lock the results are written from validated tables alone, and the statistician responsible reviews each sentence that interprets a number. Narratives for deaths and for other serious or significant adverse events are checked against both the safety and the clinical database.\n\nEach document passes the same gates, so that you know where it stands: agreed outline, draft, cross-functional review with comments resolved in one meeting, quality control of every number against its source, and approval. A style guide and a list of defined terms keep a dossier consistent across authors. Documents that will become public, under EU CTR 536/2014 or EMA Policy 0070, are written with disclosure in mind, so that little has to be redacted later.',
    services: [
      {
        title: 'Protocols and amendments',
        description:
          'Synopses, protocols, amendments, and informed consent forms, structured along ICH M11 (November 2025), with estimands described as in ICH E9(R1).',
      },
      {
        title: 'Analysis plans and study reports',
        description:
          'Statistical analysis plans (SAP) with the trial statistician, and clinical study reports (CSR) under ICH E3 with appendices and safety narratives.',
      },
      {
        title: 'Investigator’s brochures',
        description:
          'First editions and yearly updates under ICH E6(R3), with reference safety information stated so that expectedness can be judged.',
      },
      {
        title: 'Submission documents',
        description:
          'CTD Module 2 under ICH M4: clinical and nonclinical overviews and summaries (2.4 to 2.7), briefing packages, and answers to agency questions.',
      },
      {
        title: 'Manuscripts and plain-language summaries',
        description:
          'Manuscripts under CONSORT 2025, abstracts and posters, and the lay summaries that EU CTR 536/2014 requires within one year of the end of a trial. For a pediatric trial the limit is six months, under Regulation (EC) No 1901/2006 and its guidance.',
      },
    ],
    features: [
      'Study report shells prepared before database lock',
      'Quality control of each number against tables, listings, and figures',
      'Consistency review across protocol, SAP, CSR, and Module 2 summaries',
      'Patient narratives reconciled with the safety database',
      'Registry entries and results posting in ClinicalTrials.gov and CTIS',
      'Documents in English and Hebrew for agencies, ethics committees, and participants',
    ],
    benefits: [
      'Reviewers find the answer where the guideline says it should be',
      'Text, tables, and datasets tell the same story',
      'When you publish or disclose, you draw on documents prepared for it',
    ],
    additionalInfo:
      'For trials of medicines in the United Kingdom, the Clinical Trials Regulations as amended with effect from April 28, 2026 (SI 2025/538) require registration in a public registry. A summary of the results must be published there within 12 months of the end of the trial; this applies to pediatric trials as well.',
    standards: ['ICH E3', 'ICH M4', 'ICH E6(R3)', 'CONSORT 2025', 'EU CTR 536/2014'],
  },
  {
    id: 'medical-coding',
    unlinkedTerms: ['query'],
    title: 'Medical Coding and Terminology Management',
    icon: 'tags',
    description:
      'What sites wrote becomes terms that you can count, with every decision recorded. Adverse events and medical history are coded in MedDRA, medications in the ATC/WHO drug dictionary.',
    content:
      'Adverse events, medical history, and procedures are coded in MedDRA, from the lowest level term (LLT) to the primary system organ class (SOC). Medications are coded in the ATC/WHO drug dictionary (WHODrug), with the ATC class that fits indication and route.\n\nCoders follow the MedDRA Term Selection: Points to Consider. They code what was reported, add no diagnosis, split combined reports, and query what is ambiguous.\n\nThe same phrase gets the same code in every study of your program. Automatic matching compares the verbatim text with the dictionary and with a synonym list of approved decisions; everything else goes to a coder, then to a second coder or a physician. Synonym lists are kept for each sponsor, and each entry carries author, date, and dictionary version, so that a coding decision stays in force until it is formally changed. Hebrew verbatim text is translated for coding and kept beside its translation.\n\nYou know which dictionary version applies, and why. MedDRA is released in March and September, and WHODrug twice a year as well, so a two-year trial meets several versions. The coding plan states which one to use, when to up-version, and who approves it. Before a change, an impact analysis lists the coded terms that become non-current, move to another preferred term or SOC, or enter or leave a Standardised MedDRA Query (SMQ). The version at lock is recorded in Define-XML and in the study report.',
    features: [
      'MedDRA coding of adverse events, medical history, indications, and procedures',
      'ATC/WHO drug dictionary (WHODrug) coding with ATC selection by indication and route',
      'Version control of dictionaries, synonym lists, and coded terms',
      'Synonym lists for each sponsor or program, with author, date, and approval',
      'Impact analysis before each up-versioning, with counts of terms and participants',
      'Coding queries raised and answered in the EDC system',
      'Medical review listings by SOC, preferred term, and SMQ',
    ],
    benefits: [
      'The same words get the same code in all studies of a program',
      'You can pool safety data in a single dictionary version',
      'Each code can be traced to a rule, a person, and a date',
    ],
    additionalInfo:
      'MedDRA and WHODrug are licensed to each organization that uses them. The coding plan names the licenses under which you and we work, and what may be passed on with the data.',
    standards: ['MedDRA', 'WHODrug', 'ATC', 'ICH M1'],
  },
  {
    id: 'pharmacovigilance',
    title: 'Pharmacovigilance',
    icon: 'activity',
    description:
      'We watch your reporting clock from day 0: case processing, expedited and periodic reports, signal detection, and support for the DSMB.',
    content:
      'Day 0 is the day on which you, or anyone acting for you, first have the four elements of ICH E2A. They are an identifiable patient, a reporter, a suspect product, and an event.\n\nA SUSAR that is fatal or life-threatening is reported within 7 calendar days, with follow-up within 8 more; all others within 15. Under a US IND the 15 days run from the day on which the sponsor determines that the case qualifies. Seriousness, causality, and expectedness are judged separately, and expectedness only against the reference safety information in force.\n\nYour trial team stays blinded. Cases are entered, coded in MedDRA, reviewed by a physician, transmitted as ICH E2B(R3) messages to EudraVigilance, to FDA’s FAERS (required since April 1, 2026 for IND safety reports on single cases), and to other authorities, and reported to ethics committees and investigators as local rules require. Only the safety team is unblinded for an expedited report, and only to the one participant concerned; monitors, investigators, and the trial statistician do not see the treatment assignment. Serious adverse events are reconciled with the clinical database throughout the trial, not only before lock.\n\nRates across participants often show a signal that single cases do not, and some events need attention from the first case. Cumulative tables by preferred term and exposure-adjusted incidence rates are reviewed on a set schedule, and comparisons by arm only behind a firewall. Your DSUR under ICH E2F follows the development international birth date and is due within 60 calendar days of its data lock point. For a data and safety monitoring board (DSMB) we draft the charter, prepare open and closed reports through an independent statistician, and keep the record of its recommendations.',
    services: [
      {
        title: 'Case management',
        items: [
          'Safety management plan and serious adverse event forms',
          'Triage, coding, narrative, and medical review',
          'SUSAR reports within 7 and 15 days, in E2B(R3)',
        ],
      },
      {
        title: 'Periodic reports',
        items: [
          'DSUR under ICH E2F',
          'Line listings and cumulative tables for investigators and ethics committees',
          'Updates of the reference safety information',
        ],
      },
      {
        title: 'Benefit-risk assessment',
        items: [
          'DSMB charter, open and closed reports',
          'Signal detection, validation, and assessment',
          'Stopping boundaries for safety with the trial statistician',
        ],
      },
    ],
    features: [
      'Safety mailbox and case intake with day 0 recorded for each report',
      'Expectedness assessed against a specific version of the reference safety information',
      'Electronic transmission of individual case safety reports in ICH E2B(R3)',
      'Unblinding by a separate safety team, with a record of who knows what',
      'Reconciliation of the safety and the clinical database on a schedule',
      'Exposure-adjusted incidence and SMQ-based review for signal detection',
    ],
    benefits: [
      'Your reporting deadlines are tracked from day 0 for each authority',
      'The trial team stays blinded while safety is reviewed',
      'DSUR, investigator’s brochure, and study report agree in their numbers',
    ],
    additionalInfo:
      'For sites in Israel, safety reports go to the ethics committees (“Helsinki committees”) and the Ministry of Health in the form and time set by the Ministry’s procedure 164 (safety information in clinical trials, in force since January 2019), beside its procedure 14 for clinical trials in human subjects.',
    standards: ['ICH E2A', 'ICH E2B(R3)', 'ICH E2F', '21 CFR 312.32', 'EU CTR 536/2014'],
  },
]

export const en = {
  title: 'Clinical Solutions',
  description:
    'Medical writing, medical coding with MedDRA and the ATC/WHO drug dictionary, and pharmacovigilance for clinical trials and submissions.',
  heading: 'Clinical Solutions',
  lead: 'Three services that turn your trial data into documents, coded terms, and safety reports that stand up to review.',
  introduction:
    'An agency, an ethics committee, or a journal sees your trial through its documents. A term may be coded two ways, a narrative may contradict a listing, or a summary may say more than its table. Any of these raises questions and may cost you the reader’s confidence. Our writers, coders, and safety physicians therefore work from the sources that our data managers and statisticians produce. So documents and data agree. Behind this work stand 29+ years of experience in clinical trials.',
  indexLabel: 'Services on this page',
  backLabel: 'Back',
  featuresLabel: 'Key features',
  servicesLabel: 'Services',
  benefitsLabel: 'Benefits',
  standardsLabel: 'Standards and guidelines',
  additionalInfoLabel: 'Additional information',
  cards,
  callToAction: {
    title: 'Talk to us about your documents or safety reporting',
    text: 'Tell us which documents are due and when, or how safety is handled today. We reply with the names of the people who would do the work, a scope, and a timeline.',
    button: 'Describe your project',
  },
}
