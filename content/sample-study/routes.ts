export const sampleStudyRoutes = {
  'sample-study': '/sample-study',
  'sample-study/synopsis': '/sample-study/synopsis',
  'sample-study/estimand': '/sample-study/estimand',
  'sample-study/analysis-plan': '/sample-study/analysis-plan',
  'sample-study/case-report-form': '/sample-study/case-report-form',
  'sample-study/data-management': '/sample-study/data-management',
  'sample-study/outputs': '/sample-study/outputs',
  'sample-study/report': '/sample-study/report',
  'sample-study/datasets': '/sample-study/datasets',
  'sample-study/conformance': '/sample-study/conformance',
  'sample-study/planted': '/sample-study/planted',
  'sample-study/trace': '/sample-study/trace',
} as const

/** In reading order. */
export type SampleStudyPage = Extract<keyof typeof sampleStudyRoutes, `sample-study/${string}`>
