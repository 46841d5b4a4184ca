export const en = {
  title: 'Annotated case report form of the sample study',
  description:
    'The annotated forms of a simulated trial: every field with its code list, its unit, and the SDTM variable that its value goes to.',
  heading: 'Annotated case report form',
  lead: 'All forms. Beside each field is the SDTM variable that its value goes to.',
  columns: { field: 'Field', takes: 'Entry', annotation: 'Annotation' },
  kinds: { text: 'Text', date: 'Date', number: 'Number', choice: 'One of:' },
  measured: 'Number, {unit}',
  units: { years: 'years', cm: 'cm', kg: 'kg', mmHg: 'mmHg', 'beats/min': 'beats per minute', mg: 'mg' },
  filled: 'The forms of the first participant, filled',
  printed: 'The annotated forms as PDF',
  repeats: 'One for each occurrence',
}
