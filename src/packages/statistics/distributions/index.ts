export { binomialDensity, binomialTails, binomialUpper, GrowingTail, maxTrials } from './binomial.ts'
export { overImbalance } from './covariate-imbalance.ts'
export {
  betaDensity,
  chiSquaredDensity,
  gammaDensity,
  logNormalDensity,
  poissonDensity,
  tDensity,
} from './densities.ts'
export { betaQuantile, chiSquaredUpper, tCdf, tQuantile } from './distributions.ts'
export { noncentralTCdf, noncentralTUpper } from './noncentral-t.ts'
export { normalDensity, normalQuantile, normalUpper, normalUpperQuantile } from './normal.ts'
export { owensQ } from './owens-q.ts'
export { tostPower } from './tost.ts'
