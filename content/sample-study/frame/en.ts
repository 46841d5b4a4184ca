/** Words that all pages of the sample study share. */
export const en = {
  parent: 'Sample study',
  note: 'Simulated: this trial was never conducted, and its participants do not exist.',
  documents: 'The documents of the study',
  links: 'See it in a complete trial, our sample study:',
  counted:
    'Counted in this way, our simulated trial has {participants} participants at {sites} sites in {countries} countries, {forms} unique forms, {tables} tables, {listings} listings, and {figures} figures:',
  follow: 'Trace a number yourself in the sample study',
  area: 'A whole trial, simulated',
  wanted: 'Need a document like this for your study?',
  door: {
    heading: 'Follow a number',
    text: 'From the hazard ratio in the report, {ratio}, to the dates on the forms behind it.',
    report: 'Report',
    table: 'Table',
    dataset: 'Data',
    form: 'Form',
  },
  pages: {
    'sample-study/synopsis': 'Synopsis',
    'sample-study/estimand': 'Estimand',
    'sample-study/analysis-plan': 'Statistical analysis plan',
    'sample-study/case-report-form': 'Annotated case report form',
    'sample-study/data-management': 'Data management plan',
    'sample-study/participants': 'Participants',
    'sample-study/outputs': 'Tables, listings, and figures',
    'sample-study/report': 'Study report',
    'sample-study/datasets': 'Data',
    'sample-study/conformance': 'Conformance',
    'sample-study/planted': 'What is planted',
    'sample-study/trace': 'Trace a number',
  },
}
