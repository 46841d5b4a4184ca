export const en = {
  back: '← Back to Insights',
  contents: 'On this page',
  /** The date follows at once. */
  published: 'Published ',
  updated: 'Updated ',
  by: 'By',
  related: {
    posts: 'Related insights',
    services: 'Related services',
    terms: 'Related terms',
  },
  notFoundTitle: 'Not found',
  notFoundText: "We couldn't find this insight.",
  simulated: 'Simulated data',
  linkToSection: 'Link to section: {title}',
}
