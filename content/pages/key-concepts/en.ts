export const en = {
  title: 'Key Concepts in Biostatistics',
  description:
    'Search 300 terms of biostatistics, clinical trials and data standards by word or letter; each is defined in one or two exact sentences.',
  heading: 'Key Concepts in Biostatistics',
  lead: 'A comprehensive glossary of important biostatistics terms and definitions',
  parent: 'Latest Insights',
  dictionary: 'Biostatistics Dictionary',
  explore: 'Explore {total} key biostatistics terms',
  filter: {
    label: 'Search and filter the terms',
    search: 'Search',
    placeholder: 'Search terms or definitions...',
    letters: 'First letter',
    all: 'All',
    active: 'Active filters',
    remove: 'Remove filter: {filter}',
    letter: 'Letter {letter}',
    clear: 'Clear all',
    showing: 'Showing {shown} of {total} terms',
    one: '1 term',
    many: '{count} terms',
  },
  empty: {
    title: 'No terms found',
    text: 'Try adjusting your search or filter criteria.',
    clear: 'Show all terms',
  },
  print: {
    text: 'Prefer one page to read or print?',
    link: 'All definitions in seven groups',
  },
}
