/** In the order of the workbench. */
export const studyDesignRoutes = {
  'study-design': '/study-design',
  'study-design/two-means': '/study-design/two-means',
  'study-design/two-proportions': '/study-design/two-proportions',
  'study-design/time-to-event': '/study-design/time-to-event',
  'study-design/bioequivalence': '/study-design/bioequivalence',
  'study-design/one-proportion': '/study-design/one-proportion',
  'study-design/simon-two-stage': '/study-design/simon-two-stage',
  'study-design/cluster-randomized': '/study-design/cluster-randomized',
  'study-design/group-sequential': '/study-design/group-sequential',
  'study-design/precision': '/study-design/precision',
  'study-design/rare-events': '/study-design/rare-events',
  'study-design-compare': '/study-design/compare',
  'study-design-monitoring': '/study-design/monitoring',
  'study-design-checks': '/study-design/checks',
} as const

type DesignPageName = Extract<keyof typeof studyDesignRoutes, `study-design/${string}`>

export type DesignName = DesignPageName extends `study-design/${infer Name}` ? Name : never
