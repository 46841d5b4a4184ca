export const en = {
  title: 'Insights on Clinical Trial Data',
  description:
    'Articles by our statisticians and data managers on trial design, regulatory data standards, and the analysis of clinical studies.',
  heading: 'Latest Insights',
  lead: 'Worked examples from the design, conduct, and analysis of clinical trials, with the arithmetic shown so that you can check it.',
  previous: 'Prev',
  next: 'Next',
  pageOf: 'Page {page} of {pages}',
  categoryBar: {
    label: 'Insights and resources',
    insights: { label: 'Latest Insights', short: 'Insights' },
    publications: { label: 'Scientific Publications', short: 'Publications' },
    glossary: { label: 'Key Concepts in Biostatistics', short: 'Key Concepts' },
  },
  feed: {
    atom: 'Atom feed',
    json: 'JSON feed',
  },
}
