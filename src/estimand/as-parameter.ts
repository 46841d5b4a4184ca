import { nested } from '#src/site/nested-parameters.ts'
import type { Texts } from '#src/study-design/index.ts'
import { parametersOfEstimand } from './read.ts'

export function estimandAsParameter(texts: Texts): string {
  return nested(parametersOfEstimand(texts))
}
