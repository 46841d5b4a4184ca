export const en = {
  title: 'Study designs checked against published values',
  description:
    'Every published value that the study design workbench is held to: source, inputs, what was printed, what is computed here, difference, and tolerance.',
  heading: 'Checked against published values',
  lead: '{count} values from papers and statistical packages, computed anew with every build of this site. A value outside its tolerance stops the build.',
  parent: 'Study design',
  note: 'The tolerance is half a unit of the last printed digit, or a millionth where six digits or more are printed; a row that allows more says why. This is a comparison with published values, not a validation of a computer system.',
  files: 'The same as a file:',
  /** Explains rows with a tolerance larger than their last digit. */
  notes: {
    roundedUp: 'The source prints the size rounded up.',
    helpRoundedUp: 'Its help page prints the example rounded up: 50.',
    nearest: 'The paper prints sizes rounded to the nearest whole number.',
    wrongSide: 'The source also counts rejections on the wrong side as power.',
    quantiles: 'The paper computes with quantiles of three decimals, as its transcription shows.',
    sas: 'SAS integrates less closely here: rpact 3.3.4 prints 2.963131599, 2.359044291 and 77.72985 for the same design.',
  },
  columns: {
    inputs: 'Inputs',
    quantity: 'Quantity',
    published: 'Published',
    computed: 'Computed',
    difference: 'Difference',
    tolerance: 'Tolerance',
    source: 'Source',
  },
  example: 'the example',
  functions: 'Functions behind the designs',
  open: 'Open in the workbench',
}
