/** Words in the figure of the tipping-point analysis. */
export const en = {
  title: 'Tipping point of overall survival.',
  description:
    'A grid of p values. Rows: up to {deaths} more deaths on MCR-117. Columns: up to {survivors} more participants on placebo who are alive until the data cut. The first cell is the primary analysis, with p {primary}. A frame holds the cells that missing data leave open; the last of them is the worst case, with p {worst}. Cells with p of 0.05 or more are shaded and bold; from the worst case it takes {needed} more deaths to reach them. Each cell is a link to its trace.',
  caption:
    'p values of the stratified log-rank test. Choose a cell to see whose follow-up was replaced. In the frame are participants who withdrew or were lost. Below it, participants who were in follow-up at the data cut count as dead too: these cells only show how far away the tipping point is.',
  x: 'Placebo: more alive until the data cut',
  y: 'MCR-117: more deaths',
  missing: 'missing data',
  tipped: 'p of 0.05 or more',
  cell: 'More deaths on MCR-117: {dead}. More alive on placebo: {alive}. p: {p}',
}
