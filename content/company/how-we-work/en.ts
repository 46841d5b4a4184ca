import type { PageLink } from '../../types.ts'

/** What passes between the reader and the company. At most 31 letters each. */
interface Passed {
  toUs: string
  toYou: string
  /** The company's part comes first. */
  weBegin?: boolean
}

interface Step {
  title: string
  text: string
  who: string
  bring: string
  get: string
  passed: Passed
  /** All disciplines take part; else one specialist does, by the topic. */
  isForAll?: boolean
  links: PageLink[]
}

const steps: Step[] = [
  {
    title: 'Your message',
    text: 'A few lines are enough. A message is an inquiry: it commits you to nothing.',
    who: 'You write; a statistician or a data manager reads your message.',
    bring: 'The indication, the phase, what you need, and by when.',
    get: 'A reference number, at once.',
    passed: { toUs: 'Indication, phase, need, date', toYou: 'Reference number' },
    links: [
      { words: 'Contact form', page: 'home', anchor: 'contact' },
      { words: 'Fill in a project brief first', page: 'brief' },
    ],
  },
  {
    title: 'Our questions',
    text: 'The reply comes by email and begins with questions, because two trials in one indication may need different things.',
    who: 'A specialist in your topic.',
    bring: 'Your answers. “Not decided yet” is an answer too.',
    get: 'The services we would suggest now, and those that can wait.',
    passed: { toUs: 'Answers, as far as you have them', toYou: 'Questions', weBegin: true },
    links: [{ words: 'All services', page: 'solutions' }],
  },
  {
    title: 'First conversation',
    text: 'A synopsis, a draft, or a single open question is enough. A confidentiality agreement can be signed beforehand.',
    who: 'You, and the person who heads the relevant area.',
    bring: 'The objective, the population, the planned endpoint, and what is known of its variability.',
    get: 'The questions a reviewer would ask about your trial.',
    passed: { toUs: 'Synopsis, draft, or question', toYou: 'What a reviewer would ask' },
    links: [
      { words: 'Who heads which area', page: 'leadership' },
      { words: 'State your estimand beforehand', page: 'estimand' },
    ],
  },
  {
    title: 'Scope and quote',
    text: 'The work begins under a written agreement. Compare proposals before you sign: give every provider the same numbers.',
    who: 'You, and the people who would do the work.',
    bring: 'The numbers that drive the price, as planned today.',
    get: 'A scope, the standards that apply, a timeline, and the names of the people.',
    passed: { toUs: 'Planned numbers', toYou: 'Scope, timeline, names, quote' },
    links: [{ words: 'What drives a quote', page: 'how-we-work', anchor: 'price' }],
  },
  {
    title: 'Protocol review',
    text: 'You meet all disciplines at once. Disagreements are settled there, before the first participant is enrolled.',
    who: 'You, the statistician, the data manager, and the medical writer.',
    bring: 'The protocol or its draft, and the forms, table shells, and plans that you have.',
    get: 'One set of specifications: you ask for a change once, and it reaches everyone.',
    passed: { toUs: 'Protocol or its draft', toYou: 'One set of specifications' },
    isForAll: true,
    links: [{ words: 'What we do', page: 'about-us' }],
  },
  {
    title: 'First deliverable',
    text: 'It depends on the service. Examples are a sample size report, a specification of the forms, an analysis plan with table shells, an SDTM mapping, and a synopsis.',
    who: 'You review it; the person who wrote it answers your questions.',
    bring: 'Your comments, collected from your team.',
    get: 'A document with its assumptions written down, so that someone who was not there can follow it.',
    passed: { toUs: 'Comments', toYou: 'First deliverable', weBegin: true },
    links: [{ words: 'See such documents, from a simulated trial', page: 'sample-study' }],
  },
]

const models = [
  {
    name: 'One task',
    fits: 'You need one thing, such as a sample size calculation or an SDTM conversion.',
    first: 'The question, the input, and the form of the result.',
    price: 'The task',
  },
  {
    name: 'One service',
    fits: 'You have a team and lack one discipline, such as data management or medical writing.',
    first: 'The handovers with your team and vendors: who specifies, who checks, who transfers.',
    price: 'Units: forms, outputs, documents, months',
  },
  {
    name: 'The whole study',
    fits: 'You want everything between the synopsis and the clinical study report from one team.',
    first: 'One timeline and one set of specifications.',
    price: 'Milestones: database live, lock, results, report',
  },
  {
    name: 'A program of studies',
    fits: 'You plan several studies of one product and will pool them.',
    first: 'Standards, dictionary versions, and synonym lists that all studies share.',
    price: 'Agreed rates, and a work order for each study',
  },
  {
    name: 'An independent role',
    fits: 'You need someone outside the trial team: closed reports for the DSMB, or a second programmer.',
    first: 'The people who may see unblinded data, and how files are transferred.',
    price: 'Meetings and outputs',
  },
]

