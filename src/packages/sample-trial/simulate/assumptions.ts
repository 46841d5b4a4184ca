/** What the simulation assumes: the truth that the analysis does not know. The page "How it was simulated" shows it. */
export const assumed = {
  enrollment: {
    /** Days between the openings of two sites. */
    opening: 17,
    /** Participants of a site per month: median, and spread of the logarithm. */
    rate: 1.3,
    rateSpread: 0.45,
    invasion: 0.35,
    blockSizes: [4, 6],
    /** Days from screening to randomization. */
    screening: [3, 14],
  },
  survival: {
    shape: 1.2,
    /** Months, for participants on placebo without macrovascular invasion. */
    median: 11.2,
    hazardRatio: 0.55,
    invasionRatio: 1.5,
    /** Per month. */
    lossRate: 0.0028,
    untreated: 2,
  },
  treatment: {
    /** Median months. */
    median: { treatment: 4.5, control: 2.5 },
    /** Months from one change of the dose to the next. */
    change: { treatment: 4.2, control: 10 },
    reduced: { treatment: 0.38, control: 0.2 },
    /** Of those whose planned treatment would last until they die. */
    diesTreated: 0.2,
    next: { treatment: 0.3, control: 0.42 },
  },
  visits: { missed: 0.068, missedSpread: 0.8, late: 0.088, spread: 2.2 },
  /** Standard deviations of the participant, the visit, and the measurement; in mmHg and beats per minute. */
  signs: {
    systolic: { mean: 127, person: 10.5, visit: 6, measurement: 4.5, drug: 9, drugSpread: 6 },
    diastolic: { mean: 77, person: 6.5, visit: 3.8, measurement: 3, drug: 5.5, drugSpread: 3 },
    pulse: { mean: 76, person: 8.5, visit: 5, measurement: 3.5 },
    /** mmHg per year of age; mmHg of men over women. */
    age: 0.35,
    men: 3,
    /** Of both pressures of a person. */
    correlation: 0.6,
    /** Sites that read a manometer: even numbers, and often a zero at the end. */
    manual: ['103', '202', '302'],
    zero: 0.4,
  },
  /** Share of the body weight that is lost per month, and in the last months before death. */
  weight: { month: 0.0025, before: 0.07, days: 120, spread: 0.6 },
  events: {
    /** Spread of the logarithm of a participant's tendency to events. */
    tendency: 0.45,
    partial: 0.035,
    /** Events that last for months, and those that get better where they do not end. */
    lasting: 0.18,
    better: 0.25,
    /** From this systolic pressure on, in mmHg, if it rose by so much. */
    pressure: 146,
    rise: 14,
    /** Of the rise that remains once it is treated. */
    managed: 0.35,
    /** Of deaths within 30 days of the last dose. */
    fatal: 0.28,
  },
  tumor: {
    /** Participants with target lesions. */
    measurable: 0.94,
    /** The largest share by which target lesions shrink: mean, spread and most; least and most on placebo. */
    shrinkage: { treatment: { mean: 0.1, spread: 0.2, most: 0.5 }, control: { least: -0.1, most: 0.04 } },
    /** Assessments until then: a share of participants for 1, 2, and 3. */
    speed: [0.4, 0.45, 0.15],
    /** From one assessment to the next, and of the measurement of a lesion. */
    growth: 0.015,
    measurement: 0.05,
    /** How progression is seen: targets that grow, other lesions, else a new lesion. */
    seen: { growth: 0.5, other: 0.15 },
    /** Mean growth above the limit of progression, of the smallest sum. */
    beyond: 0.16,
    missed: 0.045,
    missedAgain: 0.4,
    unreadable: 0.025,
    /** Days until progression after another end of treatment, on average. */
    after: { treatment: 150, control: 85 },
  },
  laboratory: {
    /** Days until the effect of MCR-117 is whole, and until it is gone after the last dose. */
    onset: 28,
    washout: 7,
    /** Last days of life in which the liver fails, and the share of those in whom it fails much. */
    dying: 90,
    failing: 0.7,
    /** Change of the logarithm of alpha-fetoprotein per month, and its spread. */
    alphaFetoprotein: { treatment: 0.05, control: 0.11, spread: 0.12 },
    /** Share of those whose treatment is interrupted that has a bile duct obstructed by the tumor. */
    obstruction: 0.15,
    /** Least and most, in multiples of the upper limit: by MCR-117, by the obstruction, by the disease. */
    injured: { ALT: [7, 12], AST: [6, 12], BILI: [3.5, 6], ALP: 1.6 },
    obstructed: { ALT: [3.4, 5], AST: [3, 4.4], ALP: [3, 4], BILI: [3.1, 5.1] },
    failed: { BILI: [3.2, 6.2], ALT: 2.4, AST: 2.8 },
    /** Days until the injured liver begins to recover, and until a third of the injury is left. */
    recovery: { from: 6, time: 13 },
    /** Change of the logarithm per month. */
    decline: { ALB: -0.012, BILI: 0.03 },
    /** Of those with cirrhosis: slight ascites at screening, and new at the end of treatment. */
    ascites: { before: 0.16, new: 0.22 },
    lost: 0.006,
    lostCoagulation: 0.02,
  },
  causes: { progression: 0.86, other: 0.09, unknown: 0.05 },
  /** Weeks between two contacts in follow-up. */
  contactWeeks: 8,
  /** Share of participants. */
  deviations: {
    medication: 0.05,
    eligibility: 0.03,
    stratum: 0.015,
    dosing: 0.06,
    dosingMajor: 0.3,
    consent: 0.015,
  },
  /** Days; the spread is of the logarithm. */
  delays: {
    entry: { median: 3, spread: 0.8 },
    answer: { median: 6, spread: 0.7 },
    close: { median: 2, spread: 0.7 },
    /** Of the sites. */
    siteSpread: 0.4,
    longest: 28,
    /** Between two visits of the monitor at a site. */
    monitor: 42,
  },
} as const
