import type { DesignName } from '@marom/trial-designs'

type Links = Readonly<Partial<Record<string, readonly DesignName[]>>>

/** By the id of a service card. */
export const cardDesigns: Links = {
  'statistical-consulting': ['two-means', 'two-proportions', 'time-to-event', 'cluster-randomized'],
  'statistical-analysis': ['group-sequential'],
  'pk-pd': ['bioequivalence'],
  pharmacovigilance: ['rare-events'],
}

/** By therapeutic area; each also has the designs that fit its estimand. */
export const areaDesigns: Links = {
  oncology: ['time-to-event', 'group-sequential', 'simon-two-stage'],
  vaccines: ['two-proportions', 'cluster-randomized', 'rare-events'],
  cardiology: ['two-means', 'cluster-randomized', 'time-to-event'],
  neurology: ['two-proportions', 'two-means', 'cluster-randomized'],
  pharmacology: ['bioequivalence', 'two-means'],
}

/** By the slug of a term in the glossary. */
export const termDesigns: Links = {
  'alpha-spending-function': ['group-sequential'],
  'binomial-distribution': ['one-proportion', 'simon-two-stage'],
  bioequivalence: ['bioequivalence'],
  'chi-squared-test': ['two-proportions'],
  'cluster-randomized-trial': ['cluster-randomized'],
  'coefficient-of-variation-cv': ['bioequivalence'],
  'confidence-interval-ci': ['precision'],
  'effect-size': ['two-means'],
  'equivalence-trial': ['two-means', 'bioequivalence'],
  'group-sequential-design': ['group-sequential'],
  'hazard-ratio-hr': ['time-to-event'],
  'interim-analysis': ['group-sequential'],
  'intraclass-correlation-coefficient-icc': ['cluster-randomized'],
  'log-rank-test': ['time-to-event'],
  'non-inferiority-margin': ['two-means', 'two-proportions'],
  'non-inferiority-trial': ['two-means', 'two-proportions', 'time-to-event'],
  power: ['two-means', 'two-proportions', 'time-to-event'],
  'sample-size': ['two-means', 'two-proportions', 'time-to-event', 'precision'],
  't-test': ['two-means'],
}
