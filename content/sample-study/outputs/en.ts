export const en = {
  title: 'Tables, listings, and figures of the sample study',
  description:
    'Tables, listings, and figures of a simulated trial in the numbering of ICH E3: survival, response, safety, laboratory. Every cell leads to its rows.',
  heading: 'Tables, listings, and figures',
  lead: 'Every number is a link: it leads to the rows that it was computed from.',
  list: 'All outputs',
  /** Sections of a report after ICH E3. */
  sections: {
    '14.1': 'Demographic data',
    '14.2': 'Efficacy data',
    '14.3.1': 'Displays of adverse events',
    '14.3.2': 'Deaths and other serious adverse events',
    '14.3.4': 'Laboratory values',
    '14.3.5': 'Exposure; ICH E3 has no section for its table',
    '16.2.7': 'Listings of adverse events',
  },
}
