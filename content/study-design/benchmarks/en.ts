export const en = {
  title: 'Study designs compared with other sources',
  description:
    'Each value that our study designs are compared with: its publication or program, the inputs of its case, our result, the difference, and the tolerance.',
  heading: 'How we check: comparison with other programs, manuals, and papers',
  /** `run`: those of programs that we ran. */
  lead: '{values} values in {cases} cases, {run} of them from programs that we ran. Each stands beside its source, with the difference and the tolerance.',
  parent: 'Study design',
  comparedWith: 'Sources',
  note: 'The tolerance is half a unit of the last digit in the source, or a millionth where the source has six digits or more; a row that allows more says why. A case may have several sources. This is a comparison with other sources, not a validation of a computer system.',
  contradict:
    'Only values that agree are in the list. We know of three results that contradict ours: the two-sided binomial test of MESS 0.5.12, the 38 clusters (for 38.27) on the help page of clusterPower’s cpa.binary, and the equivalence of proportions with a true difference in TrialSize, pwrss, and epiR.',
  recompute: {
    title: 'Recompute it in your browser',
    lead: 'Your browser can compute all {values} values again, with the same functions, and compare each with its source. The functions load when you press.',
    /** Where rows are shown, and where they are not. */
    rows: 'Each row below is then marked: “same” is the number on this page to the last digit, “agrees” another one within the tolerance, “differs” one outside it.',
    noRows: 'The list of a design marks each of its rows, too.',
    noScript: 'If scripts are on, your browser can compute the values again.',
    run: 'Recompute all values',
    stop: 'Stop',
    progress: 'Values recomputed',
    loading: 'Loading the functions…',
    counted: '{done} of {values}',
    agree:
      'All {done} values recomputed in your browser in {seconds} s: each agrees with its source within the tolerance.',
    /** Above links to them. */
    differ:
      'All {done} values recomputed in your browser in {seconds} s. Values outside the tolerance of their source: {differing}.',
    allSame: 'Each is the number on this page, to the last digit.',
    someSame:
      'To the last digit, {same} are the numbers on this page; the others agree with them in at least {digits} digits.',
    /** Names the list of the links. */
    differing: 'Values outside the tolerance',
    stopped: 'Stopped after {done} of {values} values.',
    failed: 'The values were not recomputed. Please check your connection and try again.',
    marks: {
      same: 'same',
      agrees: 'agrees',
      /** Before the value. */
      differs: 'differs:',
      tally: '{agree} of {values} agree in your browser',
      tallyDiffering: '{agree} of {values} agree in your browser; outside the tolerance: {differ}',
    },
  },
  agents: {
    title: 'Test cases for AI assistants',
    lead: 'The R Consortium publishes test cases in which an AI assistant has to plan a trial (repository pharma-skills). The table gives the answers of our tools for assistants. It includes answers that differ from the published ones, and cases that our tools do not support.',
    source: 'The cases and their discussion',
    columns: {
      case: 'Case',
      quantity: 'Quantity',
      published: 'Published answer',
      ours: 'Ours',
      agrees: 'Compared',
    },
    issue: 'Issue {issue}',
    by: { issue: 'expected in the issue', run: 'from a run posted there' },
    noNumber: 'no number',
    agrees: { yes: 'agrees', no: 'differs' },
    notSaid: 'not supported by our tools',
    refused: 'Our tool refuses: {why}',
    /** Where the words of the design say less than a case needs. */
    quantities: {
      maximum: 'Maximum number of events',
      month: 'Expected month of analysis {look}',
      averageHr: 'Average hazard ratio at analysis {look}',
    },
  },
  programs: 'Programs that we ran:',
  calls:
    'You can run each command as it stands: once its program is loaded, it gives the numbers beside it, in their order. R shows seven digits unless you ask for more.',
  files: 'The same as a file:',
  kinds: {
    program: {
      short: 'Program that we ran',
      counted: 'Programs that we ran ourselves, not publications: {values} values in {cases} cases',
    },
    manual: {
      short: 'Manual or test suite',
      counted: 'Manuals, help pages, test suites, and output of SAS: {values} values in {cases} cases',
    },
    paper: {
      short: 'Publication',
      counted: 'Publications that we read: {values} values in {cases} cases',
    },
    transcription: {
      short: 'Quoted by another program',
      counted:
        'Published values quoted in the test files of another program; we have not seen the publications: {values} values in {cases} cases',
    },
    page: {
      short: 'Web page',
      counted: 'A web page: {values} values in {cases} cases',
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
      'Each dot is a case: the difference from the source as a part of its tolerance. Only values that agree are listed, so all {cases} cases are between the dashed limits; {close} are within a tenth of the tolerance. A case with several values shows the one farthest off.',
    x: 'Difference / tolerance',
  },
  /** Explains rows with a tolerance larger than their last digit. */
  notes: {
    roundedUp: 'The source prints the size rounded up.',
    helpRoundedUp: 'Its help page prints the example rounded up: 50.',
    roundedUpToEven: 'The publication prints the number rounded up to an even one.',
    roundedTwice:
      'The publication seems to round twice, first to one digit more, for example 14.546 to 14.55 and then to 14.6.',
    nearest: 'The publication prints sizes rounded to the nearest whole number.',
    wrongSide: 'The source also counts rejections on the wrong side as power.',
    quantiles: 'The publication computes with quantiles of three decimals, as the quoting program shows.',
    tailsLeftOut: 'The program leaves out the outermost 0.002% of the integral.',
    sas: 'SAS integrates less closely here: rpact 3.3.4 prints 2.963131599, 2.359044291 and 77.72985 for the same design.',
  },
  /** In the order of the table. */
  columns: {
    quantity: 'Quantity',
    /** Empty until a press. */
    recomputed: 'In your browser',
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
