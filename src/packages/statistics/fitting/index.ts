export { constrainedProportions } from './constrained-proportions.ts'
export { geometricMean, geometricMeanRatio, meanInterval } from './geometric-mean.ts'
export { curveAt, emaxModel, fitCurve, type Model, type Point, parameterInterval } from './least-squares.ts'
export { areaUnderCurve, type Sample, terminalHalfLife } from './pharmacokinetics.ts'
export { type Pooled, pooledEstimate } from './pooled-estimate.ts'
export {
  effectiveSampleSize,
  inverseProbabilityWeights,
  type Subject,
  standardizedDifference,
  treatmentModel,
} from './propensity.ts'
export { proportion, proportionDifference } from './proportions.ts'
export { fitSiteRates, type SiteRecord, timeToRecruit, totalRate } from './recruitment-forecast.ts'
