import type { DesignWords } from '../../words.ts'

export const en = {
  title: 'Sample size for cluster-randomized trials',
  description:
    'Clusters and participants needed when whole clinics or schools are randomized: means or proportions, intracluster correlation, clusters of varying size.',
  heading: 'Cluster-randomized trial',
  question: 'How many clinics do you need if you randomize whole clinics, not their patients?',
  lead: 'For two arms of whole clusters, such as clinics or schools: by a t test of the cluster means, weighted by cluster size or not, with 2(k − 1) degrees of freedom for k clusters per arm.',
  fields: {
    outcome: { label: 'Endpoint' },
    difference: {
      label: 'Assumed difference',
      hint: 'Group 1 (new treatment) minus group 2 (control), in the unit of the endpoint.',
    },
    sd: { label: 'Standard deviation', hint: 'Of one participant, between and within clusters together.' },
    p1: { label: 'Proportion in group 1', hint: 'In percent; group 1 has the new treatment.' },
    p2: { label: 'Proportion in group 2', hint: 'In percent; group 2 is the control group.' },
    margin: {
      label: 'Margin',
      hint: 'A positive number, in the unit of the endpoint or in percentage points.',
    },
    m: { label: 'Participants in a cluster', hint: 'On average, counting those with an outcome.' },
    icc: {
      label: 'Intracluster correlation',
      hint: 'Such as 0.05 or 5%; often 0.01 to 0.05 for outcomes of patients.',
    },
    cv: {
      label: 'Variation of cluster sizes',
      hint: 'Their standard deviation divided by their mean, such as 0.4 or 40%; 0 if all clusters have the same size.',
    },
    analysis: {
      label: 'Cluster means in the analysis',
      hint: 'The same if all clusters have one size. Weighted: each participant counts once; unweighted: each cluster does.',
    },
    n: { label: 'Clusters in each arm' },
  },
  options: {
    find: {
      size: 'The number of clusters',
      power: 'The power of given clusters',
      effect: 'The smallest effect for given clusters',
      m: 'The cluster size for given clusters',
      icc: 'The largest ICC for given clusters',
      margin: 'The smallest margin for given clusters',
    },
    outcome: { means: 'A mean', proportions: 'A proportion' },
    analysis: { weighted: 'Weighted by cluster size', unweighted: 'Unweighted' },
  },
  quantities: {
    difference: 'Detectable difference',
    p1: 'Detectable proportion in group 1',
    p1Below: 'Detectable below the control',
    m: 'Participants needed in a cluster',
    icc: 'Largest intracluster correlation',
    margin: 'Smallest margin',
    marginPoints: 'Smallest margin, in percentage points',
    clusters: 'Clusters in each arm',
    clustersTotal: 'Clusters in total',
    perCluster: 'To enroll in each cluster, with dropout',
    designEffect: 'Design effect',
    exactM: 'Participants in a cluster before rounding',
    exact: 'Clusters in an arm before rounding',
    normal: 'Clusters in an arm by the normal approximation',
  },
  methods: {
    'means.superiority':
      'The null hypothesis that the mean of the primary endpoint in group 1 {relation} that in group 2 will be tested by a {test} at a {sides} significance level of {alpha}.',
    'means.noninferiority':
      'The null hypothesis that the mean of the primary endpoint in group 1 is {worse} that in group 2 by the non-inferiority margin of {margin}{marginSource} or more will be tested by a {test} at a one-sided significance level of {level}. Non-inferiority will be concluded if the two-sided {interval} confidence interval of the difference in means (group 1 minus group 2) lies entirely {side} {sign}{margin}.',
    'proportions.superiority':
      'The null hypothesis that the proportion of participants who meet the primary endpoint in group 1 {relation} that in group 2 will be tested by a {test} at a {sides} significance level of {alpha}.',
    'proportions.noninferiority':
      'The null hypothesis that the proportion of participants who meet the primary endpoint in group 1 is {worse} that in group 2 by the absolute non-inferiority margin of {margin|1 percentage point|# percentage points}{marginSource} or more will be tested by a {test} at a one-sided significance level of {level}. Non-inferiority will be concluded if the two-sided {interval} confidence interval of the difference (group 1 minus group 2) lies entirely {side} {sign}{margin|1 percentage point|# percentage points}.',
    'means.detect':
      'A sample of {clusters} clusters in each group, with a mean cluster size of {m}{sizeSource} ({total} participants in total), gives the test a power of {power} to detect a difference in means of {difference} (group 1 minus group 2){effectSource}, assuming a standard deviation of {sd} [source].',
    'means.conclude':
      'A sample of {clusters} clusters in each group, with a mean cluster size of {m}{sizeSource} ({total} participants in total), gives a power of {power} to conclude non-inferiority if the true difference in means is {difference}{effectSource} and the standard deviation {sd} [source].',
    'proportions.detect':
      'A sample of {clusters} clusters in each group, with a mean cluster size of {m}{sizeSource} ({total} participants in total), gives the test a power of {power} to detect a difference between true proportions of {p1} in group 1{effectSource} and {p2} in group 2 [source].',
    'proportions.conclude':
      'A sample of {clusters} clusters in each group, with a mean cluster size of {m}{sizeSource} ({total} participants in total), gives a power of {power} to conclude non-inferiority if the true proportions are {p1} in group 1{effectSource} and {p2} in group 2 [source].',
    allocation: 'Clusters will be allocated to {arms} in a ratio of {ratio}.',
    equalSizes:
      'The intracluster correlation is assumed to be {icc} [source], which gives a design effect of {effect}.',
    varyingSizes:
      'The intracluster correlation is assumed to be {icc} [source] and the coefficient of variation of the cluster sizes {cv} [source], which gives a design effect of {effect}.',
    equalSizesAtMost:
      'The intracluster correlation may be at most {icc}, which gives a design effect of {effect}.',
    varyingSizesAtMost:
      'The coefficient of variation of the cluster sizes is assumed to be {cv} [source]. The intracluster correlation may then be at most {icc}, which gives a design effect of {effect}.',
    dropout:
      'To allow for a dropout of {dropout} [source], the number to be enrolled is {perCluster} in each cluster and {enrolled} in total.',
  },
  parts: {
    source: ' [source]',
    shareDifference: 'Proportion in group 1 (steps are percent of the difference)',
    differenceByMargin: 'Assumed difference (steps are percent of the margin)',
    shareByMargin: 'Proportion in group 1 (steps are percent of the margin)',
    controlShare: 'Proportion in group 2, with the difference held',
    leastValue: 'at least {value}',
    mostValue: 'at most {value}',
    points: '{value} percentage points',
    eitherDirection: 'at least {value} in either direction',
    testedDirection: 'at least {value} in the direction that is tested',
    trueDifference: 'the true difference (group 1 minus group 2) is',
    trueShare: 'the true proportion in group 1 (against {control} in group 2) is',
    clusterSize: 'the mean cluster size is',
    correlation: 'the intracluster correlation is',
    marginSize: 'the margin is',
    clusters: '[all randomized clusters with their participants]',
    smallestM: 'the smallest mean cluster size',
    largestIcc: 'the largest intracluster correlation',
    largerIcc: 'an intracluster correlation of {icc} (20% larger)',
    below: 'below',
    above: 'above',
    clusterMeans: 'cluster means',
    clusterShares: 'cluster proportions',
    equalTest: 't test of the {what}',
    weightedTest:
      't test of the {what} weighted by cluster size, with a standard error that allows for the clusters,',
    unweightedTest: 't test of the unweighted {what}',
    donner: 'the t test of cluster means with the design effect (Donner and Klar 2000)',
    eldridge:
      'the t distribution with the design effect for varying cluster sizes, an approximation (Eldridge et al. 2006)',
    hayes:
      'the t distribution with the harmonic mean of the cluster sizes (Hayes and Bennett 1999), approximated by their mean and coefficient of variation',
  },
  faults: {
    anyMargin:
      'With this assumption the clusters have the power to show a difference, so any margin will do: please ask for something else.',
    tooFewClusters:
      'So few clusters have a power of at most {most}, however large they are. Please enter more clusters or a lower power.',
  },
  notes: {
    found: 'With {clusters} clusters in each arm, the trial has its target power if {what} {bounds}.',
    largestClusters: 'However large the clusters, this number of them has a power of at most {most}.',
    mayBeLower: 'The mean in group 1 may be at most {margin} lower than in group 2.',
    mayBeHigher: 'The mean in group 1 may be at most {margin} higher than in group 2.',
    mayBeLowerPoints:
      'The proportion in group 1 may be at most {margin|one percentage point|# percentage points} lower than in group 2.',
    mayBeHigherPoints:
      'The proportion in group 1 may be at most {margin|one percentage point|# percentage points} higher than in group 2.',
    largeIcc:
      'With an intracluster correlation of {icc}, clusters differ more than the participants within them: the {m} participants of a cluster tell as much as {alone} alone. For outcomes of patients this is rare. Please check it.',
    benefit:
      'This number of clusters relies on the benefit that you assume: if there is no difference, the power is {power}, and {needed} clusters in each arm are needed instead of {clusters}.',
    benefitPower:
      'This power relies on the benefit that you assume: if there is no difference, it is {power}.',
    tooFew:
      'With {clusters} clusters in each arm no permutation test reaches p < {p}, so the result would rest on the assumption of a normal distribution alone.',
    few: 'With {clusters} clusters in each arm a single unusual cluster can decide the result, and the arms may differ from the start. Plan at least 8 if you can.',
    weighted:
      'The power of {power} is that of means weighted by cluster size, and an approximation. With unweighted cluster means it would be about {other}.',
    unweighted:
      'The power of {power} is that of unweighted cluster means, and an approximation. With means weighted by cluster size it would be about {other}.',
    largeOnes:
      'A few large clusters dominate a weighted analysis of so few and so different ones. Its usual standard errors are then too small: the true significance level is higher than the chosen one, and so is the power.',
    smallOnes:
      'The power of unweighted means depends on the smallest clusters. If very small ones are frequent (sizes of a gamma distribution), it is about {reached}.',
    fewEvents:
      'Only {events} participants of one arm are expected with the rarer outcome. Below 10, cluster proportions are far from normal, and the power is only approximate.',
  },
  symbols: {
    k: 'clusters in each arm',
    m: 'participants in a cluster, on average',
    δ: 'the assumed difference',
    'p₁, p₂': 'the assumed proportions in groups 1 and 2',
    Δ: 'the margin',
    σ: 'the standard deviation of one participant',
    D: 'the design effect',
    ρ: 'the intracluster correlation',
    cv: 'the coefficient of variation of the cluster sizes',
  },
  assumptions: [
    'Each cluster is randomized to one arm, with equal numbers in each, and clusters are independent of each other.',
    'The intracluster correlation is the same in both arms; it is rarely known well: see the sensitivity table.',
    'The standard error allows for the clusters: a weighted t test that ignores them too often finds an effect where there is none.',
    'A mixed model weights clusters in between and has about the power of the better of the two analyses, or a little more.',
  ],
  notCovered:
    'stepped-wedge and crossover designs, pairs of clusters, unequal numbers of clusters, adjustment for covariates.',
} satisfies DesignWords
