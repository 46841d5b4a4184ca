export const en = {
  title: 'Annotated case report form of the sample study',
  description:
    'The annotated forms of a simulated trial: every field with its code list, its unit, and the SDTM variable that its value goes to.',
  heading: 'Annotated case report form',
  lead: 'All forms. Beside each field is the SDTM variable that its value goes to.',
  index: 'The forms',
  count: '{count|none filled|1 filled|# filled}',
  site: 'Site',
  participant: 'Participant',
  visit: 'Visit',
  number: 'Number',
  /** The parts of a date, in their order in a value. */
  date: ['Year', 'Month', 'Day'],
  marked: 'marked',
  ofLaboratory: 'unit of the site’s laboratory',
  units: {
    years: 'years',
    cm: 'cm',
    kg: 'kg',
    mmHg: 'mmHg',
    'beats/min': 'beats per minute',
    mm: 'mm',
    mg: 'mg',
  },
  filled: 'The forms of the first participant, filled',
  printed: 'The annotated forms as PDF',
  repeats: 'One for each occurrence',
}
