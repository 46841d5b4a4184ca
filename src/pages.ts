import type { PageName } from '#content/routes.ts'
import { blog } from './blog/blog.tsx'
import { blogPost } from './blog/post.tsx'
import { brief } from './brief/page.tsx'
import { aboutUs } from './company/about/about-us.tsx'
import { leadership } from './company/about/leadership.tsx'
import { careers } from './company/careers/careers.tsx'
import { home } from './company/home/home.tsx'
import { accessibility } from './company/policies/accessibility.tsx'
import { cookiePolicy } from './company/policies/cookie-policy.tsx'
import { privacyPolicy } from './company/policies/privacy-policy.tsx'
import { termsOfService } from './company/policies/terms-of-service.tsx'
import { qualification } from './company/qualification/qualification.tsx'
import { servicePage } from './company/services/service.tsx'
import { solutions } from './company/services/solutions.tsx'
import { messageReceived } from './contact/message-received.tsx'
import { estimand } from './estimand/page.tsx'
import { biostatisticGlossary } from './glossary/biostatistic-glossary.tsx'
import { termStudy } from './glossary/deck/page.tsx'
import { keyConcepts } from './glossary/key-concepts.tsx'
import { term } from './glossary/term.tsx'
import { publications } from './publications/publications.tsx'
import { scientificArticles } from './publications/scientific-articles.tsx'
import { studyAnalysisPlan } from './sample-study/pages/analysis-plan.tsx'
import { caseReportForm } from './sample-study/pages/case-report-form.tsx'
import { studyDataManagement } from './sample-study/pages/data-management.tsx'
import { studyDatasets } from './sample-study/pages/datasets.tsx'
import { studyEstimand, studySynopsis } from './sample-study/pages/documents.tsx'
import { studyOutputs } from './sample-study/pages/outputs.tsx'
import { sampleStudy } from './sample-study/pages/overview.tsx'
import { studyReport } from './sample-study/pages/report.tsx'
import { studyTrace } from './sample-study/pages/trace.tsx'
import { search } from './search/page.tsx'
import type { Page } from './site/define-page.ts'
import { studyDesignChecks } from './study-design/pages/benchmarks.tsx'
import { designPage } from './study-design/pages/design.tsx'
import { studyDesign } from './study-design/pages/overview.tsx'

/** Pages by name; the router and the tests loop over it. */
export const pages = {
  home,
  solutions,
  'data-management': servicePage('data-management'),
  'clinical-solutions': servicePage('clinical-solutions'),
  biostatistics: servicePage('biostatistics'),
  'about-us': aboutUs,
  publications,
  leadership,
  'study-design': studyDesign,
  'study-design/two-means': designPage('two-means'),
  'study-design/two-proportions': designPage('two-proportions'),
  'study-design/time-to-event': designPage('time-to-event'),
  'study-design/bioequivalence': designPage('bioequivalence'),
  'study-design/one-proportion': designPage('one-proportion'),
  'study-design/simon-two-stage': designPage('simon-two-stage'),
  'study-design/cluster-randomized': designPage('cluster-randomized'),
  'study-design/group-sequential': designPage('group-sequential'),
  'study-design/precision': designPage('precision'),
  'study-design/rare-events': designPage('rare-events'),
  'study-design-checks': studyDesignChecks,
  estimand,
  brief,
  'sample-study': sampleStudy,
  'sample-study/synopsis': studySynopsis,
  'sample-study/estimand': studyEstimand,
  'sample-study/analysis-plan': studyAnalysisPlan,
  'sample-study/case-report-form': caseReportForm,
  'sample-study/data-management': studyDataManagement,
  'sample-study/outputs': studyOutputs,
  'sample-study/report': studyReport,
  'sample-study/datasets': studyDatasets,
  'sample-study/trace': studyTrace,
  careers,
  'cookie-policy': cookiePolicy,
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
  accessibility,
  qualification,
  blog,
  'blog-post': blogPost,
  'scientific-articles': scientificArticles,
  'key-concepts': keyConcepts,
  'term-study': termStudy,
  term,
  'biostatistic-glossary': biostatisticGlossary,
  search,
  'message-received': messageReceived,
} satisfies Record<PageName, Page>

export type PageTable = Partial<Record<PageName, Page>>
