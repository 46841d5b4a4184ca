import type { Value } from '../../types.ts'

export const en = {
  title: 'About Us',
  description:
    'Who we are: a clinical research services provider in Tel Aviv for biostatistics, data management, EDC, and medical writing, its history, people, and values.',
  heading: 'About Marom Clinical Research',
  lead: 'We design your clinical trial with you, then collect, analyze, and report its data. We work for biotech and pharmaceutical sponsors, device companies, and contract research organizations.',
  whatWeDo: {
    heading: 'What We Do',
    paragraphs: [
      'You work with one group of data managers, statisticians, programmers, and medical writers. Errors creep in where one team hands over to the next. Here the person who will analyze your endpoint has already reviewed the form that collects it.',
      'You can bring us a single task, such as a sample size calculation or an SDTM conversion, or everything between the synopsis and the clinical study report. Either way, the work follows ICH E6(R3) GCP and is documented so that someone who was not there can reconstruct it.',
    ],
    points: [
      {
        title: 'Data Management and Technology',
        text: 'eCRF design to CDASH, electronic data capture, randomization and inventory management, ePRO and eDiary, data review, CTMS, and delivery in SDTM with Define-XML.',
      },
      {
        title: 'Clinical Solutions',
        text: 'Protocols, clinical study reports and CTD summaries, medical coding in MedDRA and the ATC/WHO drug dictionary, and pharmacovigilance from the first report to the DSUR.',
      },
      {
        title: 'Biostatistics and Data Analytics',
        text: 'Statistical consulting and analysis plans, ADaM datasets, tables, listings and figures, PK and PD, real-world data, genomic data, and training for study teams.',
      },
    ],
  },
  story: {
    heading: 'Our Story and History',
    paragraphs: [
      'Marom Clinical Research became a company in Tel Aviv in 2003, growing out of the statistical practice that Elisheva Tavor had opened eight years earlier. Our statisticians wanted to be in the room when a trial is designed, not only when its data arrive. The first office held a plotter, a shelf of paper case report forms, and one rule. It still applies to your trial: the person who will analyze it reads the protocol before it is signed.',
      'Much has changed around that rule. Paper gave way to electronic data capture, and double data entry to edit checks that work while the participant is still in the clinic. The time between a visit and its analysis grew shorter, and new questions came up. Which standard are your data kept in, who may see them, and what must an inspector be able to reconstruct years later?',
      'The company added a discipline for each of these questions. Since the practice opened we have gained 29+ years of experience, served 200+ clients, and delivered 500+ projects, from first-in-human studies to post-marketing registries.',
    ],
    milestones: [
      {
        year: '2003',
        text: 'The practice becomes a company in Tel Aviv: study design, randomization lists, analysis plans, and statistical reports.',
      },
      {
        year: '2008',
        text: 'Data management joins biostatistics, with electronic data capture validated for 21 CFR Part 11 in place of paper forms.',
      },
      {
        year: '2012',
        text: 'Medical writing, medical coding, and pharmacovigilance become one area, Clinical Solutions.',
      },
      {
        year: '2016',
        text: 'SDTM, ADaM, and Define-XML become the regular form of delivery, as the FDA requirement for standardized data in newly started studies takes effect in December.',
      },
      {
        year: '2020',
        text: 'Estimands enter our protocol and analysis plan templates, following the ICH E9(R1) addendum.',
      },
      {
        year: '2025',
        text: 'Procedures are revised for ICH E6(R3): quality by design, proportionate oversight, and data governance.',
      },
    ],
  },
  reviews: { heading: 'Client Reviews' },
  leadership: {
    heading: 'Leadership Team',
    text: 'Five people answer to you for the work: each leads a discipline and still practices it.',
    readMore: 'Read More',
    showLess: 'Show Less',
  },
  values: {
    heading: 'Our Values',
    items: [
      {
        icon: 'scale',
        title: 'Integrity',
        description:
          'Your analysis is fixed before the data are unblinded. A disappointing result is reported to you with the same care as a welcome one. A limitation is stated where your readers will see it.',
      },
      {
        icon: 'crosshair',
        title: 'Precision',
        description:
          'You can trace every number in a report through the analysis dataset and the SDTM data to the entry on the form. Primary results are programmed twice, independently, and compared.',
      },
      {
        icon: 'lightbulb',
        title: 'Innovation',
        description:
          'We use a new method when it answers your question better and can be explained to a regulator: adaptive designs, risk-based monitoring, decentralized data collection.',
      },
      {
        icon: 'users',
        title: 'Collaboration',
        description:
          'You review the protocol in one meeting with the statistician, the data manager, and the medical writer. Disagreements are settled there, before the first participant is enrolled.',
      },
      {
        icon: 'shield-check',
        title: 'Data Security and Privacy Protection',
        description:
          'Access to your data is given by role, every change leaves an audit trail, and your participants appear by code only. Our practice follows GDPR and HIPAA, and procedures in line with the principles of ISO/IEC 27001:2022 and ISO 27799:2016 (since replaced by the 2025 edition).',
      },
    ] satisfies Value[],
  },
  globalPresence: {
    heading: 'Global Presence',
    text: 'Your multi-regional trial uses one database, one set of conventions, and one team, in line with ICH E17. We manage its data from Tel Aviv and work with your sites and with regulators on several continents.',
    regions: [
      {
        name: 'Israel',
        text: 'Our home base: submissions to ethics committees (“Helsinki committees”) and the Ministry of Health, with forms and diaries in Hebrew.',
      },
      {
        name: 'Europe',
        text: 'Trials under EU CTR 536/2014, with personal data handled under GDPR and results also reported in lay language.',
      },
      {
        name: 'North America',
        text: 'Submission data in the CDISC formats that the FDA requires, electronic records under 21 CFR Part 11, health information under HIPAA.',
      },
      {
        name: 'Latin America',
        text: 'Sites that work in Spanish and Portuguese, with translated diaries and questionnaires in the same database as the rest of the trial.',
      },
      {
        name: 'Asia-Pacific',
        text: 'Sites across many time zones, and data packages in the CDISC formats that Japan’s PMDA requires.',
      },
    ],
    mapLabel:
      'Map of the world drawn as a grid of dots, with five regions marked: Israel, Europe, North America, Latin America, and Asia-Pacific.',
  },
}
