import { nested, unnested } from '#src/site/nested-parameters.ts'
import type { DesignName } from '#src/study-design/designs/names.ts'
import { designs, isDesignName } from './designs/index.ts'
import type { Texts } from './frame/fields.ts'
import { parametersOf } from './frame/parameters.ts'
import { type QuestionName, questionParameters } from './question.ts'

/** A design as one parameter of the brief's address: `two-means?difference=5&…`. */
export function designAsParameter(
  name: DesignName,
  texts: Texts,
  question: QuestionName | null = null,
): string {
  return `${name}?${nested({ ...parametersOf(designs[name].fields, texts), ...questionParameters(question) })}`
}

/** Null if the parameter does not name a design. */
export function readDesignParameter(
  text: string,
): { name: DesignName; parameters: Record<string, string> } | null {
  const [, name = '', query = ''] = /^([\w-]+)\??(.*)$/s.exec(text) ?? []
  return isDesignName(name) ? { name, parameters: unnested(query) } : null
}
