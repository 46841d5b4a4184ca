export { type DesignName, type Designs, designNames, designs, isDesignName } from './designs/index.ts'
export { simonTwoStage } from './designs/simon-two-stage/design.ts'
export { twoMeans } from './designs/two-means/design.ts'
export { twoProportions } from './designs/two-proportions/design.ts'
export type { Answer, Design, NoResult, Result } from './frame/answer.ts'
export { checked } from './frame/checked.ts'
export { packagesIn } from './frame/code.ts'
export type { SharedCodes } from './frame/codes.ts'
export { mostDecimals, padOf } from './frame/decimals.ts'
export {
  conditionsOf,
  counts,
  type Fault,
  isAssumption,
  type NamedField,
  optionalNumber,
  type Texts,
  textsOf,
} from './frame/fields.ts'
export {
  amountText,
  countText,
  differenceText,
  levelText,
  numberText,
  percentText,
  probabilityText,
  quantityText,
  trimmed,
} from './frame/format.ts'
export {
  type Grid,
  type GridChoice,
  type GridQuestion,
  gridChoice,
  gridOf,
  gridParameters,
  gridQuestion,
  gridSteps,
} from './frame/grid.ts'
export { type Likeness, likeness } from './frame/left-out.ts'
export type { Measure, Section } from './frame/options.ts'
export { parametersOf } from './frame/parameters.ts'
export { faultOf, readInputs } from './frame/read-inputs.ts'
export { readAllocation } from './frame/read-number.ts'
export type {
  Boundaries,
  Chance,
  Curve,
  Fact,
  Note,
  NoteLevel,
  Quantity,
  Sentence,
  Table,
  Values,
} from './frame/result.ts'
export type { Change, Changes, SensitivityTable } from './frame/sensitivity.ts'
