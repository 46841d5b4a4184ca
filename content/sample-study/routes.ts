export const sampleStudyRoutes = {
  'sample-study': '/sample-study',
  'sample-study/synopsis': '/sample-study/synopsis',
  'sample-study/estimand': '/sample-study/estimand',
  'sample-study/analysis-plan': '/sample-study/analysis-plan',
  'sample-study/case-report-form': '/sample-study/case-report-form',
  'sample-study/data-management': '/sample-study/data-management',
  'sample-study/participants': '/sample-study/participants',
  'sample-study/participant': '/sample-study/participant',
  'sample-study/outputs': '/sample-study/outputs',
  'sample-study/report': '/sample-study/report',
  'sample-study/datasets': '/sample-study/datasets',
  'sample-study/conformance': '/sample-study/conformance',
  'sample-study/planted': '/sample-study/planted',
  'sample-study/trace': '/sample-study/trace',
  'sample-study/break': '/sample-study/break',
} as const

/** The documents of the study, in reading order. */
export type SampleStudyPage = Exclude<
  Extract<keyof typeof sampleStudyRoutes, `sample-study/${string}`>,
  'sample-study/participant'
>
