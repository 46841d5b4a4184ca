/** In the order in which the site shows them. */
export const designNames = [
  'two-means',
  'two-proportions',
  'time-to-event',
  'bioequivalence',
  'one-proportion',
  'simon-two-stage',
  'cluster-randomized',
  'group-sequential',
  'precision',
  'rare-events',
] as const

export type DesignName = (typeof designNames)[number]
