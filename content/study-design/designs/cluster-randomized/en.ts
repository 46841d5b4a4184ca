import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Sample size for cluster-randomized trials',
  description:
    'Clusters and participants needed when whole clinics or schools are randomized: means or proportions, intracluster correlation, clusters of varying size.',
  heading: 'Cluster-randomized trial',
  question: 'How many clinics, if whole clinics are randomized and not their patients?',
  lead: 'For two arms of whole clusters, such as clinics or schools: by the t test of cluster means, with 2(k − 1) degrees of freedom for k clusters per arm.',
  fields: {
    outcome: { label: 'Endpoint' },
    difference: { label: 'Assumed difference', hint: 'Group 1 minus group 2, in the unit of the endpoint.' },
    sd: { label: 'Standard deviation', hint: 'Of one participant, between and within clusters together.' },
    p1: { label: 'Proportion in group 1', hint: 'In percent.' },
    p2: { label: 'Proportion in group 2', hint: 'In percent.' },
    margin: {
      label: 'Margin',
      hint: 'A positive number: in the unit of the endpoint, or in percentage points.',
    },
    m: { label: 'Participants in a cluster', hint: 'The mean, of those with an outcome.' },
    icc: {
      label: 'Intracluster correlation',
      hint: 'From 0 to 1; often 0.01 to 0.05 for outcomes of patients.',
    },
    cv: {
      label: 'Variation of cluster sizes',
      hint: 'Their standard deviation divided by their mean; 0 if all are alike.',
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
      'With {clusters} clusters in each arm and {m} participants on average in each ({total} in total), a t test of cluster means at a {sides} significance level of {alpha} has a power of {power} to detect a difference in means of {difference}, assuming a standard deviation of {sd}.',
    'means.noninferiority':
      'With {clusters} clusters in each arm and {m} participants on average in each ({total} in total), a t test of cluster means at a {sides} significance level of {alpha} has a power of {power} to show non-inferiority with a margin of {margin}, assuming a true difference in means of {difference} and a standard deviation of {sd}.',
    'proportions.superiority':
      'With {clusters} clusters in each arm and {m} participants on average in each ({total} in total), a t test of cluster proportions at a {sides} significance level of {alpha} has a power of {power} to detect a difference between proportions of {p1} and {p2}.',
    'proportions.noninferiority':
      'With {clusters} clusters in each arm and {m} participants on average in each ({total} in total), a t test of cluster proportions at a {sides} significance level of {alpha} has a power of {power} to show non-inferiority with a margin of {margin} percentage points, assuming true proportions of {p1} and {p2}.',
    equalSizes:
      'The intracluster correlation is assumed to be {icc}, which gives a design effect of {effect}.',
    varyingSizes:
      'The intracluster correlation is assumed to be {icc} and the coefficient of variation of cluster sizes {cv}, which give a design effect of {effect}.',
  },
  parts: {},
  faults: {},
  assumptions: [
    'Each cluster is randomized to one arm, with equal numbers in each, and clusters are independent of each other.',
    'The intracluster correlation is the same in both arms; it is rarely known well, so look at the table of changed assumptions.',
    'The analysis respects the clusters, by their means or a mixed model.',
  ],
  notCovered:
    'stepped-wedge and crossover designs, pairs of clusters, unequal numbers of clusters, adjustment for covariates.',
} satisfies DesignWords
