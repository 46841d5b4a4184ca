export const en = {
  title: 'Therapeutic Areas: Estimands, Designs, and Articles',
  description:
    'Oncology, vaccines, cardiovascular and metabolic disease, neurology and pain, clinical pharmacology: estimands, designs, publications, and terms for each.',
  heading: 'Therapeutic areas',
  lead: 'For each area: an example estimand, study designs for the sample size, publications, articles, terms, and services.',
  areas: {
    oncology: {
      title: 'Oncology',
      text: 'Survival takes years to observe, and many patients change treatment meanwhile. So settle first which effect you estimate, then how many events you need.',
    },
    vaccines: {
      title: 'Vaccines and infectious disease',
      text: 'Cases are few and slow to come, so your trial needs many participants or rests on antibody titers. Titers are analyzed on a logarithmic scale, and some fall below the lower limit of quantification.',
    },
    cardiology: {
      title: 'Cardiovascular and metabolic disease',
      text: 'Blood pressure and HbA1c can be measured in everyone. Decide before the first visit what a value after rescue medication means.',
    },
    neurology: {
      title: 'Neurology and pain',
      text: 'The endpoint comes from diaries and questionnaires, so missing diary days and the use of analgesics can decide your result.',
    },
    pharmacology: {
      title: 'Clinical pharmacology and bioequivalence',
      text: 'Not a disease but a type of study: drug concentrations in a few participants, judged against limits set in advance.',
    },
  },
  headings: {
    publications: 'Publications',
    posts: 'Articles',
    terms: 'Terms',
    services: 'Services',
  },
  none: 'Your area is not listed? Many methods are the same. Tell us the endpoint; we reply with the services we suggest.',
  callToAction: {
    title: 'Tell us about your trial',
    text: 'The indication, the phase, what you need, and by when.',
    button: 'Contact Us',
  },
}
