export const en = {
  title: 'Leadership Team',
  description:
    'The five people who lead Marom Clinical Research: biostatistics, data management and technology, medical writing, pharmacovigilance, operations, and quality.',
  heading: 'Leadership Team',
  lead: 'Five professionals who still read protocols, listings, and reports themselves.',
  intro:
    'Each of the five answers for one part of your trial. The biographies say what each person is responsible for and how they work. So you know whom you will meet and what they will ask you.',
  readMore: 'Read more',
  showLess: 'Show less',
  placeholderLabel: 'Portrait placeholder',
  callToAction: {
    title: 'Bring the protocol you have',
    text: 'A synopsis, a draft, or a single open question is enough for a first conversation. The person who heads the relevant area takes part in it.',
    button: 'Contact Us',
  },
}
