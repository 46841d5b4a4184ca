import type { PlotName } from '#src/plots/names.ts'

/**
 * `facts` are the values in the words of a plot, `labels` the labels that hold such values, `texts`
 * other texts of the drawing.
 */
export interface Reference {
  facts: Record<string, string>
  labels?: readonly string[]
  texts?: readonly string[]
}

/**
 * Computed from the same simulated data with R 4.2.2 (stats, survival 3.5-3, MASS 7.3-58.2) and
 * formatted by its sprintf. statsmodels 0.13.5 and SciPy 1.10.1 agree on survival and enrollment.
 * When the data of a plot change, compute the numbers again in R; never copy them from the page.
 */
export const plotReference: Readonly<Record<PlotName, Reference>> = {
  // The OS rows of the sample study's adtte.csv: survfit(Surv(AVAL, event) ~ arm, conf.type =
  // "log-log"), whose upper limit of the first median is NA; coxph(…, ties = "efron"); survdiff(… +
  // strata(STRATAR)), chi-squared 7.644. At risk: number with AVAL >= 0, 6 … 24. The longest AVAL is
  // 25.8.
  'kaplan-meier': {
    facts: {
      n: '160',
      months: '26',
      medianTreatment: '18.2',
      medianTreatmentLower: '14.2',
      medianTreatmentUpper: 'NR',
      medianControl: '11.2',
      medianControlLower: '8.7',
      medianControlUpper: '13.3',
      reduction: '47',
      value: '0.53',
      lower: '0.35',
      upper: '0.81',
      p: '= 0.006',
    },
    labels: ['ratio', 'test'],
    texts: ['79', '64', '49', '18', '2', '81', '60', '33', '10', '1'],
  },
  // The rule in Python over the kits that left each depot: 20 of each type at first; an order of 12
  // and 12 when the inventory position of the type that left is at most 11; three weeks of lead
  // time.
  'supply-chain': {
    facts: {
      weeks: '40',
      perType: '11',
      lead: '3',
      ordersA: '3',
      ordersB: '6',
      ordersC: '3',
      lowestA: '7',
      lowestB: '3',
      lowestC: '8',
      missed: '0',
    },
    labels: ['trigger'],
  },
  // Counted by hand in the table of the article on SDTM and ADaM.
  'domains-by-phase': {
    facts: { distinct: '21', common: '15', count1: '17', count2: '18', count3: '19' },
    texts: ['17', '18', '19'],
  },
  // exp of mean(log(x)) and of t.test(log(x))$conf.int; the fold rise from the paired ratios.
  'antibody-titers': {
    facts: {
      n: '60',
      lloq: '40',
      half: '20',
      below2: '1',
      below3: '0',
      gmt2: '173',
      gmt2Lower: '137',
      gmt2Upper: '220',
      gmt3: '1505',
      gmt3Lower: '1202',
      gmt3Upper: '1883',
      value: '8.7',
      lower: '7.3',
      upper: '10.3',
    },
    labels: ['rise', 'lloq'],
    texts: ['173 (137–220)', '1505 (1202–1883)'],
  },
  // coxph for each region; weighted.mean of the coefficients by 1/se^2; pchisq(1.375, 4, lower.tail
  // = FALSE).
  forest: {
    facts: { n: '508', value: '0.67', lower: '0.54', upper: '0.83', p: '= 0.849' },
    texts: [
      '0.85 (0.48–1.49)',
      '0.59 (0.38–0.92)',
      '0.61 (0.41–0.91)',
      '0.68 (0.37–1.25)',
      '0.74 (0.46–1.20)',
      '0.67 (0.54–0.83)',
    ],
  },
  // glm(treated ~ ., binomial); differences of weighted.mean over sqrt of the mean of both var;
  // sum(w)^2 / sum(w^2).
  balance: {
    facts: {
      n: '640',
      limit: '0.1',
      before: '0.49',
      after: '0.04',
      effective1: '274',
      n1: '312',
      effective2: '281',
      n2: '328',
    },
  },
  // nls(y ~ e0 + emax * dose / (ed50 + dose)); coef ± qt(0.975, 237) * sqrt(diag(vcov)).
  'dose-response': {
    facts: {
      n: '240',
      perDose: '40',
      half: '39.1',
      halfLower: '2.8',
      halfUpper: '75.5',
      max: '15.7',
      maxLower: '11.5',
      maxUpper: '19.9',
    },
    labels: ['half', 'max'],
  },
  // Per participant: trapezoids from (0, 0), linear up and logarithmic down; lm(log(conc) ~ time)
  // of the last four. Then exp of t.test(log(x)): one sample for the half-life, Welch's two samples
  // (29.6 df) for the ratio.
  'concentration-time': {
    facts: {
      n: '16',
      halfLife: '5.83',
      halfLifeLower: '5.31',
      halfLifeUpper: '6.39',
      ratio: '2.04',
      ratioLower: '1.74',
      ratioUpper: '2.39',
    },
    labels: ['halfLife', 'areaRatio'],
  },
  // MASS::glm.nb(k ~ 1 + offset(log(months))): mean 0.8398, theta 1.3324. With b = theta / mean:
  // rate of all sites M = sum((theta + k) / (b + months)); its variance V = sum(theta / (b (b +
  // months))) + sum(b / (b + months))^2 mean^2 vcov; time 12 + M / V * R / A * qf(c(0.5, 0.025,
  // 0.975), 2 * R, 2 * A) with R = 103 to come, A = M^2 / V. 400,000 draws of the Bayesian model
  // with flat priors for log mean and log theta: 18.1, 16.7 to 19.9.
  enrollment: {
    facts: {
      cutoff: '12',
      target: '240',
      sites: '20',
      enrolled: '137',
      planned: '171',
      forecast: '18.1',
      forecastLower: '16.7',
      forecastUpper: '20.0',
    },
    labels: ['target', 'forecast'],
  },
  'data-flow': { facts: {}, texts: [] },
  'document-timeline': { facts: {}, texts: [] },
  // 100 * x / 120 of the counts in the file.
  'safety-bars': {
    // R: Wilson intervals of prop.test(22, 120) and prop.test(8, 120), combined by Newcombe's
    // method.
    facts: {
      perArm: '120',
      treatment: '18.3',
      control: '6.7',
      difference: '11.7',
      lower: '3.3',
      upper: '20.2',
    },
    texts: [
      ...['19.2', '15.0', '18.3', '6.7', '13.3', '8.3', '10.8', '8.3'],
      ...['5.8', '6.7', '5.8', '6.7', '4.2', '1.7'],
    ],
  },
  // SciPy 1.10.1: poisson.cdf(17, 9) and poisson.cdf(16, 9).
  'reorder-point': {
    facts: { mean: '9', point: '17', last: '16', covered: '0.9947', before: '0.9889', target: '0.99' },
    labels: ['enough'],
  },
  // Python: exp of mean ± t.ppf(0.975, 4) * stdev / sqrt(5) of the logarithms.
  'fold-rise': {
    facts: {
      n: '5',
      gmt2: '211',
      gmt2Lower: '79',
      gmt2Upper: '563',
      gmt3: '1689',
      gmt3Lower: '633',
      gmt3Upper: '4506',
      value: '8.0',
      lower: '4.4',
      upper: '14.7',
    },
    labels: ['rise'],
    texts: ['211 (79–563)', '1689 (633–4506)'],
  },
  // By hand, as in the article on SDTM and ADaM.
  'plan-or-retrofit': {
    facts: {
      datasets: '54',
      distinct: '21',
      repeats: '33',
      retrofit: '216',
      first: '84',
      again: '57.75',
      plan: '141.75',
      saved: '74.25',
      percent: '34',
    },
    labels: ['retrofit', 'plan', 'all', 'first'],
    texts: ['57.75'],
  },
  // Python, NumPy 2 and SciPy 1.17.1: largest |cumsum| of the arms; norm.ppf(0.975) * 10.
  allocation: { facts: { n: '100', simple: '9', blocked: '2', limit: '20' } },
  // SciPy 1.17.1: (events / months - rate) / sqrt(rate / months) against norm.ppf(0.975 and 0.999).
  'site-funnel': {
    facts: {
      sites: '24',
      rate: '0.36',
      outside: '1',
      doubtful: '1',
      events: '12',
      months: '110',
      low: '0.11',
    },
    labels: ['flag'],
  },
  // SciPy 1.17.1: binomtest(k, 80).proportion_ci(method="exact") of 78 and 62; 63 in week 10.
  diary: {
    facts: {
      n: '80',
      weeks: '12',
      enough: '6',
      limit: '80',
      below: '10',
      first: '98',
      firstLower: '91',
      firstUpper: '100',
      last: '78',
      lastLower: '67',
      lastUpper: '86',
    },
  },
  // SciPy 1.17.1: median over chi2.ppf(0.5, 1); number of chi2.sf(x, 1) below 5e-8.
  quantiles: {
    facts: { variants: '50,000', before: '1.17', after: '1.00', hits: '3' },
  },
  // SciPy 1.17.1: t.interval(0.95, 24, mean, sd / 5); norm.cdf(…, 130, 15) at its ends.
  coverage: {
    facts: { shown: '20', patients: '25', missed: '1', mean: '130', covered: '9,525', share: '31' },
  },
  // survfit(Surv(days) ~ 1, conf.type = "log-log"): 12.163, 11.000 to 13.501; counts by week end.
  queries: {
    facts: {
      total: '368',
      lock: '24',
      peak: '18',
      most: '67',
      median: '12.2',
      medianLower: '11.0',
      medianUpper: '13.5',
    },
    labels: ['open', 'median'],
  },
  // prop.test(automatic, terms, correct = FALSE): Wilson's intervals.
  coding: {
    facts: { terms: '1,048', manual: '248', value: '76', lower: '74', upper: '79', least: '47' },
    labels: ['all', 'left'],
    texts: [
      ...['76% (74–79)', '87% (82–91)', '87% (81–91)', '75% (68–81)', '61% (53–69)'],
      ...['75% (66–82)', '86% (77–91)', '47% (36–59)', '68% (55–79)'],
    ],
  },
  // 81 / 1.72^2 = 27.38.
  'vital-signs': {
    facts: { height: '172', weight: '81', bmi: '27.4', systolic: '118', diastolic: '181' },
    labels: ['finding'],
    texts: ['172', '81', '27.4', '118', '181'],
  },
}
