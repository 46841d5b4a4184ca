import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Sample size for cluster-randomized trials',
  description:
    'Clusters and participants needed when whole clinics or schools are randomized: means or proportions, intracluster correlation, clusters of varying size.',
  heading: 'Cluster-randomized trial',
  question: 'How many clinics do you need if you randomize whole clinics, not their patients?',
  lead: 'For two arms of whole clusters, such as clinics or schools: by the t test of cluster means, with 2(k − 1) degrees of freedom for k clusters per arm.',
  fields: {
    outcome: { label: 'Endpoint' },
    difference: { label: 'Assumed difference', hint: 'Group 1 minus group 2, in the unit of the endpoint.' },
    sd: { label: 'Standard deviation', hint: 'Of one participant, between and within clusters together.' },
    p1: { label: 'Proportion in group 1', hint: 'In percent.' },
    p2: { label: 'Proportion in group 2', hint: 'In percent.' },
    margin: {
      label: 'Margin',
      hint: 'A positive number, in the unit of the endpoint or in percentage points; a larger value or share is the better one.',
    },
    m: { label: 'Participants in a cluster', hint: 'On average, counting those with an outcome.' },
    icc: {
      label: 'Intracluster correlation',
      hint: 'From 0 to 1; often 0.01 to 0.05 for outcomes of patients.',
    },
    cv: {
      label: 'Variation of cluster sizes',
      hint: 'Their standard deviation divided by their mean; 0 if all clusters have the same size.',
    },
    n: {
      label: 'Clusters in each arm, if given',
      hint: 'Leave empty to calculate them; with a number, the power is calculated.',
    },
  },
  options: { outcome: { means: 'A mean', proportions: 'A proportion' } },
  quantities: {
    clusters: 'Clusters in each arm',
    clustersTotal: 'Clusters in total',
    perCluster: 'To enroll in each cluster, with dropout',
    designEffect: 'Design effect',
    exact: 'Clusters in an arm before rounding',
    normal: 'Clusters in an arm by the normal approximation',
  },
  methods: {
    'means.superiority':
      'The null hypothesis that the mean of the primary endpoint in group 1 {relation} that in group 2 will be tested by a t test of the cluster means at a {sides} significance level of {alpha}.',
    'means.noninferiority':
      'The null hypothesis that the mean of the primary endpoint in group 1 is below that in group 2 by the non-inferiority margin of {margin} [source] or more will be tested by a t test of the cluster means at a one-sided significance level of {level}. Non-inferiority will be concluded if the two-sided {interval} confidence interval of the difference in means (group 1 minus group 2) lies entirely above −{margin}.',
    'proportions.superiority':
      'The null hypothesis that the proportion of participants who meet the primary endpoint in group 1 {relation} that in group 2 will be tested by a t test of the cluster proportions at a {sides} significance level of {alpha}.',
    'proportions.noninferiority':
      'The null hypothesis that the proportion of participants who meet the primary endpoint in group 1 is below that in group 2 by the absolute non-inferiority margin of {margin} [source] or more will be tested by a t test of the cluster proportions at a one-sided significance level of {level}. Non-inferiority will be concluded if the two-sided {interval} confidence interval of the difference (group 1 minus group 2) lies entirely above −{margin}.',
    'means.detect':
      'A sample of {clusters} clusters in each group, with a mean cluster size of {m} [source] ({total} participants in total), gives the test a power of {power} to detect a difference in means of {difference} (group 1 minus group 2) [source], assuming a standard deviation of {sd} [source].',
    'means.conclude':
      'A sample of {clusters} clusters in each group, with a mean cluster size of {m} [source] ({total} participants in total), gives a power of {power} to conclude non-inferiority, assuming a true difference in means of {difference} [source] and a standard deviation of {sd} [source].',
    'proportions.detect':
      'A sample of {clusters} clusters in each group, with a mean cluster size of {m} [source] ({total} participants in total), gives the test a power of {power} to detect a difference between true proportions of {p1} in group 1 [source] and {p2} in group 2 [source].',
    'proportions.conclude':
      'A sample of {clusters} clusters in each group, with a mean cluster size of {m} [source] ({total} participants in total), gives a power of {power} to conclude non-inferiority, assuming true proportions of {p1} in group 1 [source] and {p2} in group 2 [source].',
    equalSizes:
      'The intracluster correlation is assumed to be {icc} [source], which gives a design effect of {effect}.',
    varyingSizes:
      'The intracluster correlation is assumed to be {icc} [source] and the coefficient of variation of the cluster sizes {cv} [source], which gives a design effect of {effect}.',
    dropout:
      'To allow for a dropout of {dropout} [source], the number to be enrolled is {perCluster} in each cluster and {enrolled} in total.',
  },
  parts: {
    donner: 'the t test of cluster means with the design effect (Donner and Klar 2000)',
    eldridge:
      'the t test of cluster means with the design effect for varying cluster sizes (Eldridge et al. 2006)',
  },
  faults: {},
  notes: {},
  assumptions: [
    'Each cluster is randomized to one arm, with equal numbers in each, and clusters are independent of each other.',
    'The intracluster correlation is the same in both arms; it is rarely known well: see the sensitivity table.',
    'The analysis accounts for the clusters, by their means or a mixed model.',
  ],
  notCovered:
    'stepped-wedge and crossover designs, pairs of clusters, unequal numbers of clusters, adjustment for covariates.',
} satisfies DesignWords
