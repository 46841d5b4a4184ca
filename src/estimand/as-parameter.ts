import { nested } from '#src/site/nested-parameters.ts'
import type { Texts } from '#src/study-design/index.ts'
import { parametersOfEstimand } from './read.ts'

/** An estimand as one parameter of the brief's address. */
export function estimandAsParameter(texts: Texts): string {
  return nested(parametersOfEstimand(texts))
}
