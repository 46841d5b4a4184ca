/**
 * `{output.cell:part}` is a placeholder for a number of an output, `{plan.name}` for one of the plan
 * (`src/sample-study/report.ts`). Do not write numbers here. A count that can be 0 or 1 has its words for
 * 0, for 1, and for more after it: `{output.cell:0|[no one]|[1] person|[#] people}` links what is in brackets.
 */
export const en = {
  title: 'Study report of the sample study, in part',
  description:
    'Sections of the report of a simulated trial after ICH E3: efficacy, exposure, and adverse events. Every number is taken from a table and leads to it.',
  heading: 'Study report: sections 10.1, 11.4, 12.1, and 12.2',
  lead: 'Disposition, efficacy results, exposure, and adverse events, in the outline of ICH E3. Every number is a link to the cell that it was taken from.',
  sections: [
    {
      title: '10.1 Disposition of participants',
      paragraphs: [
        'Of {t-14-1-2.n-total:0} randomized participants, {t-14-1-2.treated-total:0} ({t-14-1-2.treated-total:1}%) took at least one dose. Treatment was discontinued by {t-14-1-2.stopped-treatment:0} participants ({t-14-1-2.stopped-treatment:1}%) on MCR-117 and {t-14-1-2.stopped-control:0} ({t-14-1-2.stopped-control:1}%) on placebo, most often because of progression ({t-14-1-2.stopped-progression-treatment:0} and {t-14-1-2.stopped-progression-control:0}) or an adverse event ({t-14-1-2.stopped-adverseEvent-treatment:0} and {t-14-1-2.stopped-adverseEvent-control:0}). At the data cut, {t-14-1-2.followed-treatment:0} participants on MCR-117 and {t-14-1-2.followed-control:0} on placebo were in follow-up. The flow diagram shows every step.',
      ],
    },
    {
      title: '11.4.1 Analysis of efficacy',
      paragraphs: [
        'Between {t-14-1-2.randomized-total:0:month} and {t-14-1-2.randomized-total:1:month}, {t-14-1-2.n-total:0} participants were randomized, {t-14-1-2.n-treatment:0} to MCR-117 and {t-14-1-2.n-control:0} to placebo. Their mean age was {t-14-1-1.age-meanSd-total:0} years (SD {t-14-1-1.age-meanSd-total:1}); {t-14-1-1.female-total:0} ({t-14-1-1.female-total:1}%) were women, and macrovascular invasion was present in {t-14-1-1.invasionYes-total:0} ({t-14-1-1.invasionYes-total:1}%).',
        'By the data cut, {t-14-2-1.events-treatment:0} participants ({t-14-2-1.events-treatment:1}%) on MCR-117 and {t-14-2-1.events-control:0} ({t-14-2-1.events-control:1}%) on placebo had died. The hazard ratio for death was {t-14-2-1.hazardRatio:0} ({plan.confidence}% CI {t-14-2-1.hazardRatio:1} to {t-14-2-1.hazardRatio:2}); the p value of the stratified log-rank test was {t-14-2-1.stratifiedTest:0}.',
        'Median survival was {t-14-2-1.medianSurvival-treatment:0} months ({plan.confidence}% CI {t-14-2-1.medianSurvival-treatment:1} to {t-14-2-1.medianSurvival-treatment:2}) on MCR-117 and {t-14-2-1.medianSurvival-control:0} months ({t-14-2-1.medianSurvival-control:1} to {t-14-2-1.medianSurvival-control:2}) on placebo (NR: not reached). Estimated survival was {t-14-2-1.at12-treatment:0}% on MCR-117 and {t-14-2-1.at12-control:0}% on placebo at {plan.firstLandmark} months, and {t-14-2-1.at18-treatment:0}% and {t-14-2-1.at18-control:0}% at {plan.secondLandmark} months.',
        'Progression or death occurred in {t-14-2-3.pfsEvents-treatment:0} participants ({t-14-2-3.pfsEvents-treatment:1}%) on MCR-117 and {t-14-2-3.pfsEvents-control:0} ({t-14-2-3.pfsEvents-control:1}%) on placebo. Median progression-free survival was {t-14-2-3.pfsMedian-treatment:0} months ({plan.confidence}% CI {t-14-2-3.pfsMedian-treatment:1} to {t-14-2-3.pfsMedian-treatment:2}) on MCR-117 and {t-14-2-3.pfsMedian-control:0} months ({t-14-2-3.pfsMedian-control:1} to {t-14-2-3.pfsMedian-control:2}) on placebo; the hazard ratio was {t-14-2-3.pfs-ratio:0} ({t-14-2-3.pfs-ratio:1} to {t-14-2-3.pfs-ratio:2}). An objective response was seen in {t-14-2-4.objective-treatment:1}% of the participants ({plan.confidence}% CI {t-14-2-4.objectiveLimits-treatment:0} to {t-14-2-4.objectiveLimits-treatment:1}) on MCR-117 and {t-14-2-4.objective-control:1}% ({t-14-2-4.objectiveLimits-control:0} to {t-14-2-4.objectiveLimits-control:1}) on placebo. The investigators assessed both endpoints; neither was part of the confirmatory test.',
      ],
    },
    {
      title: '11.4.2 Statistical and analytical issues',
      paragraphs: [
        'Another anticancer therapy was started by {t-14-1-2.newTherapy-treatment:0} participants ({t-14-1-2.newTherapy-treatment:1}%) on MCR-117 and by {t-14-1-2.newTherapy-control:0} ({t-14-1-2.newTherapy-control:1}%) on placebo. With follow-up censored at its start, the hazard ratio was {t-14-2-2.newTherapyCensored-ratio:0} ({t-14-2-2.newTherapyCensored-ratio:1} to {t-14-2-2.newTherapyCensored-ratio:2}).',
        'In a model stratified by the factors of the randomization, the hazard ratio was {t-14-2-2.stratified-ratio:0} ({t-14-2-2.stratified-ratio:1} to {t-14-2-2.stratified-ratio:2}); in the per-protocol set, it was {t-14-2-2.protocolSet-ratio:0} ({t-14-2-2.protocolSet-ratio:1} to {t-14-2-2.protocolSet-ratio:2}). {t-14-1-2.left-withdrawal-treatment:0|[No participant]|[1] participant|[#] participants} on MCR-117 and {t-14-1-2.left-withdrawal-control:0|[none]|[1]|[#]} on placebo withdrew consent; {t-14-1-2.left-lost-treatment:0|[no participant]|[1] participant|[#] participants} on MCR-117 and {t-14-1-2.left-lost-control:0|[none]|[1]|[#]} on placebo were lost to follow-up. The primary analysis assumes that this censoring is independent of survival. If every such withdrawal or loss on MCR-117 is counted as a death on the day the participant was last known alive, the hazard ratio is {t-14-2-2.leftAsDeath-ratio:0} ({t-14-2-2.leftAsDeath-ratio:1} to {t-14-2-2.leftAsDeath-ratio:2}).',
        'In subgroups, the hazard ratio was {f-14-2-1-1.israel-ratio:0} ({f-14-2-1-1.israel-ratio:1} to {f-14-2-1-1.israel-ratio:2}) in Israel and {f-14-2-1-1.europe-ratio:0} ({f-14-2-1-1.europe-ratio:1} to {f-14-2-1-1.europe-ratio:2}) in Europe; {f-14-2-1-1.invasionYes-ratio:0} ({f-14-2-1-1.invasionYes-ratio:1} to {f-14-2-1-1.invasionYes-ratio:2}) with macrovascular invasion and {f-14-2-1-1.invasionNo-ratio:0} ({f-14-2-1-1.invasionNo-ratio:1} to {f-14-2-1-1.invasionNo-ratio:2}) without; {f-14-2-1-1.under65-ratio:0} ({f-14-2-1-1.under65-ratio:1} to {f-14-2-1-1.under65-ratio:2}) in younger and {f-14-2-1-1.from65-ratio:0} ({f-14-2-1-1.from65-ratio:1} to {f-14-2-1-1.from65-ratio:2}) in older participants; and {f-14-2-1-1.female-ratio:0} ({f-14-2-1-1.female-ratio:1} to {f-14-2-1-1.female-ratio:2}) in women and {f-14-2-1-1.male-ratio:0} ({f-14-2-1-1.male-ratio:1} to {f-14-2-1-1.male-ratio:2}) in men. The intervals are wide and overlap, and the analysis is descriptive.',
        'The tipping-point analysis asks how far participants who withdrew or were lost to follow-up could change the result. In the worst case for MCR-117, those who left its arm ({t-14-2-2-1.leftEarly-treatment:0|[none]|[1]|[#]}) died when last known alive, and those who left the placebo arm ({t-14-2-2-1.leftEarly-control:0|[none]|[1]|[#]}) lived until the data cut: the hazard ratio would be {t-14-2-2-1.worstCase-ratio:0} ({t-14-2-2-1.worstCase-ratio:1} to {t-14-2-2-1.worstCase-ratio:2}) and the p value of the stratified test {t-14-2-2-1.worstCase-p:0}. Even this worst case does not tip the conclusion, because few participants left the study. To tip it would take {t-14-2-2-1.needed-treatment:0|[no further death]|[1] further death|[#] further deaths} among those with the shortest follow-up of the {t-14-2-2-1.stillAlive-treatment:0} participants still followed on MCR-117; the p value would then be {t-14-2-2-1.tipped-p:0}. The interval of the marginal hazard ratio, {t-14-2-2-1.tipped-ratio:0} ({t-14-2-2-1.tipped-ratio:1} to {t-14-2-2-1.tipped-ratio:2}), would still be below one; the decision rests on the test.',
      ],
    },
    {
      title: '12.1 Extent of exposure',
      paragraphs: [
        'In the safety set, treatment lasted a median of {t-14-3-5.duration-median-treatment:0} days on MCR-117 and {t-14-3-5.duration-median-control:0} days on placebo. On MCR-117 the median relative dose intensity was {t-14-3-5.doseIntensity-median-treatment:0}%; the dose was reduced in {t-14-3-5.reduced-treatment:0} participants ({t-14-3-5.reduced-treatment:1}%), and treatment was interrupted in {t-14-3-5.interrupted-treatment:0} ({t-14-3-5.interrupted-treatment:1}%). On placebo, treatment was interrupted in {t-14-3-5.interrupted-control:0|[no participant]|[1] participant|[#] participants} ({t-14-3-5.interrupted-control:1}%).',
      ],
    },
    {
      title: '12.2.1 Brief summary of adverse events',
      paragraphs: [
        'In the safety set, {t-14-3-1.any-treatment:0} of {t-14-3-1.n-treatment:0} participants ({t-14-3-1.any-treatment:1}%) on MCR-117 and {t-14-3-1.any-control:0} of {t-14-3-1.n-control:0} ({t-14-3-1.any-control:1}%) on placebo had a treatment-emergent adverse event. An event was considered related to treatment in {t-14-3-1.related-treatment:1}% of the participants on MCR-117 and {t-14-3-1.related-control:1}% on placebo.',
        'Diarrhea was reported by {t-14-3-2.diarrhea-treatment:0} participants on MCR-117 and {t-14-3-2.diarrhea-control:0} on placebo, high blood pressure by {t-14-3-2.high-blood-pressure-treatment:0} and {t-14-3-2.high-blood-pressure-control:0|[none]|[1]|[#]}, and hand-foot skin reaction by {t-14-3-2.hand-foot-skin-reaction-treatment:0} and {t-14-3-2.hand-foot-skin-reaction-control:0|[none]|[1]|[#]}, respectively. Time on treatment differs between the arms, and these counts are not adjusted for it.',
        'Serious events occurred in {t-14-3-1.serious-treatment:0} participants ({t-14-3-1.serious-treatment:1}%) on MCR-117 and {t-14-3-1.serious-control:0} ({t-14-3-1.serious-control:1}%) on placebo, and fatal events in {t-14-3-1.fatal-treatment:0|[no participant]|[1] participant|[#] participants} on MCR-117 and {t-14-3-1.fatal-control:0|[none]|[1]|[#]} on placebo. An adverse event led to withdrawal of treatment in {t-14-3-1.leadingToWithdrawal-treatment:0} participants on MCR-117 and {t-14-3-1.leadingToWithdrawal-control:0} on placebo.',
      ],
    },
  ],
}
