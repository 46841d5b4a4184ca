export {
  type Arm,
  type Course,
  type Entry,
  enteredBy,
  eventProbability,
  eventsByMonth,
  type Piece,
  signalOfOneEvent,
} from './event-trials.ts'
export { freireich } from './freireich.ts'
export { hazardRatio, stratifiedHazardRatio } from './hazard-ratio.ts'
export {
  eventTimes,
  kaplanMeier,
  medianInterval,
  numberAtRisk,
  type Observation,
  type SurvivalStep,
  stepAt,
} from './kaplan-meier.ts'
export { logRank, stratifiedLogRank } from './log-rank.ts'
export { type Signal, survivalSignal } from './log-rank-power.ts'
