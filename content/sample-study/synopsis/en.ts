export const en = {
  title: 'Synopsis of the sample study',
  description:
    'Protocol synopsis of a simulated phase 2 trial: MCR-117 versus placebo in advanced hepatocellular carcinoma, 160 participants, overall survival.',
  heading: 'Synopsis',
  lead: 'The question of the simulated trial, its participants, and its design.',
  sections: [
    {
      title: 'The trial',
      rows: [
        [
          'Title',
          'A randomized, double-blind, placebo-controlled phase 2 trial of MCR-117 in advanced hepatocellular carcinoma after one systemic therapy',
        ],
        ['Protocol', 'MCR117-201-SIM, simulated'],
        ['Sites', 'Eight sites in Israel, Spain, Poland, and Germany'],
        [
          'Recruitment and data cut',
          '160 participants from January 2022 to May 2023; data cut March 31, 2024, the last day of the month of the 88th death',
        ],
      ],
    },
    {
      title: 'Objective and endpoint',
      rows: [
        [
          'Primary objective',
          'To estimate the effect of MCR-117 with best supportive care, compared with placebo with best supportive care, on overall survival',
        ],
        ['Primary endpoint', 'Overall survival: from randomization to death from any cause'],
        [
          'Secondary endpoints',
          'Progression-free survival and best overall response by RECIST 1.1, as assessed by the investigator',
        ],
        [
          'Safety',
          'Treatment-emergent adverse events by grade (CTCAE), seriousness, relationship to study treatment, and outcome',
        ],
      ],
    },
    {
      title: 'Design',
      rows: [
        [
          'Participants',
          'Adults with measurable or evaluable disease who progressed on, or did not tolerate, one systemic therapy',
        ],
        [
          'Randomization',
          '1:1, central, in permuted blocks of 4 or 6 within strata of region (Israel, Europe) and macrovascular invasion (present, absent)',
        ],
        [
          'Treatment',
          'MCR-117 400 mg or a placebo identical in appearance, by mouth once daily; reduction to 200 mg for toxicity; until progression, unacceptable toxicity, or withdrawal',
        ],
        [
          'Visits',
          'Screening, day 1, weeks 4, 8, 12, 24, 36, 48, 72, and 96 on treatment, end of treatment; survival status every 8 weeks thereafter',
        ],
        [
          'Assessments',
          'Laboratory and performance status at every visit, Child-Pugh score at screening and from week 12 on. Tumor imaging at screening and every 8 weeks until progression or the start of another anticancer therapy, also after the end of treatment',
        ],
        [
          'Size',
          'With 88 deaths, a two-sided log-rank test at 5% has a power of 80% to detect a hazard ratio of 0.55. With a median survival of 10 months on placebo and 160 participants recruited over 16 months, 88 deaths were expected about 24 months after the first randomization. The data cut is the last day of the month in which the 88th death occurs',
        ],
      ],
    },
  ],
}
