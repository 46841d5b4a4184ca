import { tables } from '@marom/sample-trial/words'

/** What a submission prints, and what only the pages show. */
export const en = {
  ...tables,
  figure:
    'The numbers in the figure: hazard ratio {t-14-2-1.hazardRatio:0} ({plan.confidence}% CI {t-14-2-1.hazardRatio:1} to {t-14-2-1.hazardRatio:2}); median survival {t-14-2-1.medianSurvival-treatment:0} months on MCR-117 and {t-14-2-1.medianSurvival-control:0} on placebo.',
  figures: {
    flow: {
      title: 'Flow of participants.',
      description:
        'Flow diagram after CONSORT: {t-14-1-2.n-total:0} participants were randomized, {t-14-1-2.n-treatment:0} to MCR-117 and {t-14-1-2.n-control:0} to placebo; below each arm, how many took a dose, how many stopped treatment and why, how follow-up ended, and how many were analyzed.',
      caption:
        'Each number leads to the participants whom it counts. Participants who were screened but not randomized are not in the data.',
      arms: { treatment: 'MCR-117 400 mg', control: 'Placebo' },
      /** By the names of the rows of Table 14.1.2. */
      lines: {
        n: 'randomized',
        treated: 'took a dose',
        notTreated: 'took no dose',
        stopped: 'stopped treatment:',
        'stopped-progression': 'progression',
        'stopped-adverseEvent': 'adverse event',
        'stopped-death': 'death',
        'stopped-withdrawal': 'withdrawal',
        'stopped-lost': 'lost to follow-up',
        'stopped-physician': 'physician’s decision',
        ongoing: 'still on treatment',
        died: 'died',
        'left-withdrawal': 'withdrew consent',
        'left-lost': 'lost to follow-up',
        followed: 'in follow-up',
        'set-itt': 'intent-to-treat set',
        'set-safety': 'safety set',
        'set-protocol': 'per-protocol set',
      },
    },
    liver: {
      title: 'Peaks of ALT and bilirubin.',
      description:
        'Scatter plot on logarithmic axes. Each point is a participant: the highest ALT on treatment to the right and the highest bilirubin upward, both in multiples of the upper limit of normal. Participants with both high: {f-14-3-4-1.hyLaw-treatment:0|[none]|[1]|[#]} on MCR-117 and {f-14-3-4-1.hyLaw-control:0|[none]|[1]|[#]} on placebo; with ALT alone: {f-14-3-4-1.temple-treatment:0} and {f-14-3-4-1.temple-control:0|[none]|[1]|[#]}; with bilirubin alone: {f-14-3-4-1.cholestasis-treatment:0|[none]|[1]|[#]} and {f-14-3-4-1.cholestasis-control:0|[none]|[1]|[#]}. The listing after it names them.',
      caption:
        'Each point is a participant and leads to the laboratory result. Dashed lines: ALT of 3 × ULN and bilirubin of 2 × ULN (upper limit of normal).',
      x: 'Highest ALT, × ULN (log scale)',
      y: 'Highest bilirubin, × ULN (log scale)',
      treatment: 'MCR-117',
      control: 'Placebo',
      hyLaw: 'Hy’s law range',
      temple: 'ALT alone',
      cholestasis: 'bilirubin alone',
      point: '{subject}, {arm}:\nALT {alt} × ULN, bilirubin {bilirubin} × ULN',
    },
    forest: {
      title: 'Overall survival in subgroups.',
      description:
        'Forest plot on a logarithmic axis. The hazard ratio of all participants is {f-14-2-1-1.everyone-ratio:0} ({plan.confidence}% CI {f-14-2-1-1.everyone-ratio:1} to {f-14-2-1-1.everyone-ratio:2}). The table after it has the ratio of each subgroup.',
      caption:
        'Squares: hazard ratio in a subgroup, its area by the number of deaths; lines: {plan.confidence}% confidence interval; dashed: the ratio of all participants. Each row leads to its participants.',
      x: 'Hazard ratio (log scale)',
      treatment: '◄ favors MCR-117',
      control: 'favors placebo ►',
    },
    progression: {
      title: 'Progression-free survival in two arms.',
      description:
        'Kaplan-Meier curves of progression-free survival on MCR-117 and placebo with pointwise {plan.confidence}% confidence intervals. The median is {t-14-2-3.pfsMedian-treatment:0} months on MCR-117 and {t-14-2-3.pfsMedian-control:0} months on placebo; the hazard ratio is {t-14-2-3.pfs-ratio:0} ({t-14-2-3.pfs-ratio:1} to {t-14-2-3.pfs-ratio:2}).',
      caption:
        'Time from randomization to progression or death. Kaplan-Meier estimates with pointwise {plan.confidence}% intervals (Greenwood, log-log); ticks mark censoring. The curves fall at tumor assessments, every eight weeks.',
      x: 'Months since randomization',
      y: 'Progression-free, %',
      treatment: 'MCR-117',
      control: 'Placebo',
      atRisk: 'Number at risk',
      ratio:
        'HR {t-14-2-3.pfs-ratio:0} ({plan.confidence}% CI {t-14-2-3.pfs-ratio:1}–{t-14-2-3.pfs-ratio:2})',
      test: 'stratified log-rank p {t-14-2-3.pfs-p:0}',
    },
  },
  programs: 'Programs:',
  second: '(second program)',
  asData: 'The numbers as data:',
}
