import type { PageName } from '#content/routes.ts'
import { aboutUs } from './about-us.tsx'
import { accessibility } from './accessibility.tsx'
import { biostatisticGlossary } from './biostatistic-glossary.tsx'
import { blog } from './blog.tsx'
import { blogPost } from './blog-post.tsx'
import { brief } from './brief.tsx'
import { careers } from './careers.tsx'
import { cookiePolicy } from './cookie-policy.tsx'
import { estimand } from './estimand.tsx'
import { home } from './home.tsx'
import { keyConcepts } from './key-concepts.tsx'
import { leadership } from './leadership.tsx'
import { messageReceived } from './message-received.tsx'
import type { Page } from './page.ts'
import { privacyPolicy } from './privacy-policy.tsx'
import { publications } from './publications.tsx'
import { qualification } from './qualification.tsx'
import { studyAnalysisPlan } from './sample-study/analysis-plan.tsx'
import { caseReportForm } from './sample-study/case-report-form.tsx'
import { studyDataManagement } from './sample-study/data-management.tsx'
import { studyDatasets } from './sample-study/datasets.tsx'
import { studyEstimand, studySynopsis } from './sample-study/documents.tsx'
import { sampleStudy } from './sample-study/index.tsx'
import { studyOutputs } from './sample-study/outputs.tsx'
import { studyReport } from './sample-study/report.tsx'
import { studyTrace } from './sample-study/trace.tsx'
import { scientificArticles } from './scientific-articles.tsx'
import { search } from './search.tsx'
import { servicePage } from './service.tsx'
import { solutions } from './solutions.tsx'
import { studyDesign } from './study-design.tsx'
import { studyDesignChecks } from './study-design-checks.tsx'
import { designPage } from './study-design-form.tsx'
import { term } from './term.tsx'
import { termStudy } from './term-study.tsx'
import { termsOfService } from './terms-of-service.tsx'

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