const drivers = [
  {
    what: 'Participants, sites, countries',
    changes: 'The volume of data: queries, coding, safety cases, questions from sites.',
    count: 'Planned numbers, and the months that each participant is followed.',
  },
  {
    what: 'Forms',
    changes: 'Building and testing the database. Each form has edit checks of its own.',
    count: 'Unique forms: one that returns at ten visits counts once.',
  },
  {
    what: 'Data from vendors',
    changes: 'Each source needs a transfer specification, a test transfer, and reconciliation.',
    count: 'Each laboratory, ECG, imaging, ePRO, and randomization source, and how often it transfers.',
  },
  {
    what: 'Timeline',
    changes:
      'The duration of the trial determines how many months of work there are; a short interval from lock to results takes more people at once.',
    count: 'First participant in, database lock, final report.',
  },
  {
    what: 'Outputs',
    changes: 'Programming and checking of tables, listings, and figures.',
    count: 'Unique shells: one that is repeated for another population counts once.',
  },
  {
    what: 'Interim analyses and DSMB meetings',
    changes:
      'Each analysis has its own data cut, cleaning, and reports. Closed reports need a statistician outside the trial team.',
    count: 'Number of analyses, and whether they test efficacy or review safety only.',
  },
  {
    what: 'Standards and submissions',
    changes: 'SDTM, ADaM, Define-XML, and reviewer’s guides; conversion of older data.',
    count: 'The agencies that will receive the data, and the studies to be pooled.',
  },
  {
    what: 'Level of checking',
    changes: 'A second, independent program for an output, and the comparison of the two.',
    count: 'Primary and key secondary results only, or every output.',
  },
  {
    what: 'Design',
    changes: 'A formula is short work; an adaptive design has to be simulated.',
    count: 'Primary endpoints, doses, interim analyses, and the scenarios to be simulated.',
  },
  {
    what: 'Existing documents',
    changes: 'What must be written, and what only needs review.',
    count: 'Protocol, analysis plan, shells, forms, data management plan: final, draft, or missing.',
  },
  {
    what: 'Languages',
    changes: 'Translation and linguistic validation of diaries and questionnaires.',
    count: 'The languages of your participants.',
  },
  {
    what: 'Changes',
    changes:
      'An amendment after the build means a new release: it is specified, tested, and documented again.',
    count: 'Amendments that you already expect.',
  },
]

interface Question {
  id: string
  question: string
  answer: string
  links: PageLink[]
}

