export const en = {
  title: 'Biostatistics Glossary, A to Z',
  description:
    'All {total} definitions of biostatistics, trial design, and clinical data standards on one page, in seven alphabetical groups, to read through or to print.',
  heading: 'Biostatistics Glossary',
  lead: 'Every term with its definition on one page, in seven alphabetical groups, to read through, search with the browser, or print.',
  parent: 'Key Concepts in Biostatistics',
  groups: 'Groups of letters',
  one: '1 term',
  many: '{count} terms',
  howTo: {
    title: 'How to Use',
    steps: [
      {
        title: 'Read by letter',
        text: 'Seven groups divide the alphabet. Choose one above the list; within a group the terms are in alphabetical order.',
      },
      {
        title: 'Search by meaning',
        text: 'If you know what a thing does but not what it is called, search in Key Concepts: the search reads the definitions as well as the terms.',
      },
      {
        title: 'Cite a single term',
        text: 'The name of a term links to its card in Key Concepts. That address opens the card and can be cited in a protocol, a review comment, or an email.',
      },
    ],
  },
  tip: {
    title: 'Tip',
    text: 'Search by the full term. Abbreviations have several meanings: HR is a hazard ratio or a heart rate, and CI is a confidence interval or a cardiac index.',
  },
  search: 'Search in Key Concepts',
}
