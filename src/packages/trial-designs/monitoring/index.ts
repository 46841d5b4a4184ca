export {
  informationField,
  type Monitor,
  type MonitoringAnswer,
  type MonitoringCodes,
  type MonitoringFault,
  type MonitoringInput,
  type MonitoringResult,
  mostAnalyses,
  type NoteLevel,
  stageField,
  zField,
} from './answer.ts'
export { monitoringExample } from './example.ts'
export { answerMonitoring, monitor } from './monitor.ts'
export { type MonitoredPlan, type PlanRefusal, readPlan } from './plan.ts'
export { analysisParameters, readAnalyses } from './read-analyses.ts'