const questions: Question[] = [
  {
    id: 'confidential',
    question: 'Can we sign a confidentiality agreement first?',
    answer:
      'Yes, before a study is discussed. Until it is signed, leave trade secrets, data about participants, and unblinding information out of the form.',
    links: [{ words: 'Messages to us', page: 'terms-of-service', anchor: 'messages' }],
  },
  {
    id: 'one-task',
    question: 'Can we order a single task?',
    answer:
      'Yes. You can order a single task or everything between the synopsis and the clinical study report, and take services together or one at a time.',
    links: [{ words: 'All services', page: 'solutions' }],
  },
  {
    id: 'existing',
    question: 'Our trial is running, or finished. Is it too late?',
    answer:
      'No. Databases that already exist are compared with the current standards and converted, and earlier studies are harmonized for integrated summaries. A field that was never collected, however, is hard to make up for.',
    links: [{ words: 'CDISC standards for existing data', page: 'data-management', anchor: 'cdisc' }],
  },
  {
    id: 'size',
    question: 'How many participants do we need?',
    answer:
      'That depends on the question, so state the estimand first. The workbench then computes the size, with its assumptions and the text for your protocol. Have a statistician check it before it goes in.',
    links: [
      { words: 'Compute a sample size', page: 'study-design' },
      { words: 'State the estimand', page: 'estimand' },
    ],
  },
  {
    id: 'people',
    question: 'Who will work on our study?',
    answer:
      'The proposal names the people. The statistician who plans your study is responsible for its analysis, joins you in agency meetings, and is the person you call with a question.',
    links: [{ words: 'The leadership team', page: 'leadership' }],
  },
  {
    id: 'audit',
    question: 'How do we qualify you as a vendor?',
    answer:
      'One page answers what auditors ask for, row by row. It also lists the standards of each service, the approach to validation, backup and continuity, and the website’s processors of personal data. For an audit, write to the office.',
    links: [{ words: 'What auditors ask for', page: 'qualification', anchor: 'asked' }],
  },
  {
    id: 'certificates',
    question: 'Which certificates do you hold?',
    answer:
      'None. Our procedures are aligned with ISO/IEC 27001:2022 and ISO 27799:2016, which is not the same as certification.',
    links: [{ words: 'Certificates', page: 'qualification', anchor: 'iso-27001-certificate' }],
  },
  {
    id: 'owner',
    question: 'Who owns the data?',
    answer:
      'As a rule you are the controller, and we process the data for you. A contract settles ownership; ask every provider for a contract that names you as owner of the data, the audit trail, and the programs.',
    links: [{ words: 'Data ownership', page: 'qualification', anchor: 'data-ownership' }],
  },
  {
    id: 'hosting',
    question: 'Where are the data hosted?',
    answer:
      'Our team hosts the EDC. We do not state a country or data center for trial data here. Ask every provider for both, because the country decides which rules for transfers apply.',
    links: [{ words: 'Location of data', page: 'qualification', anchor: 'data-location' }],
  },
  {
    id: 'leaving',
    question: 'What do we get, and pay, if we leave?',
    answer:
      'When your study closes, you receive an archive with the complete audit trail, and data can be exported as CDISC ODM-XML, SDTM, SAS, and CSV. We do not quote an exit price here. Ask every provider to put it into the contract, because it is hard to negotiate later.',
    links: [
      { words: 'Exit and return of data', page: 'qualification', anchor: 'exit' },
      { words: 'What leaving costs', page: 'qualification', anchor: 'cost-of-leaving' },
    ],
  },
  {
    id: 'data',
    question: 'Who is responsible for our participants’ data, and how do we send them?',
    answer:
      'You are as a rule the controller, and we process the data for you under a contract. Never send them through the form. Tell us that you have them, and we will agree on a secure method of transfer.',
    links: [{ words: 'Privacy policy', page: 'privacy-policy', anchor: 'controller' }],
  },
  {
    id: 'example',
    question: 'May we see what you deliver?',
    answer:
      'Yes: a whole simulated trial, from synopsis and forms to datasets, tables, and report. Follow any number in it back to the field of the form.',
    links: [{ words: 'Open the sample study', page: 'sample-study' }],
  },
  {
    id: 'regions',
    question: 'Do you work outside Israel?',
    answer:
      'Yes. The data are managed from Tel Aviv for sites in Israel, Europe, North and Latin America, and Asia-Pacific, with diaries and questionnaires in the participants’ languages.',
    links: [{ words: 'Where we work', page: 'about-us' }],
  },
]

export const en = {
  title: 'How We Work: From Message to Deliverable',
  description:
    'Six steps from your first message to the first deliverable: who takes part, what you bring and get, engagement models, what drives a quote, and answers.',
  heading: 'How we work',
  lead: 'Six steps lead from your first message to the first deliverable. For each you see who takes part, what you bring, and what you get.',
  figure: {
    title: 'What you give and what you get in each step.',
    description:
      'Six steps from top to bottom. {passed} In the fifth step you meet the statistician, the data manager, and the medical writer together; in the others one specialist, by your topic.',
    caption:
      'Three dots: you meet the statistician, the data manager, and the medical writer together. One dot: the specialist in your topic. The steps are not drawn to a time scale.',
    you: 'You',
    us: 'We',
    step: 'Step {number}, {title}.',
    toUs: 'From you: {what}.',
    toYou: 'From us: {what}.',
  },
  steps: {
    title: 'From the first message to the first deliverable',
    who: 'Who takes part',
    bring: 'You bring',
    get: 'You get',
    entries: steps,
  },
  afterContact: {
    entry:
      'In the office mailbox, correspondence is kept while the matter is open and for 12 months after the last message, so that we can pick up the thread. You get no marketing mail.',
    receipt: 'You get a confirmation at once, with your reference number and these words:',
    deadline:
      'We do not commit to a response time here. If you have a deadline, put it into the message, or call.',
    policy: 'What we store, where, and for how long',
  },
  models: {
    title: 'Ways to work together',
    lead: 'Five common arrangements. They can be combined, and the written agreement states which of them apply.',
    name: 'Model',
    fits: 'It fits when',
    first: 'You agree first on',
    price: 'What is usually priced',
    entries: models,
  },
  price: {
    title: 'What drives a quote',
    lead: 'Prices depend on the trial, so we quote each trial separately. A quote rests on the numbers below; give the same numbers to every provider, so that you can compare.',
    what: 'Factor',
    changes: 'What it affects',
    count: 'How to count it',
    entries: drivers,
    brief: 'Write these numbers into a project brief',
    briefText:
      'The project brief is a document of one or two pages that you can send to every provider. It has fields for most of these factors; put the rest under “Anything else”.',
  },
  faq: { title: 'Questions that sponsors ask', entries: questions },
  callToAction: {
    title: 'Start with a few lines',
    text: 'The indication, the phase, what you need, and by when.',
    button: 'Contact Us',
  },
}
