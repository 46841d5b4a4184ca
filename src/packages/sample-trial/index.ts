export { dayNumber, isComplete, isoDay } from './days.ts'
export type { CurveFacts, LiverDrawing, LiverPoint, SurvivalDrawing } from './drawing.ts'
export { ruleGroups } from './files/conformance/groups.ts'
export type { ConformanceResults, EngineFinding, RuleResult } from './files/conformance/results.ts'
export {
  checksumsFile,
  conformanceFile,
  dataVersion,
  outputFile,
  resultFiles,
} from './files/names.ts'
export { annotationsOf, variablesIn } from './forms/annotation.ts'
export {
  type AuditEvent,
  type Casebook,
  type Entry,
  firstEvent,
  type Milestone,
} from './forms/entry.ts'
export { type Form, formNamed, forms, type Item, isTransferred } from './forms/forms.ts'
export { type DatasetDescription, type Model, modelNames, models } from './metadata.ts'
export { outputIds } from './output-ids.ts'
export type { Cell, Output } from './outputs/cell.ts'
export { type Arm, arms, confidence, landmarks, sites, study } from './protocol.ts'
export { type Row, type Value, valuesOf } from './row.ts'
export { cellPlaces, type PlacedCell, placeText } from './trace/cell-places.ts'
export type {
  CellSources,
  DescribedDataset,
  OutputSources,
  PlantedFile,
  RowSet,
  SourceCode,
  StoredCell,
  StoredOutput,
  StoredTable,
  Study,
  SubmissionZip,
  TracedEntry,
  TracedRow,
} from './trace/data-files.ts'
export { chainOf, forwardOf, type Link, layerOf, layersBehind, linkOf } from './trace/lineage.ts'
export { Participant, type ParticipantFile } from './trace/participant-file.ts'
