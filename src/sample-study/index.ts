import { studyAnalysisPlan } from './pages/analysis-plan.tsx'
import { studyBreak } from './pages/break.tsx'
import { caseReportForm } from './pages/case-report-form.tsx'
import { studyConformance } from './pages/conformance.tsx'
import { studyDataManagement } from './pages/data-management.tsx'
import { studyDatasets } from './pages/datasets.tsx'
import { studyEstimand, studySynopsis } from './pages/documents.tsx'
import { studyOutputs } from './pages/outputs.tsx'
import { sampleStudy } from './pages/overview.tsx'
import { studyParticipant } from './pages/participant.tsx'
import { studyParticipants } from './pages/participants.tsx'
import { studyPlanted } from './pages/planted.tsx'
import { studyReport } from './pages/report.tsx'
import { studyTrace } from './pages/trace.tsx'

export { studyFiles as files } from './files.ts'
export { places } from './places.tsx'
export { tools } from './tools.ts'

export const pages = {
  'sample-study': sampleStudy,
  'sample-study/synopsis': studySynopsis,
  'sample-study/estimand': studyEstimand,
  'sample-study/analysis-plan': studyAnalysisPlan,
  'sample-study/case-report-form': caseReportForm,
  'sample-study/data-management': studyDataManagement,
  'sample-study/participants': studyParticipants,
  'sample-study/participant': studyParticipant,
  'sample-study/outputs': studyOutputs,
  'sample-study/report': studyReport,
  'sample-study/datasets': studyDatasets,
  'sample-study/conformance': studyConformance,
  'sample-study/planted': studyPlanted,
  'sample-study/trace': studyTrace,
  'sample-study/break': studyBreak,
}
