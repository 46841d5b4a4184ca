export const en = {
  title: 'The participants of the sample study',
  description:
    'A swimmer plot of all participants of a simulated trial: doses, severe events, progression, and end of follow-up. Every lane leads to its participant.',
  heading: 'The participants',
  lead: 'Select a lane to open a participant: doses, events, visits, and forms. The table below has the same links.',
  plot: {
    title: 'All participants by arm and follow-up.',
    description:
      'Swimmer plot with a lane for each participant: {treatment} on MCR-117 above and {control} on placebo below, sorted by time in the study. The table on this page has the same participants.',
    caption:
      'Thick line: daily dose, thinner where it is reduced, with a gap where it is interrupted. Thin line: follow-up. Stroke: start of an event of grade 3 or more. Open circle: progression. Cross: death. Arrow: alive. Short stroke at the end: lost to follow-up.',
    x: 'Months since randomization',
    arms: { treatment: 'MCR-117 400 mg, N = {count}', control: 'Placebo, N = {count}' },
    lane: '{subject}, {arm}:\n{months} months, {end}',
    ends: { died: 'died', left: 'lost to follow-up', alive: 'alive' },
  },
  first: 'Open the first participant',
  table: 'All participants as a table',
  sort: 'Sort by',
  sorts: { subject: 'participant', arm: 'arm and time', time: 'time in the study' },
  columns: {
    subject: 'Participant',
    arm: 'Arm',
    time: 'Months in the study',
    end: 'At the end',
    severe: 'Events of grade 3 or more',
  },
}
