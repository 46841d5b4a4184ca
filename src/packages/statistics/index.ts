export { type Estimate, fromLog, z975 } from './interval.ts'
export { itemAt, needLength } from './item-at.ts'
export { exactProportion } from './proportion.ts'
export { quantile } from './quantile.ts'
export {
  arrivals,
  binomialDeviate,
  exponentialDeviate,
  gammaDeviate,
  normalDeviate,
  type Random,
  seededRandom,
} from './random.ts'
export { mean, median, standardDeviation, sum, variance } from './sample.ts'
