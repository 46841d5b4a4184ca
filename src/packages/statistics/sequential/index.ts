export { hwangShihDeCani, obrienFlemingType, pocockType, type Spending } from './alpha-spending.ts'
export { conditionalPower, predictivePower } from './conditional-power.ts'
export {
  chanceOf,
  driftFor,
  type Exits,
  exitsAbove,
  exitsOf,
  expectedFraction,
  power,
  sumOf,
} from './exits.ts'
export { withFutility } from './futility.ts'
export { type Boundaries, boundariesAt, repeatedInterval, type StoppingRules } from './monitoring.ts'
export {
  endingAt,
  type Growth,
  type MayStop,
  type Means,
  meanAt,
  meansOf,
  type Plan,
  walk,
} from './plan.ts'
export { boundariesThatSpend, wangTsiatis, withHarm } from './stopping-boundaries.ts'
