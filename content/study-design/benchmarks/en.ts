export const en = {
  title: 'Study designs compared with other sources',
  description:
    'Each value that the study design workbench is compared with: who printed it, the inputs of its case, what is computed here, difference, and tolerance.',
  heading: 'Compared with papers, manuals, and programs',
  lead: '{values} values in {cases} cases, computed anew with every build of this site. A value outside its tolerance stops the build.',
  parent: 'Study design',
  note: 'The tolerance is half a unit of the last digit in the source, or a millionth where the source has six digits or more; a row that allows more says why. A case may have several sources. This is a comparison with other sources, not a validation of a computer system.',
  programs: 'Programs that we ran:',
  calls:
    'You can run each call as it stands: once its program is loaded, it gives the numbers beside it, in their order. R shows seven digits unless you ask for more.',
  /** Before its hash. */
  commit: 'Computed with the code of {day}, commit',
  files: 'The same as a file:',
  kinds: {
    paper: {
      short: 'Publication',
      counted: 'Publications that we read: {values} values in {cases} cases',
    },
    transcription: {
      short: 'Copied publication',
      counted: 'Publications that we know from a copy in another project: {values} values in {cases} cases',
    },
    manual: {
      short: 'Manual or test suite',
      counted: 'Manuals, help pages, test suites, and vendors’ output: {values} values in {cases} cases',
    },
    program: {
      short: 'Program that we ran',
      counted: 'Programs that we ran ourselves, not publications: {values} values in {cases} cases',
    },
  },
  designCounted: '{design}: {values} values in {cases} cases',
  filter: {
    legend: 'Choose the values',
    design: 'Design',
    allDesigns: 'All designs',
    kind: 'Kind of source',
    allKinds: 'All kinds',
    apply: 'Show',
    shown: 'Values: {values}, cases: {cases}',
  },
  plot: {
    title: 'How close the values are',
    description:
      'Dots in a strip for each design, along an axis from minus 1 to 1. All {cases} dots are inside; the farthest is at {largest}. Each design in the list below leads to its values.',
    caption:
      'Each dot is a case: the difference from the source as a part of its tolerance. All {cases} cases are between the dashed limits, and {close} of them within a tenth of the tolerance. A case with several values shows the one farthest off.',
    x: 'Difference / tolerance',
  },
  /** Explains rows with a tolerance larger than their last digit. */
  notes: {
    roundedUp: 'The source prints the size rounded up.',
    helpRoundedUp: 'Its help page prints the example rounded up: 50.',
    nearest: 'The paper prints sizes rounded to the nearest whole number.',
    wrongSide: 'The source also counts rejections on the wrong side as power.',
    quantiles: 'The paper computes with quantiles of three decimals, as its transcription shows.',
    sas: 'SAS integrates less closely here: rpact 3.3.4 prints 2.963131599, 2.359044291 and 77.72985 for the same design.',
  },
  /** In the order of the table. */
  columns: {
    quantity: 'Quantity',
    printed: 'In the source',
    computed: 'Here',
    difference: 'Difference',
    tolerance: 'Tolerance',
    kind: 'Kind of source',
    source: 'Source',
  },
  example: 'the example',
  functions: 'Functions behind the designs',
  open: 'Open in the workbench',
}
