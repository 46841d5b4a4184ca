export const en = {
  title: 'Change a value of the sample study',
  description:
    'Change one field of one form of a simulated trial and see what follows: records, analysis rows, tables, the curve, and the sentences of the report.',
  heading: 'Change a value',
  lead: 'Change one field of one form, and everything made from it changes with it: records, analysis rows, tables, the curve, and the sentences of the report. Three changes are prepared below.',
  prepared: {
    death: {
      title: 'What if this death had been a day earlier?',
      text: 'One date of death is moved to the day before. How many printed numbers change?',
    },
    stratum: {
      title: 'What if this stratum had been wrong?',
      text: 'A form says that a participant has no macrovascular invasion. Had there been invasion, the test would count this participant in another stratum.',
    },
    query: {
      title: 'What if this query had not been raised?',
      text: 'A date was typed about a year too early. A check opened a query, and the site corrected the date. Without the query, the typing error stays in the data.',
    },
  },
  summary:
    'Hazard ratio {ratio}, p value {p}; {count|no number changes|one number changes|# numbers change}.',
  others: 'The other prepared changes',
  field: 'The field, with its audit trail',
  own: {
    title: 'Change a value yourself',
    text: 'Every field that a site fills in has a control for this on the page of its form. Your browser then computes the whole study again from the forms. Nothing is sent or stored. It needs scripts in your browser.',
    link: 'Try it on a form',
  },
  tool: {
    title: 'Change this value',
    lead: 'Your browser computes the study again from the forms of all participants and lists what changes. Nothing is sent or stored: the change is gone when you leave this page.',
    noScript:
      'This needs scripts, which are off in your browser. Three prepared changes show the same without them.',
    prepared: 'Three prepared changes',
    value: 'New value',
    empty: 'empty',
    date: 'From {first} to {last}, or empty.',
    number: 'From {least} to {most}, or empty.',
    text: 'Up to {longest} characters, or empty.',
    reason: 'Reason for the change',
    choose: 'Choose a reason',
    reasons: [
      'Typing error; corrected from the source document.',
      'The source document was corrected.',
      'To see what follows.',
    ],
    apply: 'Apply',
    working: 'Computing the study…',
    undo: 'Undo the change',
    undone: 'Undone: the study is as it was published.',
    failed: 'The study could not be computed. Check your connection and press again.',
    same: 'The form already has this value.',
    invalid: 'This field cannot hold this value.',
    noReason: 'An audit trail needs a reason.',
  },
}
