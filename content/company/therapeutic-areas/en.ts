export const en = {
  title: 'Therapeutic Areas: What You Can See Here',
  description:
    'Oncology, vaccines, cardiovascular and metabolic disease, neurology and pain, clinical pharmacology: estimands, designs, publications, and terms for each.',
  heading: 'Therapeutic areas',
  lead: 'For each area, what this site holds for your trial: a question stated as an estimand, designs to size it with, publications, articles, terms, and services.',
  areas: {
    oncology: {
      title: 'Oncology',
      text: 'Survival takes years to observe, and patients change treatment on the way. So settle first which effect you estimate, then how many events you need.',
    },
    vaccines: {
      title: 'Vaccines and infectious disease',
      text: 'Cases are few and slow to come, so your trial needs many participants, or rests on antibody titers: a logarithmic scale, with some values below what the assay can find.',
    },
    cardiology: {
      title: 'Cardiovascular and metabolic disease',
      text: 'Blood pressure and HbA1c can be measured in everyone. What a value means after rescue medication has to be decided before the first visit.',
    },
    neurology: {
      title: 'Neurology and pain',
      text: 'Diaries and questionnaires carry the endpoint, so missing days and analgesics can decide your result.',
    },
    pharmacology: {
      title: 'Clinical pharmacology and bioequivalence',
      text: 'A kind of study rather than a disease: concentrations in few participants, and limits that are fixed in advance.',
    },
  },
  headings: {
    publications: 'Publications',
    posts: 'Articles',
    terms: 'Terms',
    services: 'Services',
  },
  none: 'Your area is not here? The methods often are the same: tell us the endpoint, and we answer with the services we would suggest.',
  callToAction: {
    title: 'Tell us about your trial',
    text: 'The indication, the phase, what you need, and by when.',
    button: 'Contact Us',
  },
}
