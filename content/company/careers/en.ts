import type { Testimonial, Value } from '../../types.ts'

export const en = {
  title: 'Careers',
  description:
    'Work in biostatistics, statistical programming, clinical data management, medical writing, or drug safety in Tel Aviv: our values, our people, how to apply.',
  heading: 'Why Join Marom Clinical Research',
  lead: 'Work on trials from the first question to the final report, alongside people who will tell you why things are done the way they are.',
  overview: {
    heading: 'A Career in Clinical Research Data',
    paragraphs: [
      'We have worked on clinical trials since 1995, first as a practice and from 2003 as a company. Statisticians, programmers, data managers, medical writers, and drug safety specialists work in one place. So from early on you see every stage of a trial: the protocol meeting, the form, the first queries, the blinded data review, the tables, the report.',
      'Your first months are planned. You have a training record, a mentor from your own profession, and another from a neighboring one. A second person reviews your work before it leaves the company. You learn GCP, CDISC standards, SAS, R, and validation practice here; you bring the curiosity and the care.',
    ],
    button: 'Go to the application form',
  },
  stats: {
    heading: 'The Company in Numbers',
    items: [
      { value: '200+', label: 'clients served' },
      { value: '500+', label: 'projects delivered' },
      { value: '29+', label: 'years of experience' },
    ],
  },
  values: {
    heading: 'Core Values',
    items: [
      {
        icon: 'award',
        title: 'Excellence',
        description:
          'Your work is finished when someone else can check it. Independent programming, peer review, and the time for both are part of every plan.',
      },
      {
        icon: 'sprout',
        title: 'Growth',
        description:
          'You can move between therapeutic areas and between professions: from data management to programming, from programming to statistics, from statistics to consulting.',
      },
      {
        icon: 'handshake',
        title: 'Partnership',
        description:
          'You speak with sponsors, sites, and physicians directly. Your name is on the document you wrote, and your question is heard in the meeting where it matters.',
      },
      {
        icon: 'lightbulb',
        title: 'Innovation',
        description:
          'If you know a better method, it is welcome once it has been tested and documented. Simulations, shared macros and packages, and a journal club are where it begins.',
      },
    ] satisfies Value[],
    statement:
      'Integrity, transparency, and accountability: we report what we found, including our own errors; we say how a decision was made and by whom; and whoever signs a document answers for it. Raising a concern about data, safety, or conduct is part of the job and never counts against anyone.',
  },
  equity: {
    heading: 'Equity, Diversity, and Inclusion',
    paragraphs: [
      'Every role is open to every person. In line with Israel’s Equal Employment Opportunities Law, 1988, decisions on hiring, pay, training, promotion, and termination are made on grounds that relate to the work, and never on sex, sexual orientation, gender identity, marital status, pregnancy, fertility treatment, parenthood, age, race, religion, nationality, country of origin, place of residence, views, political party, or reserve military service.',
      'People with disabilities receive the accommodations that the role and the hiring process call for, as the Equal Rights for Persons with Disabilities Law, 1998, requires. Please tell us what you need, at any stage. Trials should include the people the treatment is meant for, and a team of many backgrounds and languages notices sooner when a trial does not.',
    ],
  },
  testimonials: {
    heading: 'From Our Team',
    items: [
      {
        name: 'Hodaya Biton',
        title: 'Statistical Programmer',
        quote:
          'My first double programming did not match, and nobody asked whose fault it was. We found an ambiguous sentence in the specification and corrected it. I have read specifications differently ever since.',
      },
      {
        name: 'Dina Levitska',
        title: 'Clinical Data Manager',
        quote:
          'I sit in the protocol meeting, so I know why a field is on the form. When a site asks, I can answer with the reason and not only with the rule.',
      },
      {
        name: 'Eyal Amrami',
        title: 'Medical Writer',
        quote:
          'I came from the laboratory and had never seen a table shell. The statisticians took the time to go through the outputs with me, and today I send them the questions before the data are unblinded.',
      },
    ] satisfies Testimonial[],
  },
  roles: {
    heading: 'Find Your Role',
    text: 'We look for biostatisticians, statistical programmers, clinical data managers, EDC developers, medical writers, and drug safety specialists as projects require. When positions are open, they are listed here.',
    button: 'View Open Positions',
    dialogTitle: 'Open Positions',
    dialogText:
      'Currently no open positions. You are welcome to apply with the form below on this page. Name the role that interests you, and we will come back to it when a suitable position opens.',
    close: 'Close',
    applyButton: 'Go to the application form',
  },
  form: {
    heading: 'Application Form',
    intro:
      'Tell us which work interests you and what you have done so far. No photograph, age, marital status, or identity number is needed.',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    role: 'Role of interest',
    experience: 'Experience (years)',
    message: 'Message',
    messagePlaceholder:
      'Trials, standards, or software you have worked with, and what you would like to learn...',
    submit: 'Submit application',
    sending: 'Sending...',
    requiredNote: 'Fields marked * are required.',
    successTitle: 'Application Sent!',
    successText: "Thank you for your interest. We'll get back to you soon.",
    /** After the toast. */
    lastStep: 'The last step: send your application by email.',
    byMail: 'Please apply by email',
    byMailText:
      'Fill in the form, and an email opens with what you typed. Nothing is sent until you send that email; until then your text stays in your browser.',
    withoutScript: 'The email opens with an outline, and you fill it in there.',
    copy: 'Copy my application',
    copied: 'Application copied',
    mailto: 'Write an email with your application',
    mailSubject: 'Application to Marom Clinical Research',
  },
}
