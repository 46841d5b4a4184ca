import type { Leader, LeadershipMessage, Testimonial } from '../../types.ts'

export const leaders: Leader[] = [
  {
    id: 'elisheva-tavor',
    name: 'Elisheva Tavor',
    title: 'Founder and Chief Executive Officer',
    background: 'PhD in biostatistics; interim monitoring and survival analysis',
    yearLabel: 'Founded the practice in 1995',
    quote:
      'A trial answers the question its data were collected for. Our work is to make sure it is the question you meant to ask.',
    bio: 'Elisheva Tavor holds a PhD in biostatistics; her dissertation dealt with the interim monitoring of survival trials. After several years as the statistician of a hospital research unit, where she saw how often a sound clinical question was lost between the protocol and the data, she founded a statistical practice in 1995; it became a company in 2003.\n\nThe first assignments were sample size calculations, randomization lists, and analysis plans for investigators and small sponsors. She still reads a protocol the same way: from the primary endpoint back to the visit schedule, the case report form, and the person who will complete it. She has written and reviewed the statistical sections of phase 1 to 4 protocols in oncology, cardiology, ophthalmology, and medical devices, and has served as the statistician member of independent data and safety monitoring boards (DSMBs).\n\nToday she leads the company, chairs the scientific review of every new study design, and meets you before your synopsis is final, when changes are still cheap. Once a year she teaches the company’s statisticians and programmers a course in group sequential and adaptive designs.',
    image: null,
  },
  {
    id: 'yotam-barzel',
    name: 'Yotam Barzel',
    title: 'VP Biostatistics',
    background: 'PhD in biostatistics; estimands and missing data in longitudinal trials',
    yearLabel: 'Joined in 2006',
    quote:
      'If two statisticians read the analysis plan and program different numbers, the plan is not finished.',
    bio: 'Yotam Barzel leads the statisticians and the statistical programmers. He joined in 2006 with an MSc in statistics, after working on epidemiological cohort studies, and completed a PhD in biostatistics alongside his work, on missing data in longitudinal trials.\n\nHis teams write statistical analysis plans, derive ADaM datasets, and produce tables, listings, and figures. Every output that supports a primary or key secondary endpoint is programmed twice, by two people who work independently. He introduced the practice of agreeing first on the estimand, with its treatment, population, variable, intercurrent events, and population-level summary, and only then on the method of analysis, as the ICH E9(R1) addendum asks. The assumptions about missing data that matter most to the conclusion are examined in sensitivity analyses planned in advance.\n\nHe has drafted answers to statistical questions from regulators in Europe, the United States, and Israel, on non-inferiority margins, multiplicity, and interim analyses. He mentors junior statisticians and asks each of them to explain a finished analysis once, without formulas, to a physician who took no part in the trial.',
    image: null,
  },
  {
    id: 'henrik-vestergren',
    name: 'Henrik Vestergren',
    title: 'VP Data Management and Technology',
    background: 'MSc in medical informatics; EDC, system validation, and information security',
    yearLabel: 'Joined in 2008',
    quote:
      'A query is often a question we failed to ask well in the form. The best data cleaning is done before the first participant is enrolled.',
    bio: 'Henrik Vestergren came to clinical research from software engineering. He holds an MSc in medical informatics and first built laboratory information systems for hospitals. He joined in 2008 to set up the company’s data management and its electronic data capture service.\n\nHe is responsible for the whole path of a data point: a case report form designed to CDASH, edit checks, reconciliation with laboratory and safety data, database lock, and conversion to SDTM with Define-XML. He also directs the validation of systems used under 21 CFR Part 11: requirements, risk assessment, test scripts, and traceability, with access rights and audit trails reviewed throughout a trial and not only at its end.\n\nInformation security is in his department as well, because he considers it part of data quality. Its procedures follow ISO/IEC 27001:2022 and ISO 27799:2016, and restoring from backup is rehearsed rather than assumed. He works in Tel Aviv, speaks Swedish, English, and Hebrew, and reads the query listings every week: in his experience, the same query from three sites points to a form that needs to be redesigned.',
    image: null,
  },
  {
    id: 'rania-khoury-saba',
    name: 'Rania Khoury-Saba',
    title: 'Head of Medical Writing and Pharmacovigilance',
    background: 'Pharmacist, PhD in clinical pharmacology; regulatory writing and drug safety',
    yearLabel: 'Joined in 2012',
    quote:
      'Every number in a clinical study report has a source, and every sentence should hold up when a reader checks that source.',
    bio: 'Rania Khoury-Saba is a pharmacist with a PhD in clinical pharmacology. She worked as a clinical pharmacist on an internal medicine ward, then in drug safety at a sponsor, and joined in 2012 to bring medical writing, medical coding, and pharmacovigilance into one group.\n\nHer writers prepare protocols and amendments, investigator’s brochures, informed consent forms, clinical study reports according to ICH E3, and summaries for the CTD. The shell of a report is written while the trial is still running, so it is clear which question each section must answer when the tables arrive. The writers sit down with the statisticians when the results are first read.\n\nHer safety team processes serious adverse event reports, codes events in MedDRA and medications in the ATC/WHO drug dictionary, reconciles the safety database with the clinical database, and prepares individual case safety reports in the E2B(R3) format and development safety update reports under ICH E2F. She reviews the narratives of the difficult cases herself. She also teaches the writing of plain-language summaries, and holds that a document that has to be deciphered is not finished.',
    image: null,
  },
  {
    id: 'michal-shoresh',
    name: 'Michal Shoresh',
    title: 'Chief Operating and Quality Officer',
    background: 'MSc in biotechnology; clinical operations and quality management',
    yearLabel: 'Joined in 2003',
    quote: 'Quality is part of the planning. The audit only checks that we kept to it.',
    bio: 'Michal Shoresh joined in 2003 as a project manager, with an MSc in biotechnology and experience as a clinical research associate. She knows a trial from the site’s side: the study coordinator at the end of a clinic day, with a form open and a patient waiting.\n\nShe built the company’s quality management system and today directs both operations and quality: standard operating procedures, training records, vendor qualification, risk-based quality planning under ICH E6(R3), and the handling of deviations with root-cause analysis and corrective and preventive actions. An internal audit is always carried out by someone who had no part in the work under audit. She has hosted sponsor audits and prepared teams for regulatory inspections, with one rule for both: the documents should answer before anyone in the room has to.\n\nIn operations she is responsible for staffing, timelines, and the project plan that you receive at the start, with named owners and decision dates. She also leads hiring and training; many of today’s team leaders began in her onboarding program.',
    image: null,
  },
]

