export const en = {
  title: 'Estimand of the sample study',
  description:
    'The primary estimand of a simulated trial after the addendum to ICH E9: treatment, population, variable, intercurrent events, and population-level summary.',
  heading: 'Estimand',
  lead: 'The primary question in the five attributes of ICH E9(R1), before any method is named.',
  sections: [
    {
      title: 'Primary estimand',
      rows: [
        [
          'Treatment',
          'MCR-117 with best supportive care, versus placebo with best supportive care, regardless of what happens afterward',
        ],
        [
          'Population',
          'Adults with advanced hepatocellular carcinoma after one systemic therapy, as the criteria of the protocol define them',
        ],
        ['Variable', 'Time from randomization to death from any cause'],
        [
          'Population-level summary',
          'The marginal hazard ratio. A hazard ratio that is conditional on the strata is a different quantity, so the model that estimates this one contains only the arm',
        ],
      ],
    },
    {
      title: 'Intercurrent events',
      rows: [
        [
          'Treatment is discontinued before death',
          'Treatment policy: follow-up continues and counts, whatever the reason',
        ],
        [
          'Another anticancer therapy begins',
          'Treatment policy in the primary estimand. A supplementary estimand asks what would have happened without it (hypothetical strategy); follow-up is then censored at its start, which assumes that those who began one would otherwise have fared like the others in their arm',
        ],
      ],
    },
    {
      title: 'Missing data that are not intercurrent events',
      rows: [
        [
          'Withdrawal of consent, loss to follow-up',
          'Censored when last known alive. The analysis takes this censoring as independent of survival within each arm; sensitivity analyses drop the assumption, down to the worst case for MCR-117',
        ],
        ['Alive at the data cut', 'Censored when last known alive'],
      ],
    },
  ],
}
