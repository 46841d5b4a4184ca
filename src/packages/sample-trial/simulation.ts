export { makeStudy, type StudyData } from './make-study.ts'
export { makeOutputs } from './outputs/build.ts'
export { describePlanted } from './planted/planted.ts'