export const leadershipMessages: LeadershipMessage[] = [
  {
    name: 'Elisheva Tavor',
    title: 'Founder and Chief Executive Officer',
    quote:
      'We begin with the question behind your molecule or device: what must your trial show for the next decision to be a sound one?',
    image: null,
  },
  {
    name: 'Yotam Barzel',
    title: 'VP Biostatistics',
    quote:
      'When the estimand, sample size, and analysis plan are agreed before the first participant is randomized, the results may surprise you, but not the way they were analyzed.',
    image: null,
  },
  {
    name: 'Henrik Vestergren',
    title: 'VP Data Management and Technology',
    quote:
      'Good data management is almost invisible. You notice it on the day of database lock, when nothing unexpected happens.',
    image: null,
  },
]

export const clientReviews: Testimonial[] = [
  {
    name: 'Claire Dunmore',
    title: 'VP Clinical Operations, mid-size oncology biotech',
    quote:
      'We came with a protocol that was almost final. In the first meeting the statistician asked how we would handle patients who switch to another therapy, and we settled that in the estimand before the question could become an amendment. The agency’s later questions were the ones we had already discussed.',
  },
  {
    name: 'Matteo Ferrandi',
    title: 'Head of Biometrics, European contract research organization',
    quote:
      'As a CRO we hand over work that carries our own name. The SDTM package came with a reviewer’s guide that could be followed line by line, and the open conformance findings were explained in it rather than left for the reviewer to discover.',
  },
  {
    name: 'Ayelet Navon-Reich',
    title: 'Director of Clinical Affairs, ophthalmic device company',
    quote:
      'The EDC was built with coordinators from our sites in the room, and sites stopped calling us about the visit forms. When we needed a mid-study change, it went live with its tests documented and without touching the data already entered.',
  },
]
