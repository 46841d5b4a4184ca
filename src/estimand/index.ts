import { estimand } from './page.tsx'

export { questionSentence } from './design-question.tsx'
export { addressFaults, builderFault } from './form-faults.ts'
export { type Piece, plainText } from './pieces.ts'
export { Pieces } from './pieces-view.tsx'
export { places } from './places.tsx'
export { type Estimand, parametersOfEstimand, readEstimand } from './read.ts'
export { sentenceOf } from './statement.ts'
export { tools } from './tools.ts'
export { estimandWords, sayIn } from './words.ts'

export const pages = { estimand }
