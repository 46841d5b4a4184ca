import { type DesignName, designs, isDesignName, parametersOf, type Texts } from '@marom/trial-designs'
import { nested, unnested } from '#src/site/nested-parameters.ts'
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
