import { DesignAnswer, takeLooks } from './design-answer.tsx'
import * as looks from './move-looks.ts'

takeLooks(looks)

export { TrialOutcomes } from './trial-outcomes.tsx'
/** For the design whose looks can be moved: the other designs do not load what moves them. */
export { DesignAnswer }
