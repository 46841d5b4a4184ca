export const en = {
  title: 'Tables, listing, and figure of the sample study',
  description:
    'Six tables, a figure, and a listing of a simulated trial in the numbering of ICH E3. Every cell leads to the rows behind it.',
  heading: 'Tables, listing, and figure',
  lead: 'Every number is a link: it leads to the rows that it was computed from.',
  list: 'All outputs',
}
