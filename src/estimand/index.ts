import type { PlaceTable } from '#src/site/places.tsx'
import { AreaQuestion } from './area-question.tsx'
import { HomeDoor } from './home-door.tsx'
import { estimand } from './page.tsx'

export { addressFaults, builderFault } from './form-faults.ts'
export { type Piece, plainText } from './pieces.ts'
export { Pieces } from './pieces-view.tsx'
export { type Estimand, parametersOfEstimand, readEstimand } from './read.ts'
export { sentenceOf } from './statement.ts'
export { estimandWords, sayIn } from './words.ts'

export const pages = { estimand }

export const places: PlaceTable = { areaQuestion: AreaQuestion, homeQuestion: HomeDoor }
