export const en = {
  title: 'Search the Site',
  description:
    'Search terms, services, study designs, articles, publications, and pages of this site at once, in English or Hebrew.',
  heading: 'Search',
  lead: 'Terms, services, study designs, insights, publications, and pages, in English or Hebrew.',
  label: 'What are you looking for?',
  button: 'Search',
  answer: {
    count: '{count} found',
    kinds: {
      term: 'Terms',
      service: 'Services',
      design: 'Study designs',
      post: 'Insights',
      publication: 'Publications',
      page: 'Pages',
    },
    groupCount: '({count})',
    all: 'Show more: {kind}',
    allKinds: 'Show all kinds',
    suggestion: 'Did you mean:',
    none: { title: 'Nothing found', text: 'Try fewer words, or use one of these links.' },
    tooLong: 'Please use at most {max} characters; there are {length}.',
    glossary: 'Browse the glossary',
    contact: 'Ask us',
  },
}
